/**
 * Whether a place lies between the comments `<!-- tells-off -->` and `<!-- tells-on -->`; null when the text has none.
 * An unclosed one reaches to the end of the text.
 */
export const suppressionOf = (
  text: string,
  { off, on }: { off: string; on: string },
): ((at: number) => boolean) | null => {
  if (!text.includes(off)) return null;
  const ranges: [from: number, to: number][] = [];
  let from = text.indexOf(off);
  while (from >= 0) {
    const to = text.indexOf(on, from);
    ranges.push([from, to < 0 ? text.length : to]);
    from = to < 0 ? -1 : text.indexOf(off, to);
  }
  let range = 0;
  // Hits come in the order of the text, so one walk over the ranges answers them all.
  return (at) => {
    while (range < ranges.length - 1 && (ranges[range] as [number, number])[1] <= at) range += 1;
    const [start, end] = ranges[range] as [number, number];
    return at >= start && at < end;
  };
};
