import type { Change, Topic } from "./comparison.ts";
import { COURTESY, EMPTY, HIDDEN, isOf, NEGATION } from "../document/word-classes.ts";
import { withoutMoved, type Edit, type Item, type SameMeaning } from "./edits.ts";
import { forcesOf, type Force } from "./lexicon/force.ts";
import { isRespelled } from "./respelled.ts";
import type { View } from "./view.ts";

// Share of the words of both sides that stay in their place, or come back as synonyms: above the first a sentence stayed, above the
// second so much of it that what differs was changed.
export const STAYED_MIN = 0.6;
const NEAR_MIN = 0.8;
// A short sentence stayed where no more words than this differ on either side.
const FEW_WORDS = 4;

export interface Finding {
  topic: Topic;
  severity: Change["severity"];
  removed: Item | null;
  added: Item | null;
}

/** Asks whether a text has a word oftener than the other, where both are the same but for a few words. */
export type IsOftener = (item: Item) => boolean;

/** A pair of sentences of which much stayed. */
export interface Stay {
  view: View;
  /** All that differs. */
  edits: readonly Edit[];
  /** What differs once words that moved and synonyms are left out; parallel to `edits`. */
  left: readonly Edit[];
  share: number;
  /** How many places still differ in what they say. */
  open: number;
  /** The two texts are the same but for a few words. */
  close: boolean;
  /** The two sentences are. */
  near: boolean;
}

export const isNegation = ({ word, next }: Item): boolean =>
  isOf(word, NEGATION) && !(word !== "nor" && next !== undefined && isOf(next, EMPTY));
export const isDenying = ({ word, next }: Item): boolean =>
  isOf(word, HIDDEN) || (word === "rather" && next === "than");
export const has = (items: readonly Item[], test: (item: Item) => boolean): Item | undefined => items.find(test);

// "Could you", "many thanks", "at all": a request, a courtesy and a stress say nothing of what is possible, or how many.
const isPolite = ({ next = "", previous, word }: Item, force: Force): boolean =>
  force === "share" ? isOf(next, COURTESY) || (previous === "at" && word === "all") : next === "you";

export const forcesIn = (items: readonly Item[], force: Force): [Item, number][] =>
  items
    .filter((item) => !isPolite(item, force))
    .flatMap((item) =>
      forcesOf(item.word, item.next).flatMap(([each, value]): [Item, number][] =>
        each === force ? [[item, value]] : [],
      ),
    );

const STEPPED: ReadonlySet<Force> = new Set(["condition", "share", "limit", "duty"]);

// "1 writer" and "one writer", "50% of the beds" and "half of the beds".
const IN_WORDS: Readonly<Record<string, string>> = {
  "number:1": "one",
  "percent:50": "half",
  "percent:25": "quarter",
  "measure:2 x": "twice",
  "measure:2 week": "fortnight",
};
const wordOf = ({ word }: Item): string => IN_WORDS[word] ?? word;

/** Whether two words stand on the same steps: "if" is written for "whether", and neither for "unless". */
const sameSteps = (one: Item, other: Item): boolean => {
  const steps = (item: Item): string =>
    forcesOf(wordOf(item), item.next)
      .filter(([force]) => STEPPED.has(force))
      .map((step) => step.join())
      .join(" ");
  return one.word === other.word || steps(one) === steps(other);
};

// "Teh" for "the"; a negation that differs by a letter ("now", "not") is none.
const isSpelledOnly = (one: Item, other: Item): boolean =>
  isRespelled(one.word, other.word) && !one.isFact && !isNegation(one) && !isNegation(other);

/** Whether a pair of sentences is one on each side, neither split nor joined. */
export const isSingle = ({ view: { group } }: Stay): boolean => group.before.length + group.after.length === 2;

/** So many words apart, what a sentence denies and what it turns are two things. */
const APART_MIN = 4;

const startOf = ({ removed, added }: Edit): number => (removed[0] ?? added[0])?.at ?? 0;

/** Whether two places of a sentence are about two things. */
export const areApart = (one: Edit, other: Edit): boolean => Math.abs(startOf(one) - startOf(other)) >= APART_MIN;

// "Not … either" is "neither", "may not be open" is "may be shut".
export const isDeniedElsewhere = ({ left }: Stay, edit: Edit): boolean =>
  left.some((other) => other !== edit && !areApart(edit, other) && [...other.removed, ...other.added].some(isNegation));

const saysMore = ({ removed, added }: Edit): boolean =>
  [...removed, ...added].some((item) => item.isContent || forcesOf(item.word, item.next).length > 0);

/** Whether a finding was found in this place. */
const isAt = (edit: Edit, { removed, added }: Finding): boolean =>
  (removed !== null && edit.removed.includes(removed)) || (added !== null && edit.added.includes(added));

/** Whether nothing else differs in what the sentences say than where `finding` was found. */
export const isAlone = ({ left }: Stay, finding: Finding): boolean =>
  left.every((edit) => !saysMore(edit) || isAt(edit, finding));

/** Whether each place where the sentences differ in what they say has a finding of its own, well apart from the others. */
export const areSeparate = ({ left }: Stay, findings: readonly Finding[]): boolean => {
  const open = left.filter(saysMore);
  return (
    open.length > 1 &&
    open.every(
      (edit, index) =>
        findings.some((finding) => isAt(edit, finding)) &&
        open.slice(index + 1).every((other) => areApart(edit, other)),
    )
  );
};

export const stayOf = (view: View, edits: readonly Edit[], same: SameMeaning, close: boolean): Stay => {
  const left = withoutMoved(
    edits,
    (one, other) => (same(wordOf(one), wordOf(other)) && sameSteps(one, other)) || isSpelledOnly(one, other),
    isNegation,
  );
  const rest = left.reduce(
    (sum, { removed, added }) => sum + [...removed, ...added].filter(({ isContent }) => isContent).length,
    0,
  );
  const loose = edits.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
  const total = view.before.length + view.after.length;
  const open = left.filter(saysMore).length;
  const share = 1 - (rest + 0.5 * (loose - rest)) / Math.max(1, total);
  return { view, edits, left, share, open, close, near: close || share >= NEAR_MIN || loose <= FEW_WORDS };
};
