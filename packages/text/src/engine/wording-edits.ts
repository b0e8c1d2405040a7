import { hasUsualCase, inCaseOf } from "../document/case.ts";
import type { Span } from "../document/span.ts";
import type { Edit } from "./edits.ts";
import { bitOf, LETTERS, SEED, step, type Anchor, type Candidate, type Candidates } from "./wording-index.ts";
import type { WordingIndex } from "./wording-tables.ts";

/** A place of a tell, with the words that the policy itself would put there. */
export interface TellSpan extends Span {
  plain?: string;
}

const isJoint = (unit: number): boolean => unit === 0x27 || unit === 0x2019 || unit === 0x2d;

const filled = (insert: string, match: RegExpExecArray): string =>
  insert.includes("$")
    ? insert.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "").replace(/ {2,}/g, " ")
    : insert;

const CAPITAL_BEFORE = /(?:^|[^A-Za-z])[A-Z][A-Za-z.]*(?: (?:of|and|the|for|&))? $/;
const CAPITAL_AFTER = /^ (?:(?:of|and|the|for|&) )?[A-Z]/;

/** Whether a wording with a capital stands beside another capital, inside a sentence: it may be part of a name. */
const isName = (text: string, start: number, end: number): boolean => {
  const unit = text.charCodeAt(start);
  if (unit < 0x41 || unit > 0x5a) return false;
  return (
    CAPITAL_BEFORE.test(text.slice(Math.max(0, start - 24), start)) ||
    (start > 0 &&
      text[start - 1] === " " &&
      !/[.!?:] $/.test(text.slice(start - 2, start)) &&
      CAPITAL_AFTER.test(text.slice(end, end + 8)))
  );
};

/** The hash of the word after the white space at a place; 0 where none follows. */
const nextHash = (text: string, space: number): number => {
  const unit = text.charCodeAt(space);
  if (unit !== 0x20 && unit !== 0x0a) return 0;
  let hash = SEED;
  let at = space + 1;
  for (; at < text.length; at += 1) {
    const next = text.charCodeAt(at);
    const letter = next < 128 ? (LETTERS[next] as number) : 0;
    if (letter === 0) break;
    hash = step(hash, letter);
  }
  return at === space + 1 ? 0 : hash;
};

/** How far after its first word a wording may reach a tell. */
const REACH = 90;

/** What the candidates of one text are tried against. */
interface Ground {
  text: string;
  tells: readonly TellSpan[];
}

/** Whether a tell, of those from place `next` on, stands in the range. */
const isAtTell = ({ tells }: Ground, next: number, start: number, end: number): boolean => {
  for (let at = next; at < tells.length && (tells[at] as Span).start < end; at += 1)
    if ((tells[at] as Span).end > start) return true;
  return false;
};

const allows = (ground: Ground, { when }: Candidate, next: number, start: number, end: number): boolean =>
  when === "always" || (!isName(ground.text, start, end) && (when === "dense" || isAtTell(ground, next, start, end)));

/** Units beside a wording in which the same word would be heard twice. */
const EARSHOT = 26;

/** Whether the one word that would come stands beside its place already: "skills and expertise", "firm and steadfast". */
const isHeardTwice = ({ text }: Ground, { start, end, insert }: Edit, before: Edit | undefined): boolean => {
  if (insert.length < 4 || insert.includes(" ")) return false;
  const word = insert.toLowerCase();
  const near = before !== undefined && before.end + EARSHOT > start ? ` ${before.insert} ` : " ";
  const beside =
    `${text.slice(Math.max(0, start - EARSHOT), start)}${near}${text.slice(end, end + EARSHOT)}`.toLowerCase();
  const at = beside.indexOf(word);
  return at > 0 && !/[a-z]/.test(beside[at - 1] as string) && !/[a-z]/.test(beside[at + word.length] ?? " ");
};

/** From so many candidates on, one expression for all of them is asked first. */
const MANY = 3;

