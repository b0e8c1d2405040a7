import { hasUsualCase, inCaseOf } from "./case.ts";
import type { Span } from "../document/span.ts";
import type { Edit } from "./edits.ts";
import { LETTERS, SEED, step, type Anchor, type Candidate, type WordingIndex } from "./wording-index.ts";

/** A place of a tell, with the words that the policy itself would put there. */
export interface ToldPlace extends Span {
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

/** So many tells make a text one in which wordy words are changed too. */
const DENSE_MIN = 3;

/** What the candidates of one text are tried against. */
interface Ground {
  text: string;
  told: readonly ToldPlace[];
  dense: boolean;
}

/** Whether a tell, of those from place `next` on, stands in the range. */
const isTold = ({ told }: Ground, next: number, start: number, end: number): boolean => {
  for (let at = next; at < told.length && (told[at] as Span).start < end; at += 1)
    if ((told[at] as Span).end > start) return true;
  return false;
};

const allows = (ground: Ground, { when }: Candidate, next: number, start: number, end: number): boolean => {
  if (when === "always") return true;
  if (isName(ground.text, start, end)) return false;
  return when === "dense" ? ground.dense : isTold(ground, next, start, end);
};

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

const editOf = (
  ground: Ground,
  candidates: readonly Candidate[],
  at: number,
  next: number,
  isNear: boolean,
): Edit | null => {
  for (const candidate of candidates) {
    if ((candidate.when === "told" && !isNear) || (candidate.when === "dense" && !ground.dense)) continue;
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
const plainEdit = ({ text }: Ground, { start, end, plain }: ToldPlace): Edit | null => {
  const words = text.slice(start, end);
  if (plain === undefined || !hasUsualCase(words) || isName(text, start, end)) return null;
  return { start, end, insert: inCaseOf(words, plain) };
};

/** The edit for the word from `start` to `end`, whose anchor is given where it opens a wording. */
const editAt = (
  ground: Ground,
  anchor: Anchor | undefined,
  start: number,
  end: number,
  next: number,
  isNear: boolean,
): Edit | null => {
  if (anchor !== undefined && (isNear || anchor.free)) {
    const { bySecond, others } = anchor;
    const known = bySecond.size === 0 ? others : (bySecond.get(nextHash(ground.text, end)) ?? others);
    const edit = editOf(ground, known, start, next, isNear);
    if (edit !== null) return edit;
  }
  const place = ground.told[next];
  return place === undefined || place.start !== start || anchor?.alone === true ? null : plainEdit(ground, place);
};

/** Beyond the end of every text. */
const NOWHERE = 0x3fff_ffff;

const startOf = (told: readonly ToldPlace[], at: number): number => told[at]?.start ?? NOWHERE;

/** Edits for every wording of the index that stands in the text, in order and apart. Linear in the text. */
export const wordingEdits = (text: string, index: WordingIndex, told: readonly ToldPlace[]): Edit[] => {
  const { keys, places, mask, anchors, free } = index;
  const ground: Ground = { text, told, dense: told.length >= DENSE_MIN };
  const edits: Edit[] = [];
  const { length } = text;
  let next = 0;
  let nextStart = startOf(told, 0);
  let at = 0;
  let joined = false;
  while (at < length) {
    const unit = text.charCodeAt(at);
    let letter = unit < 128 ? (LETTERS[unit] as number) : 0;
    if (letter === 0) {
      joined = isJoint(unit) || (unit > 0xbf && unit < 0x250) || (unit >= 0x30 && unit <= 0x39);
      at += 1;
      continue;
    }
    const start = at;
    let hash = SEED;
    do {
      hash = step(hash, letter);
      at += 1;
      const following = at < length ? text.charCodeAt(at) : 0;
      letter = following < 128 ? (LETTERS[following] as number) : 0;
    } while (letter !== 0);
    if (joined) {
      joined = false;
      continue;
    }
    while (nextStart < start && (told[next] as Span).end <= start) nextStart = startOf(told, ++next);
    let slot = hash & mask;
    while (places[slot] !== 0 && keys[slot] !== hash) slot = (slot + 1) & mask;
    const place = places[slot] as number;
    const isNear = nextStart < start + REACH;
    // Most words open no wording, or only one that a tell must stand by.
    if (place === 0 ? nextStart !== start : !isNear && free[place] === 0) continue;
    const edit = editAt(ground, place === 0 ? undefined : anchors[place], start, at, next, isNear);
    if (edit === null || isHeardTwice(ground, edit, edits.at(-1))) continue;
    edits.push(edit);
    at = Math.max(at, edit.end);
  }
  return edits;
};
