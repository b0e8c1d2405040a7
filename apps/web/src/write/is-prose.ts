const ITEM = /^\s*(?:[-*•+–]|\d{1,3}[.)])\s/;
const SENTENCE_END = /[.!?]["”’)]?\s*$/;
// A line of notes has fewer words, or no mark at its end.
const PROSE_WORDS_MIN = 12;

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** Whether a text is plainly notes: it says so itself, or two of three lines are items and no greeting is before them. */
export const isNotes = (text: string): boolean => {
  const lines = linesOf(text);
  const items = lines.filter((line) => ITEM.test(line)).length;
  return (
    /^\s*notes:/i.test(text) ||
    (items > 1 && 3 * items >= 2 * lines.length && !/^\s*(?:hi|hello|hey|dear)\b/i.test(text))
  );
};

const wordsIn = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + line.trim().split(/\s+/).length, 0);

/** Whether a text is plainly no notes: without items, and most of its words in lines that are long and end as sentences do. */
export const isProse = (text: string): boolean => {
  const lines = linesOf(text);
  if (lines.length === 0 || lines.some((line) => ITEM.test(line))) return false;
  const prose = lines.filter((line) => wordsIn([line]) >= PROSE_WORDS_MIN && SENTENCE_END.test(line));
  return 2 * wordsIn(prose) >= wordsIn(lines);
};
