import type { RegisterId } from "../../registers/register.ts";
import type { Edit } from "../edits.ts";

/** A safe change of wording. It sees the whole text and proposes edits; the engine applies those that keep every fact. */
export interface Transform {
  name: string;
  edits(text: string, register: RegisterId): Edit[];
}

/** Edits for every match of a pattern. `insert` gives the text in its place, or null to leave it. */
export const editsOf = (text: string, pattern: RegExp, insert: (match: RegExpExecArray) => string | null): Edit[] => {
  const edits: Edit[] = [];
  for (const match of text.matchAll(pattern)) {
    const replacement = insert(match);
    if (replacement !== null)
      edits.push({ start: match.index, end: match.index + match[0].length, insert: replacement });
  }
  return edits;
};

/** `words` with the capitals of `model`: all of them where it has no small letter, else the first. */
export const inCaseOf = (model: string, words: string): string => {
  if (model.length > 1 && /\p{Lu}/u.test(model) && !/\p{Ll}/u.test(model)) return words.toUpperCase();
  return /^\p{Lu}/u.test(model) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
};
