import { recogniseLanguage } from "../document/language.ts";
import { masksOf } from "../document/masks.ts";
import type { Span } from "../document/span.ts";
import { apart } from "./edits.ts";
import type { Proposal } from "./pass.ts";
import { spellingEdits } from "./spelling.ts";

/** A word that is written wrongly, and what belongs in its place. */
export interface Typo extends Span {
  excerpt: string;
  replacement: string;
}

/** A word that stands twice is shown twice, so that the reader sees which one goes. */
const withTwin = (edit: Proposal, text: string): Proposal => {
  if (edit.insert !== "") return edit;
  const insert = text.slice(edit.start, edit.end).trimStart();
  return { ...edit, start: edit.start - insert.length, insert };
};

/**
 * Misspellings, lost apostrophes and words taken for one another, in order and without overlap: what the built-in engine mends by itself, less
 * shorthand, which is no mistake. Nothing inside code, links, addresses or quotations, and nothing in another language
 * than English. `mended` are the excerpts of typos that the text had before: without them what is left would be looked at as
 * in a careful text. UTF-16 ranges; linear in the text.
 */
export const typosIn = (text: string, mended: readonly string[] = []): Typo[] => {
  if (!recogniseLanguage(text).english) return [];
  const edits = spellingEdits(text, undefined, [text, ...mended].join(" "))
    .filter(({ kind }) => kind !== "shorthand")
    .map((edit) => withTwin(edit, text));
  return apart(edits, masksOf(text)).map(({ start, end, insert }) => ({
    start,
    end,
    excerpt: text.slice(start, end),
    replacement: insert,
  }));
};
