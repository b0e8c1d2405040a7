import type { Span } from "../document/span.ts";
import type { Edit } from "./edits.ts";
import { inCaseOf } from "./case.ts";

/**
 * A wording and what stands in its place. `from` opens with a word; what follows is an expression. Forms parted by "/"
 * stand for each of them in turn, with the forms of `to` in the same order ("_" is a space in one of these); `$1` is a group of `from`, "" cuts the wording.
 * `behind` is an expression for what must stand, or with `?<!` must not stand, right before it.
 */
export type Wording = readonly [from: string, to: string, behind?: string];

export interface WordingTable {
  wordings: readonly Wording[];
  /** Whether a wording changes only where it overlaps a tell. */
  told: boolean;
}

interface Candidate {
  source: string;
  pattern: RegExp | null;
  insert: string;
  told: boolean;
  /** Units of the source that look behind the first word. */
  behind: number;
  /** Its place in the tables. */
  order: number;
  /** Whether it is one word. */
  alone: boolean;
}

/** What must not follow the last letter of a wording: the rest of its word, or of a joined one. */
const END = "(?![A-Za-z0-9\\u00c0-\\u024f]|['’-][A-Za-z])";

const SEED = 0x811c9dc5 | 0;
const step = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

// By UTF-16 unit below 128: the small letter it stands for, or 0.
const LETTERS = Uint8Array.from({ length: 128 }, (_, unit) => {
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x7a && unit >= 0x41 ? letter : 0;
});

const hashOf = (word: string): number => {
  let hash = SEED;
  for (let at = 0; at < word.length; at += 1) hash = step(hash, word.charCodeAt(at));
  return hash;
};

const FORMS = /[a-z'-]+(?:\/[a-z'-]+)+/gi;
const TO_FORMS = /[a-z'_-]+(?:\/[a-z'_-]+)+/gi;

/** The wordings that one stands for: each form of its first group of forms, with the forms in its place. */
const expanded = (from: string, to: string): [from: string, to: string][] => {
  const forms = from.match(FORMS)?.[0]?.split("/") ?? [""];
  return forms.map((_, at) => {
    let first = true;
    const one = from.replace(FORMS, (group) => {
      const all = group.split("/");
      const form = first ? (all[at] as string) : `(?:${all.join("|")})`;
      first = false;
      return form;
    });
    return [one, to.replace(TO_FORMS, (group) => (group.split("/")[at] ?? group).replaceAll("_", " "))];
  });
};

