import { overlaps, type Change, type Span } from "@rewrite-service/text";
import { isContent } from "./content-words.ts";
import { cutsWord, SIDES, spanning, WORD, type Edit, type Side, type Sides } from "./edits.ts";
import { cutAt, factEdits, isOf, type FactPlaces } from "./fact-edits.ts";
import { wordHunks, type RawWord } from "./raw-difference.ts";

/** A part of two sentences that answer each other: words that both have, or an edit; null for a side without words. */
export interface Stretch {
  isEdit: boolean;
  /** UTF-16 ranges of the whole draft and of the whole result. */
  before: Span | null;
  after: Span | null;
}

// Where less of the shorter sentence is common to both, they are another wording as a whole.
const COMMON_MIN = 0.4;
const DENIES =
  /^(?:not?|never|none|nobody|nothing|without|cannot|(?:do|does|did|is|are|was|were|has|have|had|ca|wo|could|would|should|must|need)n'?t)$/;
const grown = (edit: Edit, sides: Sides): Edit => {
  let { before, after } = edit;
  while (before[0] > 0 && after[0] > 0 && cutsWord({ before, after }, sides, 0))
    [before, after] = [
      [before[0] - 1, before[1]],
      [after[0] - 1, after[1]],
    ];
  const [draft, result] = [sides.before.words.length, sides.after.words.length];
  while (before[1] < draft && after[1] < result && cutsWord({ before, after }, sides, 1))
    [before, after] = [
      [before[0], before[1] + 1],
      [after[0], after[1] + 1],
    ];
  return { before, after };
};

/** Whether two edits have no more between them than one word of grammar, and so would be read as one. */
const isOneBreath = (one: Edit, other: Edit, { before: { words } }: Sides): boolean => {
  const between = words.slice(one.before[1], other.before[0]);
  return between.length <= 1 && between.every(({ text }) => WORD.test(text) && !isContent(text.toLowerCase()));
};

/** What an edit has oftener on the side of the result than on the draft's, or less often: words that say something. */
const gainsOf = ({ before, after }: Edit, sides: Sides): ReadonlyMap<string, number> => {
  const gains = new Map<string, number>();
  const count = (side: Side, [from, to]: readonly [number, number], by: 1 | -1): void => {
    for (const { text } of side.words.slice(from, to)) {
      const word = text.toLowerCase().replaceAll("’", "'");
      const key = DENIES.test(word) ? "not" : word;
      if (key === "not" || isContent(key)) gains.set(key, (gains.get(key) ?? 0) + by);
    }
  };
  count(sides.before, before, -1);
  count(sides.after, after, 1);
  return gains;
};

/** Pairs of places of edits, the smaller first, of which one loses a word that the other gains. */
const exchanges = (edits: readonly Edit[], sides: Sides): [number, number][] => {
  const all = edits.map((edit) => gainsOf(edit, sides));
  const gained = new Map<string, number>();
  all.forEach((gains, at) => gains.forEach((by, word) => by > 0 && gained.set(word, at)));
  return all.flatMap((gains, at) =>
    [...gains].flatMap(([word, by]): [number, number][] => {
      const other = by < 0 ? gained.get(word) : undefined;
      return other === undefined ? [] : [[Math.min(at, other), Math.max(at, other)]];
    }),
  );
};

const rangeOf = (edit: Edit, side: "before" | "after", { [side]: { words, start } }: Sides): Span | null => {
  const [from, to] = edit[side];
  const [first, last] = [words[from], words[to - 1]];
  return from >= to || first === undefined || last === undefined
    ? null
    : { start: start + first.start, end: start + last.end };
};

const touches = (edit: Edit, change: Change, sides: Sides): boolean =>
  SIDES.some((side) => {
    const [own, there] = [rangeOf(edit, side, sides), change[side]];
    return own !== null && there !== null && overlaps(own, there);
  });

/** Pairs of places of edits that one and the same change of a fact, or of the sense, is made of. */
const shared = (edits: readonly Edit[], changes: readonly Change[], sides: Sides): [number, number][] =>
  changes.flatMap((change): [number, number][] => {
    const own = edits.flatMap((edit, at) => (touches(edit, change, sides) ? [at] : []));
    return own.length < 2 ? [] : [[own[0] as number, own.at(-1) as number]];
  });

/** The edits with everything between those of a link as one. */
const linked = (edits: readonly Edit[], links: readonly (readonly [number, number])[]): Edit[] => {
  const reach = new Map<number, number>();
  for (const [from, to] of links) reach.set(from, Math.max(reach.get(from) ?? from, to));
  const out: Edit[] = [];
  let end = -1;
  edits.forEach((edit, at) => {
    const last = out.at(-1);
    if (last !== undefined && at <= end) out[out.length - 1] = spanning(last, edit);
    else out.push(edit);
    end = Math.max(end, reach.get(at) ?? at);
  });
  return out;
};

const neighbours = (edits: readonly Edit[], facts: readonly Edit[], sides: Sides): [number, number][] =>
  edits.flatMap((edit, at): [number, number][] => {
    const next = edits[at + 1];
    if (next === undefined || isOf(facts, edit) !== isOf(facts, next)) return [];
    return isOneBreath(edit, next, sides) ? [[at, at + 1]] : [];
  });

/** Edits of which each can be decided about by itself. */
const decidable = (
  hunks: readonly Edit[],
  changes: readonly Change[],
  facts: readonly Edit[],
  sides: Sides,
): Edit[] => {
  let edits = cutAt(
    hunks.map((hunk) => grown(hunk, sides)),
    facts,
    sides,
  );
  for (let size = -1; size !== edits.length;) {
    size = edits.length;
    edits = linked(edits, neighbours(edits, facts, sides));
    edits = linked(edits, shared(edits, changes, sides));
    edits = linked(edits, exchanges(edits, sides));
  }
  return edits;
};

const lengthOf = (words: readonly RawWord[]): number => words.reduce((sum, { start, end }) => sum + end - start, 0);

/** Whether enough of both is the same for the edits to be read one by one. */
const isMostlySame = (edits: readonly Edit[], sides: Sides): boolean => {
  const shares = SIDES.map((side) => {
    const { words } = sides[side];
    const changed = edits.reduce((sum, edit) => sum + lengthOf(words.slice(...edit[side])), 0);
    return { common: lengthOf(words) - changed, all: lengthOf(words) };
  });
  const shorter = Math.min(...shares.map(({ all }) => all));
  return Math.min(...shares.map(({ common }) => common)) >= COMMON_MIN * shorter;
};

// More edits than these of one sentence are one decision.
const EDITS_MAX = 3;

/** Where an edit begins in the result. */
const placeOf = ({ after: [from] }: Edit, { after: { words, start } }: Sides): number =>
  start + (words[from]?.start ?? words.at(-1)?.end ?? 0);

/** The edits of a sentence that has many as one. What a note speaks of stays by itself, for it may be asked about, and so does a fact. */
const fewEach = (
  edits: readonly Edit[],
  resultSentences: readonly Span[],
  changes: readonly Change[],
  facts: readonly Edit[],
  sides: Sides,
): Edit[] => {
  const isNoted = (edit: Edit): boolean => changes.some((change) => touches(edit, change, sides));
  const links = resultSentences.flatMap(({ start, end }): [number, number][] => {
    const own = edits.flatMap((edit, at) => {
      const place = placeOf(edit, sides);
      return start <= place && place < end ? [at] : [];
    });
    const [first = 0, last = 0] = [own[0], own.at(-1)];
    if (own.length <= EDITS_MAX || edits.slice(first, last + 1).some(isNoted)) return [];
    return own.slice(1).flatMap((at): [number, number][] => {
      const isApart = isOf(facts, edits[at - 1] as Edit) || isOf(facts, edits[at] as Edit);
      return isApart ? [] : [[at - 1, at]];
    });
  });
  return linked(edits, links);
};

const stretchOf = (edit: Edit, sides: Sides, isEdit: boolean): Stretch[] => {
  const [before, after] = [rangeOf(edit, "before", sides), rangeOf(edit, "after", sides)];
  return before === null && after === null ? [] : [{ isEdit, before, after }];
};

const breaksAt = ({ text, words }: Side, at: number): boolean =>
  text.slice(words[at - 1]?.end, words[at]?.start).includes("\n");

/** Words that both have, apart where the draft begins a line and the result does not: a line that is kept is put together of them. */
const keptOf = ({ before, after }: Edit, sides: Sides): Stretch[] => {
  let [from, since] = [before[0], after[0]];
  const out: Stretch[] = [];
  for (let by = 1; before[0] + by < before[1]; by += 1) {
    const [at, there] = [before[0] + by, after[0] + by];
    if (!breaksAt(sides.before, at) || breaksAt(sides.after, there)) continue;
    out.push(...stretchOf({ before: [from, at], after: [since, there] }, sides, false));
    [from, since] = [at, there];
  }
  return [...out, ...stretchOf({ before: [from, before[1]], after: [since, after[1]] }, sides, false)];
};

/**
 * Sentences that answer each other in parts, so that each edit is decided about by itself. Edits that cannot be accepted
 * apart are one: those with next to nothing between them, those between which a word moved, and those of one change of a
 * fact. Null where the sentences are decided about as a whole: no edit, little in common, or a change outside every edit.
 */
export const stretchesOf = (
  before: string,
  after: string,
  places: FactPlaces,
  changes: readonly Change[],
  facts: readonly FactPlaces[],
  resultSentences: readonly Span[],
): Stretch[] | null => {
  const [draft, result] = [
    before.slice(places.before.start, places.before.end),
    after.slice(places.after.start, places.after.end),
  ];
  const words = wordHunks(draft, result);
  const sides: Sides = {
    before: { text: draft, words: words.before, start: places.before.start },
    after: { text: result, words: words.after, start: places.after.start },
  };
  const apart = factEdits(facts, places, sides);
  const edits = decidable(words.hunks, changes, apart, sides);
  if (edits.length === 0 || !isMostlySame(edits, sides)) return null;
  if (changes.some((change) => !edits.some((edit) => touches(edit, change, sides)))) return null;
  const all: Stretch[] = [];
  let [at, there] = [0, 0];
  for (const edit of fewEach(edits, resultSentences, changes, apart, sides)) {
    all.push(...keptOf({ before: [at, edit.before[0]], after: [there, edit.after[0]] }, sides));
    all.push(...stretchOf(edit, sides, true));
    [at, there] = [edit.before[1], edit.after[1]];
  }
  const ends = { before: [at, words.before.length], after: [there, words.after.length] } as const;
  return [...all, ...keptOf(ends, sides)];
};
