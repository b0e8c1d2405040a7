import { addressOf, namesIn, emptyWordsIn } from "./address.ts";
import { alignSentences, type Group } from "./align.ts";
import { isFactTopic, type Change, type CompareOptions, type Comparison, type SentencePair } from "./comparison.ts";
import { judgeFacts } from "./fact-changes.ts";
import type { Fact } from "../facts/fact.ts";
import { extractFacts } from "../facts/extract.ts";
import type { Span } from "../document/span.ts";
import { judgeLone } from "./lone-sentences.ts";
import { judgeShares } from "./turned-shares.ts";
import { judgeSlots } from "./notes.ts";
import { judgeTold } from "./records.ts";
import { viewOf, type View } from "./view.ts";
import { sentenceIndex } from "./sentence-index.ts";
import { judgeStayed } from "./stayed.ts";
import { denialsIn } from "./stayed-negation.ts";
import { movedDenials } from "./moved-denials.ts";
import { turnedDenials } from "./turned-denials.ts";
import { turnedMovements } from "./turned-movements.ts";
import { vocabulary } from "./vocabulary.ts";
import { readWords, type TokenizedText } from "./words.ts";

// "1)", "(2)" or "3." before a sentence counts the sentence and says nothing.
const isEnumeration = (text: string, fact: Fact): boolean => {
  if (fact.kind !== "number" || fact.spelled === true) return false;
  const closer = text[fact.end];
  if (closer !== ")" && closer !== ".") return false;
  const lead = text.slice(Math.max(0, fact.start - 4), fact.start).replace(/[^\S\n]+$/, "");
  if (closer === ")" && lead.endsWith("(")) return true;
  return (lead === "" || /[.!?:;\n*•-]$/.test(lead)) && /^\s/.test(text.slice(fact.end + 1, fact.end + 2));
};

// "one" and "first" are words more often than figures.
const isWordlike = (fact: Fact): boolean =>
  fact.spelled === true &&
  fact.amount === "1" &&
  (fact.kind === "number" || fact.kind === "ordinal" || fact.kind === "measure");

// Numbers that count items in their order say nothing; one that breaks the order is a figure like any other.
const factsOf = (text: string, beside: string): Fact[] => {
  const facts = extractFacts(text, { listNumbers: true, beside }).filter((fact) => !isWordlike(fact));
  const counting = new Set<number>();
  for (const fact of facts) if (isEnumeration(text, fact)) counting.add(Number(fact.value));
  if (counting.size === 0) return facts;
  const inOrder = (value: number): boolean => value <= 1 || counting.has(value - 1) || counting.has(value - 2);
  return facts.map((fact) =>
    isEnumeration(text, fact) && inOrder(Number(fact.value)) ? { ...fact, counts: true } : fact,
  );
};

const namesOf = (facts: readonly Fact[], names: Set<string>): void => {
  for (const fact of facts)
    if (fact.kind === "name") for (const word of fact.value.split(/[ -]/)) if (word.length > 1) names.add(word);
};

const stretch = (reading: TokenizedText, tokens: readonly number[], from: number, to: number): Span => ({
  start: reading.starts[tokens[from] as number] as number,
  end: reading.ends[tokens[to - 1] as number] as number,
});

const spansOf = (reading: TokenizedText, sentences: readonly number[]): Span[] =>
  sentences.map((sentence) => {
    const { start, end } = reading.sentences[sentence] as Span;
    return { start, end };
  });

const byStart = (x: Span, y: Span): number => x.start - y.start;

// Stretches that differ, on both sides: what was taken out, put in, or stands as a fact in the place of another.
const differences = (before: TokenizedText, after: TokenizedText, view: View): [Span[], Span[]] => {
  const removed: Span[] = [];
  const added: Span[] = [];
  for (const hunk of view.hunks) {
    if (hunk.before[1] > hunk.before[0]) removed.push(stretch(before, view.before, ...hunk.before));
    if (hunk.after[1] > hunk.after[0]) added.push(stretch(after, view.after, ...hunk.after));
  }
  view.match.forEach((left, right) => {
    if (left < 0 || before.ids[view.before[left] as number] === after.ids[view.after[right] as number]) return;
    removed.push(stretch(before, view.before, left, left + 1));
    added.push(stretch(after, view.after, right, right + 1));
  });
  return [removed.sort(byStart), added.sort(byStart)];
};