/** An expression with the end of a word after what it takes in, before the lookarounds that it closes with. */
const ended = (source: string): string => {
  let head = source.length;
  while (source[head - 1] === ")") {
    let depth = 0;
    let open = head;
    do {
      open -= 1;
      if (source[open] === ")") depth += 1;
      else if (source[open] === "(") depth -= 1;
    } while (depth > 0 && open > 0);
    if (!/^\(\?[=!]/.test(source.slice(open, head))) break;
    head = open;
  }
  return /\s$|\\s$/.test(source.slice(0, head)) ? source : `${source.slice(0, head)}${END}${source.slice(head)}`;
};

const candidatesOf = ([from, to, behind = ""]: Wording, told: boolean): [anchor: string, Candidate][] =>
  expanded(from, to).map(([wording, insert]) => [
    (/^[a-z]+/i.exec(wording)?.[0] ?? "").toLowerCase(),
    {
      source: behind + ended(wording.replaceAll("'", "['’]").replaceAll(" ", "\\s")),
      pattern: null,
      insert,
      told,
      behind: behind.length,
      order: 0,
      alone: /^[A-Za-z'-]+(?:\(\?[=!]|$)/.test(wording),
    },
  ]);

/** The candidates that one first word opens: those whose second word is known, by its hash, and the others. */
interface Anchor {
  bySecond: Map<number, Candidate[]>;
  others: Candidate[];
  /** Whether one of them needs no tell. */
  free: boolean;
  /** Whether one of them is of this word alone. */
  alone: boolean;
}

/** Tables of wordings, looked up by the first words of each. */
export interface WordingIndex {
  keys: Int32Array;
  places: Int32Array;
  mask: number;
  anchors: readonly Anchor[];
}

// The second word of an expression where it is a plain word.
const SECOND_WORD = /^[A-Za-z]+\\s([a-z]+)(?=\\s|\(\?!\[A-Z)/;

const anchorsOf = (tables: readonly WordingTable[]): Map<string, Anchor> => {
  const anchors = new Map<string, Anchor>();
  let order = 0;
  for (const { wordings, told } of tables)
    for (const wording of wordings)
      for (const [word, candidate] of candidatesOf(wording, told)) {
        candidate.order = order;
        order += 1;
        const anchor = anchors.get(word) ?? {
          bySecond: new Map<number, Candidate[]>(),
          others: [],
          free: false,
          alone: false,
        };
        anchors.set(word, anchor);
        anchor.free ||= !told;
        anchor.alone ||= candidate.alone;
        const second = SECOND_WORD.exec(candidate.source.slice(candidate.behind))?.[1];
        if (second === undefined) {
          anchor.others.push(candidate);
          continue;
        }
        const hash = hashOf(second);
        anchor.bySecond.set(hash, [...(anchor.bySecond.get(hash) ?? []), candidate]);
      }
  // Each list holds the others too, in the order of the tables, so that one lookup finds all that may match.
  for (const { bySecond, others } of anchors.values())
    for (const [hash, list] of bySecond)
      bySecond.set(
        hash,
        [...list, ...others].sort((one, other) => one.order - other.order),
      );
  return anchors;
};

export const indexWordings = (tables: readonly WordingTable[]): WordingIndex => {
  const byWord = anchorsOf(tables);
  let size = 256;
  while (size < byWord.size * 4) size *= 2;
  const keys = new Int32Array(size);
  const places = new Int32Array(size);
  const anchors: Anchor[] = [{ bySecond: new Map<number, Candidate[]>(), others: [], free: false, alone: false }];
  for (const [word, anchor] of byWord) {
    const hash = hashOf(word);
    let slot = hash & (size - 1);
    while (places[slot] !== 0) slot = (slot + 1) & (size - 1);
    keys[slot] = hash;
    places[slot] = anchors.push(anchor) - 1;
  }
  return { keys, places, mask: size - 1, anchors };
};

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

const editAt = (
  text: string,
  at: number,
  candidates: readonly Candidate[],
  near: boolean,
  isTold: (start: number, end: number) => boolean,
): Edit | null => {
  for (const candidate of candidates) {
    if (candidate.told && !near) continue;
    candidate.pattern ??= new RegExp(candidate.source, "iy");
    const { pattern, told, insert } = candidate;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null || (told && (isName(text, at, at + match[0].length) || !isTold(at, at + match[0].length))))
      continue;
    return { start: at, end: at + match[0].length, insert: inCaseOf(match[0], filled(insert, match)) };
  }
  return null;
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

/** A place of a tell, with the words that the policy itself would put there. */
export interface ToldPlace extends Span {
  plain?: string;
}

/** How far after its first word a wording may reach a tell. */
const REACH = 90;

/** Edits for every wording of the index that stands in the text, in order and apart. Linear in the text. */
export const wordingEdits = (text: string, index: WordingIndex, told: readonly ToldPlace[]): Edit[] => {
  const { keys, places, mask, anchors } = index;
  const edits: Edit[] = [];
  let next = 0;
  // Places come in order, and so do the words that are asked about.
  const isTold = (start: number, end: number): boolean => {
    while (next < told.length && (told[next] as Span).end <= start) next += 1;
    return next < told.length && (told[next] as Span).start < end;
  };
  const editFor = (anchorAt: number, start: number, end: number): Edit | null => {
    const near = isTold(start, start + REACH);
    const anchor = anchors[anchorAt] as Anchor;
    if (anchorAt !== 0 && (near || anchor.free)) {
      const { bySecond, others } = anchor;
      const known = bySecond.size === 0 ? others : (bySecond.get(nextHash(text, end)) ?? others);
      const edit = editAt(text, start, known, near, isTold);
      if (edit !== null) return edit;
    }
    const place = near && !anchor.alone ? told[next] : undefined;
    if (place?.plain === undefined || place.start !== start || isName(text, start, place.end)) return null;
    return { start, end: place.end, insert: inCaseOf(text.slice(start, place.end), place.plain) };
  };
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
    const edit = editFor(places[slot] as number, start, at);
    if (edit === null) continue;
    edits.push(edit);
    at = Math.max(at, edit.end);
  }
  return edits;
};
