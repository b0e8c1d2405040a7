import type { Span } from "../document/span.ts";
import { once } from "../document/once.ts";
import { isInside } from "./address.ts";
import type { Group } from "./align.ts";
import { changeOf, type Change } from "./comparison.ts";
import type { Fact } from "../facts/fact.ts";
import { FUNCTION, isOf } from "../document/word-classes.ts";
import { LOOKS_PLAIN, opensSentence } from "../facts/kinds/name.ts";
import { areOfTwoKinds, judgeExchanged, replacedFacts, restatedFacts } from "./exchanged-facts.ts";
import { sideOf, type Side } from "./fact-side.ts";
import { otherYears } from "./fact-support.ts";
import { isLettered } from "./lettered.ts";
import { bareFigures } from "./loose-figure.ts";
import { areFormsOfName } from "./name-forms.ts";
import { notationsOf } from "./notations.ts";
import { judgeOpenDates, judgeYears } from "./open-dates.ts";
import type { View } from "./view.ts";
import { isFalling } from "./turned-movements.ts";
import { judgeWeeks } from "./week-of-day.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

export interface FactJudgement {
  changes: Change[];
  /** Facts counted in the first and the second text, and those of the second that the first backs. */
  beforeTotal: number;
  afterTotal: number;
  afterBacked: number;
}

const quoted = (fact: Fact): string => `"${fact.text.replace(/\s+/g, " ")}"`;
// Numbers up to ten in letters are words of any sentence, and so are "next week" and a capitalised verb.
const isWeak = (fact: Fact): boolean =>
  (fact.spelled === true && /^(?:number|ordinal)$/.test(fact.kind) && Number(fact.amount) <= 10) ||
  fact.kind === "relative-date" ||
  (fact.kind === "name" && LOOKS_PLAIN.test(fact.value));

// "Year 9", "Room 4": a word that numbers something.
const isLabel = ({ kind, end }: Fact, text: string): boolean =>
  kind === "name" && /^ \d/.test(text.slice(end, end + 2));
// A month alone, a bare figure of one or two digits and a capitalised word may go with the remark that they stand in.
const isSmall = ({ kind, value, spelled }: Fact): boolean =>
  kind === "name" ||
  (kind === "number" && spelled === true) ||
  (kind === "date" && /^M?\d\d$/.test(value)) ||
  (kind === "number" && /^\d{1,2}$/.test(value));
// "b4", "2ish", and the text between two marks of code that open nothing.
const isShorthand = ({ kind, text }: Fact): boolean =>
  (kind === "id" && /^(?:\d+ish|\d{1,2}[a-z]{0,2}|[a-z]{1,3}\d{1,2})$/i.test(text)) ||
  (kind === "code" && text.split(/\s/).length > 4);

const sameClass = (one: Fact, other: Fact): boolean => {
  const figure = (fact: Fact): boolean => (fact.amount !== undefined && fact.kind !== "ticket") || isLettered(fact);
  const date = (fact: Fact): boolean =>
    fact.kind === "date" || fact.kind === "weekday" || fact.kind === "relative-date";
  return (
    one.kind === other.kind ||
    (figure(one) && figure(other) && !areOfTwoKinds(one, other)) ||
    (date(one) && date(other))
  );
};

// A quotation of which only articles and marks differ says the same.
const matterOf = (quote: Fact): string[] =>
  quote.value.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && !isOf(word, FUNCTION));

const areOneQuote = (one: Fact, other: Fact): boolean => {
  const words = new Set(matterOf(one));
  const parts = matterOf(other);
  return 2 * parts.filter((word) => words.has(word)).length >= Math.min(parts.length, words.size);
};

/** Facts that the other text has in another notation are supported too. */
const settle = (one: Side, other: Side, groups: readonly Group[], views: readonly View[]): void => {
  const [before, after] = [one.reading, other.reading];
  const restated = restatedFacts(views, one, other);
  const { isTold, isVouched } = notationsOf(before.text, after.text);
  const hasOtherYear = once(() => otherYears(before.facts));
  const asks = (side: Side, index: number): boolean => {
    const fact = side.reading.facts[index] as Fact;
    return (
      side.backed[index] === false &&
      !side.gone.has(fact) &&
      fact.kind !== "name" &&
      fact.kind !== "quote" &&
      (fact.kind === "number" || !isWeak(fact))
    );
  };
  for (const group of groups) {
    if (group.same) continue;
    for (const index of one.within(group.before))
      if (asks(one, index)) one.backed[index] = isTold(before.facts[index] as Fact);
    for (const index of other.within(group.after))
      if (asks(other, index) && !restated.has(index))
        other.backed[index] = !hasOtherYear()(after.facts[index] as Fact) && isVouched(after.facts[index] as Fact);
  }
};