// The words of a lone sentence, from the first to the last.
const wordsIn = (reading: TokenizedText, [sentence]: readonly number[]): Span[] => {
  if (sentence === undefined) return [];
  const [from, to] = [reading.bounds[sentence] as number, reading.bounds[sentence + 1] as number];
  return to > from ? [{ start: reading.starts[from] as number, end: reading.ends[to - 1] as number }] : [];
};

const pairOf = (
  before: TokenizedText,
  after: TokenizedText,
  group: Group,
  view: View | undefined,
  moved: boolean,
): SentencePair => {
  const lone = group.before.length === 0 ? "new" : group.after.length === 0 ? "lost" : null;
  const [removed, added] =
    lone !== null
      ? [wordsIn(before, group.before), wordsIn(after, group.after)]
      : view === undefined
        ? [[], []]
        : differences(before, after, view);
  const status = lone ?? (removed.length + added.length === 0 ? "kept" : "reworded");
  return { status, moved, before: spansOf(before, group.before), after: spansOf(after, group.after), removed, added };
};

// A pair has moved where it breaks the rising order of the first text.
const pairsOf = (
  before: TokenizedText,
  after: TokenizedText,
  groups: readonly Group[],
  views: ReadonlyMap<Group, View>,
): SentencePair[] => {
  let furthest = -1;
  return [...groups]
    .sort((x, y) => (x.after[0] ?? Infinity) - (y.after[0] ?? Infinity) || (x.before[0] ?? 0) - (y.before[0] ?? 0))
    .map((group) => {
      const place = group.before[0];
      const moved = place !== undefined && group.after.length > 0 && place < furthest;
      if (place !== undefined && group.after.length > 0) furthest = Math.max(furthest, place);
      return pairOf(before, after, group, views.get(group), moved);
    });
};

const lengthOf = (reading: TokenizedText, sentences: readonly number[]): number =>
  sentences.reduce(
    (sum, sentence) => sum + (reading.bounds[sentence + 1] as number) - (reading.bounds[sentence] as number),
    0,
  );

// Of texts of a sentence or two as many words may differ.
const FEW_WORDS = 4;

/** Share of the words of both texts that stay in their places, 0 to 1; 1 too where a few words or one sentence differ. */
const closenessOf = (
  before: TokenizedText,
  after: TokenizedText,
  groups: readonly Group[],
  views: ReadonlyMap<Group, View>,
): number => {
  let kept = 0;
  for (const group of groups) {
    const length = lengthOf(before, group.before) + lengthOf(after, group.after);
    kept += group.same ? length : (views.get(group)?.likeness ?? 0) * length;
  }
  const total = before.ids.length + after.ids.length;
  const [other, ...more] = groups.filter((group) => !group.same);
  const isLone = groups.length > 1 && more.length === 0 && other?.before.length === 1 && other.after.length === 1;
  return total - kept <= FEW_WORDS || isLone ? 1 : kept / total;
};

// Several judges may see the same two places change; the first to tell of them is heard.
const toldOnce = (changes: readonly Change[]): Change[] => {
  const told = new Set<string>();
  return changes.filter(({ before, after }) => {
    const places = `${before?.start} ${before?.end} ${after?.start} ${after?.end}`;
    return !told.has(places) && told.add(places);
  });
};

// A sentence of which something certain is said, or a place is pointed at already, gets no further place for its wording.
const onePlaceEach = (changes: readonly Change[], before: TokenizedText, after: TokenizedText): Change[] => {
  const told = new Set<string>();
  const keysOf = (change: Change): string[] => [
    ...(change.before === null ? [] : [`before ${sentenceIndex(before, change.before.start)}`]),
    ...(change.after === null ? [] : [`after ${sentenceIndex(after, change.after.start)}`]),
  ];
  const isPlace = (change: Change): boolean => change.severity === "soft" && !isFactTopic(change.topic);
  for (const change of changes) if (!isPlace(change)) for (const key of keysOf(change)) told.add(key);
  return changes.filter((change) => {
    if (!isPlace(change)) return true;
    const keys = keysOf(change);
    if (keys.some((key) => told.has(key))) return false;
    for (const key of keys) told.add(key);
    return true;
  });
};

