import { changeOf, type Change } from "./comparison.ts";
import { matchAt, type Fact } from "../facts/fact.ts";
import { supportedBy } from "../facts/support.ts";
import { areFormsOfName } from "./name-forms.ts";
import type { Side } from "./fact-side.ts";
import type { View } from "./view.ts";
import type { Vocabulary } from "./vocabulary.ts";

const JOINT = /^(?:and|or|as|well)$/;
// Below this share of kept words a sentence was rebuilt, and places in it say little.
const STAYED_MIN = 0.75;
// Two facts of one sentence were exchanged where this share of the words between them stayed.
const BETWEEN_MIN = 0.75;
const MOVES_MAX = 40;

/** Two facts that stand in the same place of one pair of sentences and say different things. */
interface Move {
  x: Fact;
  y: Fact;
  left: number;
  right: number;
  mine: number;
  theirs: number;
}

const digitsOf = ({ text }: Fact): string => text.replace(/\D/g, "");
// "Is 58 doable?" of a draft that speaks of 58k.
const leavesScaleOut = (one: Fact, other: Fact): boolean =>
  one.kind === "number" &&
  /^\d{2,9}$/.test(one.text) &&
  other.text.startsWith(one.text) &&
  /^ ?(?:k|m|bn)$/i.test(other.text.slice(one.text.length));

const says = (one: Fact, other: Fact): boolean =>
  leavesScaleOut(one, other) ||
  (digitsOf(one) === digitsOf(other) && /\d{3}/.test(digitsOf(one))) ||
  (one.kind === "name" && other.kind === "name" && areFormsOfName(one.value, other.value)) ||
  (one.kind === other.kind && one.value === other.value) ||
  supportedBy([one])(other) ||
  supportedBy([other])(one);

/** "€9,999" is no other amount of "2 days", unless it stands where that stood. */
export const areOfTwoKinds = (one: Fact, other: Fact): boolean => one.kind !== other.kind && one.unit !== other.unit;

const movesOf = (view: View, one: Side, other: Side): Move[] => {
  const moves: Move[] = [];
  view.match.forEach((left, right) => {
    if (left < 0 || moves.length === MOVES_MAX) return;
    const mine = one.reading.fact[view.before[left] as number] as number;
    const theirs = other.reading.fact[view.after[right] as number] as number;
    if (mine < 0 || theirs < 0) return;
    const [x, y] = [one.reading.facts[mine] as Fact, other.reading.facts[theirs] as Fact];
    if (!says(x, y)) moves.push({ x, y, left, right, mine, theirs });
  });
  return moves;
};

/** Whether the tokens before and after both places are the same on both sides. */
const framesOf = (view: View, { left, right }: Move): [before: boolean, after: boolean] => {
  const last = right === view.match.length - 1;
  return [
    right === 0 ? left === 0 : view.match[right - 1] === left - 1,
    last ? left === view.before.length - 1 : view.match[right + 1] === left + 1,
  ];
};

const sameBetween = (view: View, one: Move, other: Move): boolean => {
  const [first, last] = one.right < other.right ? [one, other] : [other, one];
  let kept = 0;
  for (let at = first.right; at <= last.right; at += 1) if (view.match[at] === first.left + at - first.right) kept += 1;
  return kept >= BETWEEN_MIN * Math.max(last.right - first.right + 1, last.left - first.left + 1);
};

const shapeOf = ({ kind, text }: Fact): string => `${kind} ${text.replace(/\d+/g, "0").replace(/\p{L}{3,}/gu, "a")}`;

/** Facts of the second text that stand where the first has another value in the same notation: no other notation of theirs is meant. */
export const restatedFacts = (views: readonly View[], one: Side, other: Side): Set<number> =>
  new Set(
    views.flatMap((view) =>
      movesOf(view, one, other).flatMap(({ x, y, theirs }) => (shapeOf(x) === shapeOf(y) ? [theirs] : [])),
    ),
  );

/** The facts of some sentences that say a fact. */
const saidIn = (side: Side, sentences: readonly number[], fact: Fact): Fact[] =>
  side
    .within(sentences)
    .map((index) => side.reading.facts[index] as Fact)
    .filter((each) => says(fact, each));

/**
 * Whether the second text still says a fact of some sentences, as often as the first: what stands in its place there came
 * beside it.
 */
const isStillSaid = ({ group }: View, fact: Fact, one: Side, other: Side): boolean =>
  saidIn(other, group.after, fact).length >= saidIn(one, group.before, fact).length;

/** Whether a fact is still said on the same side of the one in its place: "enrolled 11, of which 7" as "11 enrolled, 7 of them". */
const isShifted = (view: View, { x, y }: Move, one: Side, other: Side): boolean => {
  const [[was], [is]] = [saidIn(one, view.group.before, y), saidIn(other, view.group.after, x)];
  if (was === undefined || is === undefined || !isStillSaid(view, x, one, other)) return false;
  return was.start < x.start === y.start < is.start;
};

