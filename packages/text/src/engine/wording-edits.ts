import { inCaseOf } from "./case.ts";
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

/** One walk over a text and over the tells in it, both in order. */
class Walk {
  private next = 0;
  private readonly dense: boolean;
  private readonly text: string;
  private readonly anchors: readonly Anchor[];
  private readonly told: readonly ToldPlace[];

  constructor(text: string, { anchors }: WordingIndex, told: readonly ToldPlace[]) {
    this.text = text;
    this.anchors = anchors;
    this.told = told;
    this.dense = told.length >= DENSE_MIN;
  }

  /** Whether a tell stands in the range; ranges are asked for in the order of the text. */
  private isTold(start: number, end: number): boolean {
    const { told } = this;
    while (this.next < told.length && (told[this.next] as Span).end <= start) this.next += 1;
    return this.next < told.length && (told[this.next] as Span).start < end;
  }

  private allows({ when }: Candidate, start: number, end: number): boolean {
    if (when === "always") return true;
    if (isName(this.text, start, end)) return false;
    return when === "dense" ? this.dense : this.isTold(start, end);
  }

  private editOf(candidates: readonly Candidate[], at: number, near: boolean): Edit | null {
    for (const candidate of candidates) {
      if ((candidate.when === "told" && !near) || (candidate.when === "dense" && !this.dense)) continue;
      candidate.pattern ??= new RegExp(candidate.source, "iy");
      candidate.pattern.lastIndex = at;
      const match = candidate.pattern.exec(this.text);
      if (match === null || !this.allows(candidate, at, at + match[0].length)) continue;
      return { start: at, end: at + match[0].length, insert: inCaseOf(match[0], filled(candidate.insert, match)) };
    }
    return null;
  }

  /** The edit for the word at a place, whose anchor is known by its number. */
  edit(anchorAt: number, start: number, end: number): Edit | null {
    const near = this.isTold(start, start + REACH);
    const anchor = this.anchors[anchorAt] as Anchor;
    if (anchorAt !== 0 && (near || anchor.free)) {
      const { bySecond, others } = anchor;
      const known = bySecond.size === 0 ? others : (bySecond.get(nextHash(this.text, end)) ?? others);
      const edit = this.editOf(known, start, near);
      if (edit !== null) return edit;
    }
    const place = near && !anchor.alone ? this.told[this.next] : undefined;
    if (place?.plain === undefined || place.start !== start || isName(this.text, start, place.end)) return null;
    return { start, end: place.end, insert: inCaseOf(this.text.slice(start, place.end), place.plain) };
  }
}

/** Edits for every wording of the index that stands in the text, in order and apart. Linear in the text. */
export const wordingEdits = (text: string, index: WordingIndex, told: readonly ToldPlace[]): Edit[] => {
  const { keys, places, mask } = index;
  const walk = new Walk(text, index, told);
  const edits: Edit[] = [];
  const { length } = text;
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
    let slot = hash & mask;
    while (places[slot] !== 0 && keys[slot] !== hash) slot = (slot + 1) & mask;
    const edit = walk.edit(places[slot] as number, start, at);
    if (edit === null) continue;
    edits.push(edit);
    at = Math.max(at, edit.end);
  }
  return edits;
};
