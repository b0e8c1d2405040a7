import { recogniseLanguage } from "../document/language.ts";
import { masksOf } from "../document/masks.ts";
import type { Span } from "../document/span.ts";
import { apart, applied, type Edit } from "./edits.ts";
import { capitalEdits, isHasty } from "./hasty.ts";
import type { Proposal } from "./pass.ts";
import { spellingEdits } from "./spelling.ts";

/** A word that is written wrongly, and what belongs in its place. */
export interface Typo extends Span {
  excerpt: string;
  replacement: string;
}

/** A word that stands twice is shown twice, so that the reader sees which one goes. */
const withTwin = ({ start, end, insert }: Proposal, text: string): Proposal => {
  if (insert !== "") return { start, end, insert };
  const word = text.slice(start, end).trimStart();
  return { start: start - word.length, end, insert: word };
};

/**
 * Misspellings, lost apostrophes and words taken for one another, in order and without overlap: what the built-in engine mends by itself, less
 * shorthand, which is no mistake. Nothing inside code, links, addresses or quotations, and nothing in another language
 * than English. UTF-16 ranges; linear in the text.
 */
export const typosIn = (text: string): Typo[] => {
  if (!recogniseLanguage(text).english) return [];
  const edits = spellingEdits(text)
    .filter(({ kind }) => kind !== "shorthand")
    .map((edit) => withTwin(edit, text));
  return apart(edits, masksOf(text)).map(({ start, end, insert }) => ({
    start,
    end,
    excerpt: text.slice(start, end),
    replacement: insert,
  }));
};

/** Edits of a text and then those of what came of it, as edits of the first text. */
const together = (first: readonly Edit[], then: readonly Edit[]): Edit[] => {
  const out: Edit[] = [];
  let [shift, at] = [0, 0];
  // Up to a place of the second text: those of its edits that stand in words of the first.
  const takeUntil = (place: number): void => {
    for (; at < then.length && (then[at] as Edit).end <= place; at += 1) {
      const { start, end, insert } = then[at] as Edit;
      out.push({ start: start - shift, end: end - shift, insert });
    }
  };
  for (const { start, end, insert } of first) {
    const from = start + shift;
    takeUntil(from);
    const own: Edit[] = [];
    for (; at < then.length && (then[at] as Edit).start < from + insert.length; at += 1) {
      const edit = then[at] as Edit;
      if (edit.end <= from + insert.length)
        own.push({ start: edit.start - from, end: edit.end - from, insert: edit.insert });
    }
    out.push({ start, end, insert: applied(insert, own) });
    shift += insert.length - (end - start);
  }
  takeUntil(Number.POSITIVE_INFINITY);
  return out;
};

/**
 * What the built-in engine mends in a text whatever it is rewritten for: spelling, shorthand, and then the capitals of a text
 * that was typed in haste. In order, without overlap, nothing that `typosIn` leaves alone. UTF-16; linear in the text.
 */
export const mendsIn = (text: string): Edit[] => {
  if (!recogniseLanguage(text).english) return [];
  const spelled = apart(spellingEdits(text), masksOf(text)).map(({ start, end, insert }) => ({ start, end, insert }));
  const now = applied(text, spelled);
  return isHasty(now) ? together(spelled, apart(capitalEdits(now), masksOf(now))) : spelled;
};
