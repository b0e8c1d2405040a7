import type { RawWord } from "./raw-difference.ts";

/** Ranges of words of the draft's side and of the result's. */
export interface Edit {
  before: readonly [number, number];
  after: readonly [number, number];
}

/** One side of both: its words, and where they begin in the whole text. */
export interface Side {
  text: string;
  words: readonly RawWord[];
  start: number;
}

export type Sides = Readonly<Record<"before" | "after", Side>>;

export const SIDES = ["before", "after"] as const;

const CLOSES = /^[.,;:!?…)\]}”’"']/u;
const OPENS = /[([{“‘"']$/u;
export const WORD = /[\p{L}\p{N}]/u;

/** Words side by side without a blank, other than a mark that belongs to the end or to the beginning of a sentence. */
const isGlued = (left: RawWord | undefined, right: RawWord | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  left.end === right.start &&
  !CLOSES.test(right.text) &&
  !OPENS.test(left.text);

/** Whether an edit begins, or ends, amid what is written as one word in either text: "sign-off", an address, "~$18k". */
export const cutsWord = (edit: Edit, sides: Sides, at: 0 | 1): boolean =>
  SIDES.some((side) => isGlued(sides[side].words[edit[side][at] - 1], sides[side].words[edit[side][at]]));

export const spanning = (one: Edit, other: Edit): Edit => ({
  before: [Math.min(one.before[0], other.before[0]), Math.max(one.before[1], other.before[1])],
  after: [Math.min(one.after[0], other.after[0]), Math.max(one.after[1], other.after[1])],
});
