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

/** The word that the mark at `at` stands for, and where the mark ends; null if it stands for none ("->", "<b>", "> quoted"). */
export const markWordAt = (text: string, at: number): { word: string; end: number } | null => {
  const mark = text[at] as string;
  const last = text[at - 1] ?? "\n";
  const isPair = (mark === "<" || mark === ">") && text[at + 1] === "=";
  const end = at + (isPair ? 2 : 1);
  const next = text[end] ?? "\n";
  if (mark === "<" || mark === ">") {
    if (!/[\s\w)\]]/.test(last) || !/[\s\d$€£.-]/.test(next)) return null;
    // A line may open with a mark that quotes it; between letters it belongs to a tag or a name of code.
    const opens = /^\s*$/.test(text.slice(text.lastIndexOf("\n", at - 1) + 1, at).slice(-40));
    if ((opens && mark === ">" && !isPair) || (!/\s/.test(last) && !FIGURE.test(next))) return null;
  } else if (mark === "~") {
    if (/\w/.test(last) || !/[\d$€£]/.test(next)) return null;
  } else if (mark === "+" && (!/\d/.test(last) || /[\w+]/.test(next))) return null;
  const word = WORDS[isPair ? `${mark}=` : mark];
  return word === undefined ? null : { word, end };
};

/** Whether a unit can be such a mark. */
export const isWordMark = (unit: number): boolean =>
  unit === 60 || unit === 62 || unit === 43 || unit === 126 || unit === 0x2248 || unit === 0x2264 || unit === 0x2265;
