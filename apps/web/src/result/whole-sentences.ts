// A mark that ends a sentence with what closes behind it, or the end of a line that says something and does not only greet.
// The page does without the library's own reading of sentences here, which would be loaded with every first visit.
const END = /[.!?…]["'”’)\]*_]*(?=\s|$)|\S+ +\S+ +\S*[^\s,:;–—-](?=[ \t]*\n)/gu;
const ABBREVIATED = /(?:^|[\s(])(?:dr|mr|mrs|prof|st|vs|approx|no|ref|e\.g|i\.e|\p{L})\.$/iu;

/** A text that ended early, up to the end of its last whole sentence or line; "" where it has none. */
export const wholeSentences = (text: string): string => {
  let end = 0;
  for (const match of text.matchAll(END)) {
    const here = match.index + match[0].length;
    // A figure may go on behind its point.
    const isOpen = here === text.length && /\d\.$/.test(match[0].length === 1 ? text.slice(-2) : "");
    if (!isOpen && !ABBREVIATED.test(text.slice(Math.max(0, here - 10), here))) end = here;
  }
  return text.slice(0, end);
};
