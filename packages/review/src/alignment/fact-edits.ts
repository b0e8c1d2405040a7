import { contains, type Span } from "@rewrite-service/text";
import { cutsWord, SIDES, spanning, WORD, type Edit, type Side, type Sides } from "./edits.ts";

/** Where both state a fact, each in its own writing. */
export type FactPlaces = Readonly<Record<"before" | "after", Span>>;

const wordsIn = ({ words, start }: Side, span: Span): [number, number] => [
  words.findIndex((word) => start + word.end > span.start),
  words.findLastIndex((word) => start + word.start < span.end) + 1,
];

/** Facts that both state, as ranges of words, but for those amid what is written as one word. */
export const factEdits = (facts: readonly FactPlaces[], places: FactPlaces, sides: Sides): Edit[] =>
  facts
    .filter((fact) => SIDES.every((side) => contains(places[side], fact[side])))
    .map((fact) => ({ before: wordsIn(sides.before, fact.before), after: wordsIn(sides.after, fact.after) }))
    .filter((edit) => !cutsWord(edit, sides, 0) && !cutsWord(edit, sides, 1));

const meets = (one: Edit, other: Edit): boolean =>
  SIDES.some((side) => one[side][0] < other[side][1] && other[side][0] < one[side][1]);

const saysNothing = (edit: Edit, sides: Sides): boolean =>
  !SIDES.some((side) => sides[side].words.slice(...edit[side]).some(({ text }) => WORD.test(text)));

/** The edits, cut where a fact begins and ends that is written anew; the marks beside it go with it. */
export const cutAt = (edits: readonly Edit[], facts: readonly Edit[], sides: Sides): Edit[] =>
  facts.reduce<readonly Edit[]>((all, fact) => {
    const own = all.filter((edit) => meets(edit, fact));
    if (own.length === 0) return all;
    const { before, after } = own.reduce(spanning, fact);
    const head: Edit = { before: [before[0], fact.before[0]], after: [after[0], fact.after[0]] };
    const tail: Edit = { before: [fact.before[1], before[1]], after: [fact.after[1], after[1]] };
    const marks = [head, tail].filter((edit) => saysNothing(edit, sides));
    const cut = [head, marks.reduce(spanning, fact), tail].filter((edit) => !marks.includes(edit));
    return all.flatMap((edit) => (edit === own[0] ? cut : own.includes(edit) ? [] : [edit]));
  }, edits) as Edit[];

export const isOf = (facts: readonly Edit[], edit: Edit): boolean => facts.some((fact) => meets(fact, edit));
