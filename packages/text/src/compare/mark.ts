// A comparison is written with marks as often as with words; read as words both are judged alike.
const WORDS: Readonly<Record<string, string>> = {
  "<": "below",
  ">": "above",
  "≤": "most",
  "≥": "least",
  "<=": "most",
  ">=": "least",
  "≈": "about",
  "~": "about",
  "+": "plus",
};

const FIGURE = /[\d$€£.-]/;

/** Whether the "<" or ">" at `at`, with or without its "=", compares two things. */
const isComparison = (text: string, at: number, end: number): boolean => {
  const last = text[at - 1] ?? "\n";
  const next = text[end] ?? "\n";
  if (!/[\s\w)\]]/.test(last) || !/[\s\d$€£.-]/.test(next)) return false;
  // Between letters it belongs to a tag or a name of code.
  if (!/\s/.test(last) && !FIGURE.test(next)) return false;
  // A line may open with a mark that quotes it.
  const opens = /^\s*$/.test(text.slice(text.lastIndexOf("\n", at - 1) + 1, at).slice(-40));
  return !(opens && text.slice(at, end) === ">");
};

/** Whether "~" or "+" belongs to a figure; the other marks have no second meaning. */
const isOfFigure = (mark: string, last: string, next: string): boolean => {
  if (mark === "~") return !/\w/.test(last) && /[\d$€£]/.test(next);
  return mark !== "+" || (/\d/.test(last) && !/[\w+]/.test(next));
};

/** The word that the mark at `at` stands for, and where the mark ends; null if it stands for none ("->", "<b>", "> quoted"). */
export const markWordAt = (text: string, at: number): { word: string; end: number } | null => {
  const mark = text[at] as string;
  const isAngle = mark === "<" || mark === ">";
  const end = at + (isAngle && text[at + 1] === "=" ? 2 : 1);
  const isMeant = isAngle ? isComparison(text, at, end) : isOfFigure(mark, text[at - 1] ?? "\n", text[end] ?? "\n");
  const word = isMeant ? WORDS[text.slice(at, end)] : undefined;
  return word === undefined ? null : { word, end };
};

/** Whether a unit can be such a mark. */
export const isWordMark = (unit: number): boolean =>
  unit === 60 || unit === 62 || unit === 43 || unit === 126 || unit === 0x2248 || unit === 0x2264 || unit === 0x2265;