const editOf = (ground: Ground, candidates: Candidates, at: number, next: number): Edit | null => {
  const { list } = candidates;
  if (list.length >= MANY) {
    candidates.any ??= new RegExp(list.map(({ source }) => source).join("|"), "iy");
    candidates.any.lastIndex = at;
    if (!candidates.any.test(ground.text)) return null;
  }
  for (const candidate of list) {
    candidate.pattern ??= new RegExp(candidate.source, "iy");
    candidate.pattern.lastIndex = at;
    const match = candidate.pattern.exec(ground.text);
    if (match === null || !hasUsualCase(match[0])) continue;
    const end = at + match[0].length;
    if (allows(ground, candidate, next, at, end))
      return { start: at, end, insert: inCaseOf(match[0], filled(candidate.insert, match)) };
  }
  return null;
};

/** The policy's own words for the tell at a place, where no wording is of its first word alone. */
const plainEdit = ({ text }: Ground, { start, end, plain }: TellSpan): Edit | null => {
  const words = text.slice(start, end);
  if (plain === undefined || !hasUsualCase(words) || isName(text, start, end)) return null;
  return { start, end, insert: inCaseOf(words, plain) };
};

/** The edit for the word from `start` to `end`, whose anchor is given where it opens a wording. */
const editAt = (ground: Ground, anchor: Anchor | undefined, start: number, end: number, next: number): Edit | null => {
  if (anchor !== undefined) {
    const { bySecond, initials, others } = anchor;
    const mayFollow = (initials & bitOf(ground.text, end + 1)) !== 0;
    const known = mayFollow ? (bySecond.get(nextHash(ground.text, end)) ?? others) : others;
    const edit = editOf(ground, known, start, next);
    if (edit !== null) return edit;
  }
  const place = ground.tells[next];
  return place === undefined || place.start !== start || anchor?.alone === true ? null : plainEdit(ground, place);
};

/** Beyond the end of every text. */
const NOWHERE = 0x3fff_ffff;

/** Whether a word of letters starts at a place that is no second part of a joined word. */
const startsWord = (text: string, at: number): boolean =>
  (LETTERS[text.charCodeAt(at)] ?? 0) !== 0 && (at === 0 || !isJoint(text.charCodeAt(at - 1)));

/** What a wording may change: the text, its tells, and where the first words of wordings stand. */
export interface WordingGround {
  text: string;
  tells: readonly TellSpan[];
  marked: readonly number[];
}

/** Edits for every wording of the index that stands in the text, in order and apart. */
export const wordingEdits = ({ text, tells, marked }: WordingGround, { near, far }: WordingIndex): Edit[] => {
  const ground: Ground = { text, tells };
  const edits: Edit[] = [];
  let done = 0;
  let next = 0;
  // The marked words and the starts of tells, in the order in which they stand.
  for (let mark = 0, tell = 0; mark < marked.length || tell < tells.length;) {
    const wordStart = marked[mark] ?? NOWHERE;
    const tellStart = tells[tell]?.start ?? NOWHERE;
    const start = Math.min(wordStart, tellStart);
    while (next < tells.length && (tells[next] as Span).end <= start) next += 1;
    let anchor: Anchor | undefined;
    let end = start;
    if (start === wordStart) {
      end = marked[mark + 1] as number;
      anchor = ((tells[next]?.start ?? NOWHERE) < start + REACH ? near : far)[marked[mark + 2] as number]?.();
      mark += 3;
    }
    const opensTell = start === tellStart;
    if (opensTell) tell += 1;
    // Most words open no wording of this index, or only one that a tell must stand by.
    if (start < done || (opensTell ? end === start && !startsWord(text, start) : anchor === undefined)) continue;
    const edit = editAt(ground, anchor, start, end, next);
    if (edit === null || isHeardTwice(ground, edit, edits.at(-1))) continue;
    edits.push(edit);
    done = edit.end;
  }
  return edits;
};
