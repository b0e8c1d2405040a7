import { fact, type FactMatch, type FactFamily } from "../fact.ts";

const QUOTE_MAX = 600;
const CODE_MAX = 400;
const CLOSERS: Readonly<Record<string, string>> = { '"': '"', "“": "”", "«": "»" };

const plain = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/[.,;!?]+$/, "")
    .trim()
    .toLowerCase();

// A second opening mark ends the search too, so that a run of them is read once and not once for each.
const stopOf = (text: string, at: number, closer: string, max: number): number => {
  const opener = text[at];
  const limit = Math.min(text.length, at + max);
  for (let end = at + 1; end < limit; end += 1) {
    const unit = text[end];
    if (unit === closer) return end;
    if (unit === "\n" || unit === opener) return -1;
  }
  return -1;
};

/** Somebody's words between quotation marks on one line. A straight mark opens only where a word does not come before it. */
export const quoteAt = (text: string, at: number): FactMatch | null => {
  const closer = CLOSERS[text[at] as string];
  if (closer === undefined) return null;
  if (closer === '"' && at > 0 && /[\w"]/.test(text[at - 1] as string)) return null;
  const stop = stopOf(text, at, closer, QUOTE_MAX);
  if (stop < 0 || stop === at + 1 || /\s/.test(text[at + 1] as string)) return null;
  const value = plain(text.slice(at + 1, stop));
  return value === "" ? null : fact("quote", at, stop + 1, value);
};

/** Code between backticks on one line. */
export const codeSpanAt = (text: string, at: number): FactMatch | null => {
  if (text[at + 1] === "`" || text[at - 1] === "`") return null;
  const stop = stopOf(text, at, "`", CODE_MAX);
  return stop <= at + 1 ? null : fact("code", at, stop + 1, text.slice(at + 1, stop));
};

export const quotes: FactFamily = { name: "quote", kinds: { quote: "soft", code: "soft" } };
