import { once } from "../document/once.ts";
import { upperFirst } from "../document/case.ts";
import { unpack } from "../packing/unpack.ts";
import { packedMisspellings } from "./misspellings.packed.ts";
import type { Pass, Proposal } from "./pass.ts";
import { APOSTROPHES, CONFUSED, SHORTHAND, type Row } from "./spelling-rows.ts";

interface Entry extends Row {
  written: string;
}

const addTo = (entries: Map<string, Entry[]>, row: Row): void => {
  for (const pair of row.words.trim().split(/\s+/)) {
    const [word = "", written = ""] = pair.split("=");
    const entry = { ...row, written: written.replaceAll("_", " ") };
    entries.set(word, [...(entries.get(word) ?? []), entry]);
  }
};

const ENTRIES = once(() => {
  const entries = new Map<string, Entry[]>();
  for (const row of [...APOSTROPHES, ...CONFUSED, ...SHORTHAND, { words: unpack(packedMisspellings) }])
    addTo(entries, row);
  return entries;
});

// A word by itself: no part of an id, a path, a link, an address or an option.
const WORD = /(?<![\p{L}\d_'’@./#=\\+-])[A-Za-z]+4?(?![\p{L}\d_'’@/#=\\+]|[-.][\p{L}\d])/gu;
const AROUND = 40;

/** The word as it is written in the place of `word`; null where its capitals say that it may be a name. */
const inItsCase = (word: string, written: string, opens: boolean): string | null => {
  if (word === word.toLowerCase()) return written;
  if (word === word.toUpperCase()) return written.includes("n't") ? written.toUpperCase() : null;
  return /^\p{Lu}\p{Ll}+4?$/u.test(word) && (opens || written.includes("'")) ? upperFirst(written) : null;
};

const OPENS = /(?:^|[.!?]["”’)]?\s+|\n\s*(?:[-*•–]\s+)?)$/;

const editOf = (text: string, word: string, start: number): Proposal | null => {
  const entries = ENTRIES().get(word.toLowerCase());
  if (entries === undefined) return null;
  const end = start + word.length;
  const before = text.slice(Math.max(0, start - AROUND), start);
  const behind = text.slice(end, end + AROUND);
  const fits = entries.find((entry) => (entry.before?.test(before) ?? true) && (entry.behind?.test(behind) ?? true));
  if (fits === undefined) return null;
  // A word that stands twice goes with the space before it.
  if (fits.written === "") return { start: start - 1, end, insert: "" };
  const insert = inItsCase(word, fits.written, OPENS.test(before));
  if (insert === null) return null;
  return fits.kind === undefined ? { start, end, insert } : { start, end, insert, kind: fits.kind };
};

const wordEdits = (text: string): Proposal[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => editOf(text, word, index) ?? []);

// "i" for "I", but in no formula and no list of options.
const SMALL_I = /(?<![\w'’./\\@#=+-])i(?=[\s,!?]|['’](?:m|ve|ll|d)\b|\.(?:\s|$))(?! ?[=<>+)])/g;
const WITH = /(?<![\w/])w\/(o(?=[\s.,])|(?![obcekhsd]\b)(?=\s?[A-Za-z0-9@£$€])\s?)/gi;
const BECAUSE = /(?<![\w/])b\/c(?![\w/])/g;

const withEdits = (text: string): Proposal[] => [
  ...[...text.matchAll(WITH)].map(({ 0: all, 1: rest = "", index }): Proposal => {
    const insert = rest.toLowerCase() === "o" ? "without" : "with ";
    return { start: index, end: index + all.length, insert, kind: "shorthand" };
  }),
  ...[...text.matchAll(BECAUSE)].map(({ index }): Proposal => ({
    start: index,
    end: index + 3,
    insert: "because",
    kind: "shorthand",
  })),
];

/** Misspellings, lost apostrophes, words taken for one another, shorthand: what is wrong or short wherever it stands. */
export const spelling: Pass = {
  kind: "spelling",
  spells: true,
  edits: (text) => [
    ...wordEdits(text),
    ...[...text.matchAll(SMALL_I)].map(({ index }) => ({ start: index, end: index + 1, insert: "I" })),
    ...(text.includes("/") ? withEdits(text) : []),
  ],
};