const summary = (
  changes: Change[],
  pairs: SentencePair[],
  kept: number,
  beforeTotal: number,
  afterTotal: number,
  afterBacked: number,
): Comparison => {
  changes.sort((x, y) => (x.after?.start ?? x.before?.start ?? 0) - (y.after?.start ?? y.before?.start ?? 0));
  const count = (status: Change["status"]): number =>
    changes.filter((change) => change.status === status && (isFactTopic(change.topic) || pairs.length === 0)).length;
  return {
    pairs,
    changes,
    alarm: changes.some((change) => change.severity === "hard"),
    counts: {
      kept,
      reworded: pairs.filter((pair) => pair.status === "reworded").length,
      lost: count("lost"),
      invented: count("invented"),
      changed: count("changed"),
    },
    factPreservation: beforeTotal === 0 ? 1 : kept / beforeTotal,
    factPrecision: afterTotal === 0 ? 1 : afterBacked / afterTotal,
  };
};

const compareNotes = (notes: string, text: string): Comparison => {
  const known = vocabulary();
  const one = readWords(notes, factsOf(notes, text), new Set(), known);
  const other = readWords(text, factsOf(text, notes), new Set(), known);
  const slots = judgeSlots(one, other);
  const told = judgeTold(one, other, known);
  return summary(
    [...slots.lost, ...told.changes, ...turnedDenials(one, other, known)],
    [],
    slots.values - slots.lost.length,
    slots.values,
    other.facts.length,
    told.backed,
  );
};

/**
 * Compares a draft with its rewrite: sentences aligned wherever they went, words diffed inside the pairs, facts bound to their sentences.
 * Ranges are UTF-16 and exact on both sides. Close to linear in the length of both.
 */
export const compareDrafts = (before: string, after: string, options: CompareOptions = {}): Comparison => {
  if (options.fromNotes === true) return compareNotes(before, after);
  const beforeFacts = factsOf(before, after);
  const afterFacts = factsOf(after, before);
  const names = new Set<string>();
  namesOf(beforeFacts, names);
  namesOf(afterFacts, names);
  const addresses = addressOf(before);
  const addressesAfter = addressOf(after);
  for (const name of [...namesIn(before, addresses), ...namesIn(after, addressesAfter)]) names.add(name);
  const known = vocabulary();
  const one = readWords(before, beforeFacts, names, known);
  const other = readWords(after, afterFacts, names, known);
  const groups = alignSentences(one, other, known);
  const views = new Map<Group, View>();
  for (const group of groups)
    if (!group.same && group.before.length > 0 && group.after.length > 0) views.set(group, viewOf(one, other, group));
  const open = [...views.values()];
  const judged = judgeFacts(one, other, groups, open, known, addresses);
  const denials = denialsIn(one, other, known);
  const shares = judgeShares(before, after);
  const others = judged.changes.concat(
    turnedMovements(before, after),
    judgeStayed(one, other, open, known, closenessOf(one, other, groups, views), denials, {
      before: [...addresses, ...emptyWordsIn(before)],
      after: [...addressesAfter, ...emptyWordsIn(after)],
    }),
    turnedDenials(one, other, known),
    movedDenials(one, other, known),
    judgeLone(one, other, groups, known, addresses),
  );
  // The "third" of "a third" is told with it.
  const isTold = (part: Change): boolean =>
    shares.some((whole) =>
      part.before === null ? part.after?.end === whole.after?.end : part.before.start === whole.before?.start,
    );
  const told = toldOnce(shares.concat(others.filter((change) => !isTold(change))));
  const changed = new Set(told.map(({ topic, before }) => isFactTopic(topic) && before?.start));
  return summary(
    onePlaceEach(told, one, other),
    pairsOf(one, other, groups, views),
    one.facts.filter(({ start }) => !changed.has(start)).length,
    judged.beforeTotal,
    judged.afterTotal,
    judged.afterBacked,
  );
};