/** Facts of one pair of sentences that neither text has elsewhere stand for each other. */
const pairUp = (lost: readonly number[], invented: readonly number[], one: Side, other: Side): [number, number][] => {
  const pairs: [number, number][] = [];
  const taken = new Set<number>();
  for (const right of invented) {
    const y = other.reading.facts[right] as Fact;
    const left = lost.find((index) => {
      const x = one.reading.facts[index] as Fact;
      return !taken.has(index) && sameClass(x, y) && (x.kind !== "quote" || areOneQuote(x, y));
    });
    if (left === undefined) continue;
    taken.add(left);
    pairs.push([left, right]);
  }
  return pairs;
};

// A heading or a shout has capitals too.
const isAmidWords = ({ text, start, end }: Fact, whole: string): boolean =>
  /^\p{Lu}\p{Ll}{2}/u.test(text) &&
  (opensSentence(whole, start) || /[\p{Ll},] $/u.test(whole.slice(Math.max(0, start - 2), start))) &&
  /^(?:['’]s)?[ ,.;?!)]/.test(whole.slice(end, end + 3));

/** A weak fact is told as missing only where its figure is there for something else. */
const isUntold = (fact: Fact, { gone }: Side): boolean => isWeak(fact) && !gone.has(fact);

const countsOf = (keys: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** "Cargo is" opens a sentence as "Carlo is" does: the verb behind it makes no name of a word for certain, "and", "from" or "please" does. */
const isOpener = ({ kind, value, start, end }: Fact, whole: string): boolean =>
  kind === "name" &&
  !value.includes(" ") &&
  opensSentence(whole, start) &&
  /^ (?!and |from |pl)[a-z]/.test(whole.slice(end, end + 6));

// What things do too, where "asked" or "sends" is done by somebody.
const BEING = /^ (?:is|was|has) /;

/** "The two are" counts nothing: it stands for what was said before. */
const isPronoun = ({ spelled, start, end }: Fact, whole: string): boolean => {
  if (spelled !== true || !/\bthe $/i.test(whole.slice(Math.max(0, start - 5), start))) return false;
  const [, next] = /^ ([a-z]+)/.exec(whole.slice(end, end + 20)) ?? [];
  return next === undefined || isOf(next, FUNCTION);
};

/** Whether what came may be no fact, or what the writer asked for: a text of several sentences between two marks. */
const isLoose = (fact: Fact, whole: string): boolean =>
  (isOpener(fact, whole) && BEING.test(whole.slice(fact.end, fact.end + 5))) ||
  isPronoun(fact, whole) ||
  (fact.kind === "quote" && /[.?!] /.test(fact.text));

/** Asks whether a figure is in the first text as the day of a date alone, and that date is missing: it came by itself. */
const figuresOfLostDates = ({ reading, backed, settled }: Side): ((fact: Fact) => boolean) => {
  const lost = new Set(
    reading.facts.flatMap(({ kind, text }, index) =>
      kind === "date" && backed[index] === false && settled[index] !== true ? (text.match(/\d+/g) ?? []) : [],
    ),
  );
  return ({ kind, text }) =>
    kind === "number" && lost.has(text) && !reading.facts.some((fact) => fact.kind !== "date" && fact.amount === text);
};

const PAIRS_MAX = 40;
// What goes out of a sentence of which this share of the words stays was taken out of it.
const STAYED_MIN = 0.75;
const WORDS_LEFT_MIN = 3;
const WORDS_GONE_MAX = 3;

/** Whether a few words were taken out of a sentence and none put in. */
const isShortened = ({ before, match }: View): boolean =>
  match.length >= WORDS_LEFT_MIN && before.length - match.length <= WORDS_GONE_MAX && !match.includes(-1);

/** The facts of each text whose sentence stayed, or of the first lost a few words, by their indexes. */
const stayedIn = (views: readonly View[], one: Side, other: Side): [Set<number>, Set<number>] => {
  const likely = views.filter(({ likeness }) => likeness >= STAYED_MIN);
  return [
    new Set([...likely, ...views.filter(isShortened)].flatMap(({ group }) => one.within(group.before))),
    new Set(likely.flatMap(({ group }) => other.within(group.after))),
  ];
};

/** Which facts of the first text the second keeps, changes, loses or invents. */
export const judgeFacts = (
  before: TokenizedText,
  after: TokenizedText,
  groups: readonly Group[],
  views: readonly View[],
  known: Vocabulary,
  addresses: readonly Span[],
): FactJudgement => {
  const one = sideOf(before, after, known, true);
  const other = sideOf(after, before, known, false);
  settle(one, other, groups, views);
  const standsBare = bareFigures(before);
  const changes: Change[] = [];
  const open = (side: Side, indexes: readonly number[]): number[] =>
    indexes.filter((index) => side.settled[index] !== true && side.backed[index] === false);
  const change = (left: number, right: number, inPlace: boolean): void => {
    const [x, y] = [before.facts[left] as Fact, after.facts[right] as Fact];
    one.settled[left] = other.settled[right] = true;
    if (x.kind === "quote" && matterOf(x).join(" ") === matterOf(y).join(" ")) return;
    if (x.kind === "name" && y.kind === "name" && areFormsOfName(x.value, y.value)) return;
    if (x.amount === `-${y.amount}` && isFalling(after.text, y)) return;
    if (y.amount === `-${x.amount}` && isFalling(before.text, x)) return;
    const counted = inPlace && x.spelled === true && y.spelled === true;
    const soft = (isWeak(x) && isWeak(y) && !counted) || standsBare(y);
    changes.push(changeOf(y.kind, soft ? "soft" : "hard", x, y, `${quoted(x)} became ${quoted(y)}`));
  };
  for (const [left, right] of replacedFacts(views, one, other)) change(left, right, true);
  changes.push(...judgeExchanged(views, one, other, known));
  for (const group of groups) {
    if (group.same) continue;
    const [lost, invented] = [open(one, one.within(group.before)), open(other, other.within(group.after))];
    for (const [left, right] of pairUp(lost.slice(0, PAIRS_MAX), invented.slice(0, PAIRS_MAX), one, other))
      change(left, right, false);
  }
  const timesSaid = once(() => countsOf(before.keys));
  const [stayed, stayedAfter] = stayedIn(views, one, other);
  one.backed.forEach((backed, index) => {
    const fact = before.facts[index] as Fact;
    if (backed || one.settled[index] === true || isUntold(fact, one) || isInside(fact, addresses)) return;
    const soft =
      fact.kind === "quote" ||
      (isOpener(fact, before.text) && timesSaid().get(before.keys[index] as number) === 1) ||
      isShorthand(fact) ||
      (isSmall(fact) && !(stayed.has(index) && (fact.kind !== "name" || isAmidWords(fact, before.text))));
    changes.push(changeOf(fact.kind, soft ? "soft" : "hard", fact, null, `${quoted(fact)} is missing`));
  });
  const isOfLostDate = figuresOfLostDates(one);
  other.backed.forEach((backed, index) => {
    const fact = after.facts[index] as Fact;
    const isPutIn = fact.spelled === true && stayedAfter.has(index);
    if (
      (backed && !isOfLostDate(fact)) ||
      other.settled[index] === true ||
      (isWeak(fact) && !isPutIn) ||
      isLabel(fact, after.text)
    )
      return;
    const soft = standsBare(fact) || isLoose(fact, after.text);
    changes.push(changeOf(fact.kind, soft ? "soft" : "hard", null, fact, `${quoted(fact)} is not in the draft`));
  });
  changes.push(...judgeWeeks(before, after), ...judgeOpenDates(before, after), ...judgeYears(before, after));
  const count = (list: readonly boolean[]): number => list.filter(Boolean).length;
  return {
    changes,
    beforeTotal: before.facts.length,
    afterTotal: after.facts.length,
    afterBacked: count(other.backed),
  };
};
