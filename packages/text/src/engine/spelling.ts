import { once } from "../document/once.ts";
import { upperFirst } from "../document/case.ts";
import { isConfusable, wordMeant } from "./confusables.ts";
import { isHasty } from "./hasty.ts";
import type { Pass, Proposal, Speller } from "./pass.ts";
import { lexiconOf, slipOf } from "./slips.ts";
import { TYPING } from "./typing-table.ts";
import type { Row } from "./spelling-row.ts";

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

/** A misspelling of `right`: "3" leaves out the letter at 3, "-3" exchanges it with the next, else it is itself. */
const misspelled = (right: string, slip: string): string => {
  const at = Math.abs(Number(slip));
  if (Number.isNaN(at)) return slip;
  const next = right.slice(at + 1);
  return right.slice(0, at) + (slip.startsWith("-") ? `${next[0]}${right[at]}${next.slice(1)}` : next);
};

/** A line of the list of misspellings as a row: a word with its slips, if any, or a name that is written small. */
const rowOf = (line: string): Row => {
  const [right = "", ...slips] = line.split(" ");
  const small = right.toLowerCase();
  const wrong = slips.length === 0 && right !== small ? [small] : slips.map((slip) => misspelled(right, slip));
  return { words: wrong.map((word) => `${word}=${right}`).join(" ") };
};

const ENTRIES = once(() => {
  const entries = new Map<string, Entry[]>();
  const { spelling: rows, misspellings } = TYPING();
  for (const row of [...rows, ...misspellings.split("\n").map(rowOf)]) addTo(entries, row);
  return entries;
});
const LEXICON = once(() => lexiconOf(TYPING().misspellings.match(/^[a-z]+(?!\S)/gm) ?? []));

/** Words of which two in a row are one too many. */
const DOUBLED: ReadonlySet<string> = new Set(
  "the a an and of to for at with my our your this be would will can should".split(" "),
);