/** Facts of the second text that nothing backs, each with the one of the first that stood in its place. */
export const replacedFacts = (views: readonly View[], one: Side, other: Side): [number, number][] =>
  views.flatMap((view) =>
    movesOf(view, one, other).flatMap((move): [number, number][] => {
      const { x, y, mine, theirs } = move;
      if (other.backed[theirs] === true || x.counts === true || y.counts === true) return [];
      const isFramed = framesOf(view, move).includes(true);
      const isReplaced =
        one.backed[mine] === true ? isFramed && !isStillSaid(view, x, one, other) : isFramed || !areOfTwoKinds(x, y);
      return isReplaced ? [[mine, theirs]] : [];
    }),
  );

const BEFORE = /(?<=(\p{L}+)\s*)/uy;
const wordBefore = ({ reading }: Side, { start }: Fact): string | undefined =>
  matchAt(BEFORE, reading.text, start)?.[1];

// Names with only commas and "and" between them are a list, whose order says nothing.
const inOneList = (view: View, other: Side, known: Vocabulary, one: Move, partner: Move): boolean => {
  const [from, to] = [Math.min(one.right, partner.right), Math.max(one.right, partner.right)];
  const { text, starts, ends, fact, facts, ids } = other.reading;
  const [first, last] = [view.after[from] as number, view.after[to] as number];
  const between = text.slice(ends[first], starts[last]);
  // "plan A or plan B"
  if (/^ (?:and|or) [a-z]+ $/.test(between) && wordBefore(other, one.y) === wordBefore(other, partner.y)) return true;
  if (/[^\s,;&/\p{L}\p{M}.'’-]|-{2}/u.test(between)) return false;
  return view.after.slice(from, to + 1).every((token) => {
    const index = fact[token] as number;
    return index < 0 ? JOINT.test(known.words[ids[token] as number] as string) : facts[index]?.kind === "name";
  });
};

/** "before 7am or after 9pm" as "after 9 p.m. or before 7 a.m.": each with the word that it belongs to. */
const moveWhole = (one: Side, other: Side, move: Move, partner: Move): boolean => {
  const [own, its] = [wordBefore(one, move.x), wordBefore(one, partner.x)];
  return own !== its && own === wordBefore(other, partner.y) && its === wordBefore(other, move.y);
};

/** "Nov 24 (Tue)" as "Tue, Nov 24". */
const isOneDay = ({ x, y }: Move): boolean => /^(?:dateweekday|weekdaydate)$/.test(x.kind + y.kind);

/** How a fact of the second text comes to stand there. Part of another notation, as the 15 of "15:00", is not said to be elsewhere. */
const noteOn = ({ x, y }: Move, partner: Move | undefined, one: Side): string => {
  if (partner !== undefined) return ": swapped places";
  const isElsewhere = one.reading.facts.some((fact) => fact !== x && fact.kind === y.kind && fact.value === y.value);
  return isElsewhere ? ", which the draft has elsewhere" : "";
};

/**
 * Facts that stand in the place of others although both texts have them: two that were exchanged, and one that another of the draft
 * has replaced. Two exchanges that overlap move whole parts ("6 at A and 4 at B") and turn nothing.
 */
export const judgeExchanged = (views: readonly View[], one: Side, other: Side, known: Vocabulary): Change[] =>
  views.flatMap((view) => {
    const moves = movesOf(view, one, other);
    const partnerOf = (move: Move): Move | undefined =>
      moves.find((each) => each !== move && says(move.x, each.y) && says(move.y, each.x));
    const partners = new Map(moves.map((move) => [move, partnerOf(move)]));
    const between = (at: number, [from, to]: [number, number]): boolean =>
      at > Math.min(from, to) && at < Math.max(from, to);
    const interleaves = (move: Move, partner: Move): boolean =>
      moves.some((each) => {
        const its = partners.get(each);
        if (its === undefined || each === move || each === partner) return false;
        const reach: [number, number] = [move.right, partner.right];
        return between(each.right, reach) !== between(its.right, reach);
      });
    return moves.flatMap((move): Change[] => {
      const { x, y, mine, theirs } = move;
      if (x.counts === true || y.counts === true) return [];
      if (other.backed[theirs] !== true || one.settled[mine] === true) return [];
      const partner = partners.get(move);
      const isExchange = partner !== undefined && sameBetween(view, move, partner);
      if (
        partner !== undefined &&
        (!isExchange ||
          interleaves(move, partner) ||
          inOneList(view, other, known, move, partner) ||
          moveWhole(one, other, move, partner) ||
          isOneDay(move))
      )
        return [];
      if (
        partner === undefined &&
        (view.likeness < STAYED_MIN || framesOf(view, move).includes(false) || isShifted(view, move, one, other))
      )
        return [];
      one.settled[mine] = other.settled[theirs] = true;
      return [changeOf(y.kind, "hard", x, y, `"${x.text}" became "${y.text}"${noteOn(move, partner, one)}`)];
    });
  });
