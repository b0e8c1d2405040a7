/** Characters that a model writes in the place of others without meaning anything by it. */
const FOLDED: Readonly<Record<string, string>> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u2010": "-",
  "\u2011": "-",
  "\u2013": "-",
  "\u2014": "-",
};

interface Folding {
  folded: string;
  /** Where each unit of `folded` begins in the text, and where the text ends. */
  starts: readonly number[];
}

// Runs of white space are one space; quotation marks and dashes are the plain ones.
const fold = (text: string): Folding => {
  const starts: number[] = [];
  let folded = "";
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    const plain = /\s/.test(unit) ? " " : (FOLDED[unit] ?? unit);
    if (plain === " " && folded.endsWith(" ")) continue;
    folded += plain;
    starts.push(at);
  }
  starts.push(text.length);
  return { folded, starts };
};

const LABEL = /\[[AB]\d{1,5}\] ?/g;
const SPEAKS = /[\p{L}\p{N}\p{Sc}%]/u;

/** Finds quotations in one text. Returns the text's own characters, or null for words that are not in it. */
export const quotationsOf = (text: string): ((quoted: string) => string | null) => {
  let folding: Folding | null = null;
  const found = (quoted: string): string | null => {
    if (text.includes(quoted)) return quoted;
    folding ??= fold(text);
    const { folded, starts } = folding;
    const wanted = fold(quoted).folded.trim();
    const at = folded.indexOf(wanted);
    if (wanted === "" || at < 0) return null;
    return text.slice(starts[at], starts[at + wanted.length]).trimEnd();
  };
  return (quoted) => {
    const bare = quoted.trim();
    if (!SPEAKS.test(bare)) return null;
    return found(bare) ?? found(bare.replace(LABEL, "").trim()) ?? found(unquoted(bare.replace(LABEL, "").trim()));
  };
};

// A quotation that came with marks of its own, or cut by dots.
const unquoted = (quoted: string): string => quoted.replace(/^["'“‘…. ]+|["'”’…. ]+$/g, "");

/** How often the words occur in the text. */
export const occurrencesOf = (words: string, text: string): number => text.split(words).length - 1;
