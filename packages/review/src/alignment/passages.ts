import { overlaps, type Change, type Comparison, type SentencePair, type Span } from "@rewrite-service/text";
import { isClaim, isMostlyIn, stemOf, wordsOf } from "./content-words.ts";
import { isFromAmid } from "./from-amid.ts";
import { joinedText } from "./joined-text.ts";
import { linkedPairs } from "./linked-pairs.ts";
import { movedPairs } from "./moved-pairs.ts";
import { inReadingOrder } from "./reading-order.ts";
import type { Alignment, Passage, PassageStatus } from "./passage.ts";
import { rawDifference } from "./raw-difference.ts";
import { isRisk, riskLines } from "./risks.ts";
import { resultSlots, withHomes } from "./slots.ts";
import { hasSubject } from "./subject.ts";
import type { FactPlaces } from "./fact-edits.ts";
import { stretchesOf, type Stretch } from "./stretches.ts";
import { sideBySide } from "./runs.ts";
import { unfinished } from "./unfinished.ts";
import { claimWords } from "../words/claims.ts";

const statusOf = (pair: SentencePair, moved: boolean, draft: string, result: string): PassageStatus => {
  if (pair.before.length === 0) return "new";
  if (pair.after.length === 0) return "left-out";
  if (moved) return "moved";
  return draft === result ? "kept" : "reworded";
};

const changesAt = (changes: readonly Change[], pair: SentencePair): Change[] =>
  changes.filter(
    ({ before, after }) =>
      pair.after.some((span) => after !== null && overlaps(span, after)) ||
      pair.before.some((span) => before !== null && overlaps(span, before)),
  );

interface Texts {
  before: string;
  after: string;
  changes: readonly Change[];
  fromNotes: boolean;
  /** Facts that are written anew. */
  facts: readonly FactPlaces[];
  /** What a result that ended early does not say of the draft; null where there is nothing. */
  rest: SentencePair | null;
}

/** What the writer has to decide about in whole sentences beside single facts; that an e-mail gets a subject is no such thing. */
const claimsOf = (
  pair: SentencePair,
  result: string,
  risky: readonly Change[],
  { before, fromNotes }: Texts,
): string[] => {
  if (!fromNotes) {
    const isOwn = hasSubject(result) && !hasSubject(before);
    return pair.before.length === 0 && isClaim(result) && !isOwn ? [claimWords.addedSentence] : [];
  }
  return pair.after.length === 0 && risky.length === 0 ? [claimWords.leftOutPoint] : [];
};

const wholeOf = (
  whole: number,
  { pair, moved }: { pair: SentencePair; moved: boolean },
  texts: Texts,
): Omit<Passage, "id"> => {
  const { before, after, changes, fromNotes, rest } = texts;
  const draft = joinedText(before, pair.before);
  const result = joinedText(after, pair.after);
  const own = changesAt(changes, pair);
  const difference = rawDifference(draft, result);
  const risky = own.filter((change) => isRisk(change, before, fromNotes));
  const risksOfWhole = pair === rest ? [] : claimsOf(pair, result, risky, texts);
  return {
    status: pair === rest ? "unwritten" : statusOf(pair, moved, draft, result),
    draft,
    result,
    draftSpans: pair.before,
    resultSpans: pair.after,
    // The comparison counts some words as equal that are written in two ways; the reader sees both ways.
    ...difference,
    changes: own,
    risky,
    risksOfWhole,
    risks: riskLines(risksOfWhole, risky, before),
    whole,
    isPart: false,
    isFromAmid: isFromAmid(before, pair.before, draft, result),
  };
};

const touchesStretch = ({ before, after }: Change, stretch: Stretch): boolean =>
  (before !== null && stretch.before !== null && overlaps(before, stretch.before)) ||
  (after !== null && stretch.after !== null && overlaps(after, stretch.after));