// "they're" is one word here, and "b4" and "should'nt".
const WORD = /[A-Za-z]+(?:4|['’](?:s|re|nt)(?![A-Za-z]))?/g;
// A word by itself is no part of an id, a path, a link, an address or an option.
const BEFORE_WORD = /(?:^|[^\p{L}\d_'’@./#=\\+-])$/u;
const BEHIND_WORD = /^(?![\p{L}\d_'’@/#=\\+^]|[-.][\p{L}\d])/u;
const AROUND = 40;

/** The word as it is written in the place of `word`; null where its capitals say that it may be a name. */
const inItsCase = (word: string, written: string, opens: boolean): string | null => {
  if (word === word.toLowerCase()) return written;
  if (word === word.toUpperCase()) return written.includes("n't") || word.length > 6 ? written.toUpperCase() : null;
  return /^\p{Lu}\p{Ll}+4?$/u.test(word) && (opens || written.includes("'")) ? upperFirst(written) : null;
};

const OPENS = /(?:^|[.!?]["”’)]?\s+|\n\s*(?:[-*•–]\s+)?)$/;

/** What shows that a text was typed in haste, so that an apostrophe may be missing elsewhere too. */
const SLIP =
  /(?<![\w'’.])(?:i|u|ur|pls|plz|thx|tmrw|abt|ppl|im|ive|dont|cant|wont|thats|hes|shes|theres|[a-z]{2,6}n?t(?<=(?:did|does|is|was|are|have|has|would|could|should)nt))(?![\w'’.-])/;

const asListed = (word: string): string => word.toLowerCase().replace("’", "'").replace("'nt", "nt");
const isListed = (small: string): boolean => ENTRIES().has(small) || isConfusable(small);

const editOf = (
  text: string,
  word: string,
  start: number,
  hasty: () => boolean,
  slipped: string | null = null,
): Proposal | null => {
  const small = asListed(word);
  const entries = ENTRIES().get(small) ?? [];
  const end = start + word.length;
  const before = text.slice(Math.max(0, start - AROUND), start);
  const behind = text.slice(end, end + AROUND);
  if (!BEFORE_WORD.test(before.slice(-2)) || !BEHIND_WORD.test(behind)) return null;
  const fits = entries.find(
    (entry) =>
      (entry.before?.test(before) ?? true) &&
      (entry.behind?.test(behind) ?? true) &&
      (entry.hasty === undefined || hasty()),
  );
  const written = fits?.written ?? slipped ?? wordMeant(text, small, start, end, hasty);
  const insert = written === null ? null : inItsCase(word, written, OPENS.test(before));
  if (insert === null || insert === word) return null;
  return fits?.kind === undefined ? { start, end, insert } : { start, end, insert, kind: fits.kind };
};

const YOURS = /(?<![\w'’./@#-])ur(?![\w'’/@-])/g;
/** "ur" is "your" or "you're": where one of them is unsure all stay as they are. */
const consistent = (text: string, edits: Proposal[]): Proposal[] => {
  const isYours = ({ start, end }: Proposal): boolean => text.slice(start, end) === "ur";
  const all = text.match(YOURS)?.length ?? 0;
  return all > edits.filter(isYours).length ? edits.filter((edit) => !isYours(edit)) : edits;
};

/** What shows that a text was typed in haste where nothing else is wrong in it. */
const OPENS_SMALL = /^[a-z]/;

/** Words of fewer letters have too many neighbours. */
const LONG = /[A-Za-z]{5,}/g;

/** Words that the table does not know as they are written, and that differ by a slip from one that it or the speller knows. */
const slipEdits = (text: string, hasty: () => boolean, speller?: Speller): Proposal[] =>
  [...text.matchAll(LONG)].flatMap(({ 0: word, index }) => {
    const small = word.toLowerCase();
    if (isListed(small)) return [];
    const meant = slipOf(small, LEXICON()) ?? speller?.(text, word, index) ?? null;
    return meant === null ? [] : (editOf(text, word, index, hasty, meant) ?? []);
  });

const wordEdits = (text: string, speller: Speller | undefined, typed: string): Proposal[] => {
  const edits: Proposal[] = [];
  const hasty = once(() => isHasty(text) || SLIP.test(typed));
  const unlisted = new Set<string>();
  let last = "";
  let lastEnd = -1;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const twice = word === last && index === lastEnd + 1 && text[lastEnd] === " " && DOUBLED.has(word);
    if (
      twice &&
      BEFORE_WORD.test(text.slice(0, lastEnd - word.length).slice(-2)) &&
      /^ (?![=+])/.test(text.slice(index + word.length))
    )
      // The second goes with the space before it.
      edits.push({ start: lastEnd, end: index + word.length, insert: "" });
    last = word;
    lastEnd = index + word.length;
    if (unlisted.has(word)) continue;
    if (!isListed(asListed(word))) {
      unlisted.add(word);
      continue;
    }
    const edit = editOf(text, word, index, hasty);
    if (edit !== null) edits.push(edit);
  }
  if (edits.length > 0 || typed !== text || OPENS_SMALL.test(text)) edits.push(...slipEdits(text, hasty, speller));
  return consistent(text, edits);
};

// "i" for "I", but in no formula and no list of options.
const SMALL_I = /(?<![\w'’./\\@#=+-])i(?=[\s,!?]|['’](?:m|ve|ll|d)\b|\.(?:\s|$))(?! ?[=<>+)])/g;
const WITH =
  /(?<![\w/])w\/(o(?=[\s.,])|\s?out(?![A-Za-z]| of\b)|(?!(?:[obcekhsd]|ends?)\b)(?=\s?[A-Za-z0-9@£$€])\s?)/gi;
const BECAUSE = /(?<![\w/])b\/c(?![\w/])/g;

const replaced = (text: string, pattern: RegExp, insert: (rest: string) => string): Proposal[] =>
  [...text.matchAll(pattern)].map(({ 0: all, 1: rest = "", index }) => ({
    start: index,
    end: index + all.length,
    insert: insert(rest),
  }));

const withEdits = (text: string): Proposal[] =>
  [
    ...replaced(text, WITH, (rest) => (rest.trim() === "" ? "with " : "without")),
    ...replaced(text, BECAUSE, () => "because"),
  ].map((edit) => ({ ...edit, kind: "shorthand" }));

/**
 * Misspellings, lost apostrophes, words taken for one another, shorthand: what is wrong or short wherever it stands.
 * `typed` is the text with slips that were mended since: it is still one that was typed in haste.
 */
export const spellingEdits = (text: string, speller?: Speller, typed = text): Proposal[] => [
  ...wordEdits(text, speller, typed),
  ...replaced(text, SMALL_I, () => "I"),
  ...withEdits(text),
];

export const spelling: Pass = {
  kind: "spelling",
  spells: true,
  edits: (text, { speller }) => spellingEdits(text, speller),
};
