const isEnd = (unit: number): boolean =>
  unit === 0x2e || unit === 0x21 || unit === 0x3f || unit === 0x3a || unit === 0x3b || unit === 0x0a || unit === 0x2014;

/** The sentence up to a place, back to the mark, dash or line break before it; of one longer than `most` units, its end. */
export const sentenceBefore = (text: string, at: number, most: number): string => {
  const floor = Math.max(0, at - most);
  let start = at;
  while (start > floor && !isEnd(text.charCodeAt(start - 1))) start -= 1;
  return text.slice(start, at);
};