const partOf = (stretch: Stretch, whole: Omit<Passage, "id">, { before, after }: Texts): Omit<Passage, "id"> => {
  const spansOf = (span: Span | null): Span[] => (span === null ? [] : [span]);
  const draft = stretch.before === null ? "" : before.slice(stretch.before.start, stretch.before.end);
  const result = stretch.after === null ? "" : after.slice(stretch.after.start, stretch.after.end);
  const own = (change: Change): boolean => stretch.isEdit && touchesStretch(change, stretch);
  const risky = whole.risky.filter(own);
  return {
    ...whole,
    status: !stretch.isEdit ? "kept" : draft === "" ? "new" : result === "" ? "left-out" : "reworded",
    draft,
    result,
    draftSpans: spansOf(stretch.before),
    resultSpans: spansOf(stretch.after),
    ...(stretch.isEdit ? rawDifference(draft, result) : { removed: [], added: [] }),
    changes: whole.changes.filter(own),
    risky,
    risks: riskLines([], risky, before),
    isPart: true,
    isFromAmid: isFromAmid(before, spansOf(stretch.before), draft, result),
  };
};

/** The parts of whole sentences that are decided about one by one; the sentences themselves where they are decided as a whole. */
const partsOf = (whole: Omit<Passage, "id">, texts: Texts): Omit<Passage, "id">[] => {
  const { status, draftSpans, resultSpans, changes, risksOfWhole } = whole;
  const [before, after] = [sideBySide(texts.before, draftSpans), sideBySide(texts.after, resultSpans)];
  // A note is a line, which is kept or told as one.
  const isOne = status !== "reworded" || texts.fromNotes || risksOfWhole.length > 0;
  if (isOne || before === null || after === null) return [whole];
  const parts = stretchesOf(texts.before, texts.after, { before, after }, changes, texts.facts, resultSpans);
  return parts === null ? [whole] : parts.map((stretch) => partOf(stretch, whole, texts));
};

/** Whether a line of notes has no sentence of its own. */
const isLoneLine = ({ after }: SentencePair, { fromNotes }: Texts): boolean => fromNotes && after.length === 0;

const isChanged = (pair: SentencePair, changes: readonly Change[]): boolean =>
  changes.some(({ before }) => before !== null && pair.before.some((span) => overlaps(span, before)));

/**
 * Aligns two texts for review. `pairs` are the sentences that answer each other; `changes` the verdicts, which for notes
 * come from a comparison of another kind; each of `facts` that is written anew is a change of its own. Linear in the length of the texts but for the changes, which are few.
 */
export const alignPassages = (
  before: string,
  after: string,
  comparison: Pick<Comparison, "pairs" | "changes">,
  { fromNotes, partial = false, facts = [] }: { fromNotes: boolean; partial?: boolean; facts?: readonly FactPlaces[] },
): Alignment => {
  const told = partial ? unfinished(before, after, comparison, fromNotes) : { compared: comparison, rest: [] };
  const { pairs, changes } = told.compared;
  const rest: SentencePair | null =
    told.rest.length === 0
      ? null
      : { status: "lost", moved: false, before: told.rest, after: [], removed: [], added: [] };
  const said = new Set(fromNotes ? wordsOf(after).map(stemOf) : []);
  const texts = { before, after, changes, fromNotes, facts, rest };
  // A point of notes of which little is said anywhere was left out, and belongs to no sentence beside its place.
  const isDropped = (pair: SentencePair): boolean =>
    isLoneLine(pair, texts) && !isMostlyIn(joinedText(before, pair.before), said);
  const dropped = pairs.filter(isDropped);
  const linked = linkedPairs(
    pairs.filter((pair) => !dropped.includes(pair)),
    before,
    after,
  );
  const written = dropped.length === 0 ? linked : inReadingOrder([...linked, ...dropped]);
  const ordered = rest === null ? written : [...written, rest];
  const moved = movedPairs(ordered);
  // What else notes say is stated somewhere in the text, unless a change says that it is not.
  const wholes = ordered
    .filter((pair) => !isLoneLine(pair, texts) || dropped.includes(pair) || pair === rest || isChanged(pair, changes))
    .map((pair, at) => wholeOf(at, { pair, moved: moved.has(pair) }, texts));
  const passages = wholes.flatMap((whole) => partsOf(whole, texts)).map((passage, id) => ({ ...passage, id }));
  return {
    before,
    after,
    passages,
    wholes: wholes.map((whole, id) => ({ ...whole, id })),
    slots: withHomes(passages, resultSlots(passages, before, after), before),
    fromNotes,
  };
};
