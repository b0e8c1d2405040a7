import { overlaps, type Change, type Comparison, type SentencePair, type Span } from "@rewrite-service/text";
import { isClaim, isMostlyIn, stemOf, wordsOf } from "./content-words.ts";
import { isFromAmid } from "./from-amid.ts";
import { joinedText } from "./joined-text.ts";
import { linkedPairs, merged } from "./linked-pairs.ts";
import { movedPairs } from "./moved-pairs.ts";
import { inReadingOrder } from "./reading-order.ts";
import type { Alignment, Passage, PassageStatus } from "./passage.ts";
import { rawDifference } from "./raw-difference.ts";
import { isRisk, riskLines } from "./risks.ts";
import { resultSlots, withHomes } from "./slots.ts";
import { hasSubject } from "./subject.ts";
import { stretchesOf, type Stretch } from "./stretches.ts";
import { claimWords } from "../words/claims.ts";
import { UNWRITTEN } from "../words/facts.ts";

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
  /** Where the part of the draft begins that the result did not come to; null for notes, and for a result that came to its end. */
  unwrittenFrom: number | null;
  /** The notes that it did not come to; null where there are none. */
  restOfNotes: SentencePair | null;
}

/** Whether a text that ended early did not come to all of these sentences: to none, or not to the words at their end. */
const isUnwritten = (pair: SentencePair, before: string, from: number, removed: readonly Span[]): boolean => {
  const end = pair.before.at(-1)?.end ?? 0;
  if (pair.before.some(({ start }) => start >= from)) return true;
  const isLast = pair.before.length > 0 && before.slice(end, from).trim() === "";
  const draft = joinedText(before, pair.before);
  return isLast && removed.some((span) => !/[\p{L}\p{N}]/u.test(draft.slice(span.end)));
};

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
  const { before, after, changes, fromNotes, unwrittenFrom, restOfNotes } = texts;
  const draft = joinedText(before, pair.before);
  const result = joinedText(after, pair.after);
  const own = changesAt(changes, pair);
  const difference = rawDifference(draft, result);
  const unwritten =
    pair === restOfNotes || (unwrittenFrom !== null && isUnwritten(pair, before, unwrittenFrom, difference.removed));
  const isUntold = unwritten && pair.after.length === 0;
  // Of a part that was not written every fact is missing; that it was not says so.
  const risky = own.filter((change) => isRisk(change, before, fromNotes) && !(unwritten && change.status === "lost"));
  const risksOfWhole = unwritten ? [UNWRITTEN] : claimsOf(pair, result, risky, texts);
  return {
    status: isUntold ? "unwritten" : statusOf(pair, moved, draft, result),
    draft,
    result,
    draftSpans: pair.before,
    resultSpans: pair.after,
    // The comparison counts some words as equal that are written in two ways; the reader sees both ways.
    ...difference,
    changes: own,
    risky,
    risksOfWhole: isUntold ? [] : risksOfWhole,
    risks: isUntold ? [] : riskLines(risksOfWhole, risky),
    unwritten,
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
    risks: riskLines([], risky),
    isPart: true,
    isFromAmid: isFromAmid(before, spansOf(stretch.before), draft, result),
  };
};

/** The range of sentences that stand side by side; null where something else stands between them. */
const sideBySide = (text: string, spans: readonly Span[]): Span | null => {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return null;
  const apart = spans.some((span, at) => at > 0 && text.slice(spans[at - 1]?.end, span.start).trim() !== "");
  return apart ? null : { start: first.start, end: last.end };
};

/** The parts of whole sentences that are decided about one by one; the sentences themselves where they are decided as a whole. */
const partsOf = (whole: Omit<Passage, "id">, texts: Texts): Omit<Passage, "id">[] => {
  const { status, unwritten, draftSpans, resultSpans, changes, risksOfWhole } = whole;
  const [before, after] = [sideBySide(texts.before, draftSpans), sideBySide(texts.after, resultSpans)];
  // A note is a line, which is kept or told as one.
  const isOne = status !== "reworded" || texts.fromNotes || unwritten || risksOfWhole.length > 0;
  if (isOne || before === null || after === null) return [whole];
  const parts = stretchesOf(texts.before, texts.after, { before, after }, changes, resultSpans);
  return parts === null ? [whole] : parts.map((stretch) => partOf(stretch, whole, texts));
};

const startOf = ({ before }: SentencePair): number => before[0]?.start ?? -1;

/** Where the part of the draft begins that a text which ended early did not come to. */
const unwrittenStart = (pairs: readonly SentencePair[], before: string): number => {
  const reached = pairs.filter(({ after }) => after.length > 0).map(startOf);
  const last = Math.max(-1, ...reached);
  return Math.min(before.length, ...pairs.map(startOf).filter((start) => start > last));
};

/** A sentence that only ends in fewer words than these was shortened, not broken off. */
const UNSAID_WORDS_MIN = 6;

/**
 * The pair that a text which ended early had begun, up to the words that it came to, and those that it did not: a draft typed
 * in one breath is one sentence from its first word to its last. Null where the text came to the end of the pair.
 */
const begunPair = (
  pairs: readonly SentencePair[],
  before: string,
  after: string,
  from: number,
): { own: SentencePair; said: SentencePair; rest: SentencePair } | null => {
  const own = pairs.find(({ before: spans }) => {
    const end = spans.at(-1)?.end ?? 0;
    return end > 0 && end <= from && before.slice(end, from).trim() === "";
  });
  const [draft, result] = [sideBySide(before, own?.before ?? []), sideBySide(after, own?.after ?? [])];
  if (own === undefined || draft === null || result === null) return null;
  const text = before.slice(draft.start, draft.end);
  const said = after.slice(result.start, result.end);
  // A capital makes no other word.
  const last = rawDifference(text.toLowerCase(), said.toLowerCase()).removed.at(-1);
  if (last === undefined || last.start === 0 || /[\p{L}\p{N}]/u.test(text.slice(last.end))) return null;
  const at = draft.start + last.start + (/^[^\p{L}\p{N}]*/u.exec(text.slice(last.start))?.[0].length ?? 0);
  if (wordsOf(before.slice(at, draft.end)).length < UNSAID_WORDS_MIN) return null;
  const rest = { start: at, end: draft.end };
  return {
    own,
    said: { ...own, before: [{ start: draft.start, end: before.slice(0, at).trimEnd().length }], removed: [] },
    rest: { ...own, status: "lost", before: [rest], after: [], removed: [rest], added: [] },
  };
};

/** The same pairs with that part as one. */
const withRemainder = (pairs: readonly SentencePair[], from: number): SentencePair[] => {
  const rest = pairs.filter((pair) => startOf(pair) >= from);
  if (rest.length === 0) return [...pairs];
  return [...pairs.filter((pair) => !rest.includes(pair)), { ...merged(rest), status: "lost" }];
};

/** The lines of some sentences, as notes have them. */
const linesIn = (text: string, spans: readonly Span[]): Span[] =>
  spans.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/\S.*/g)].map(({ 0: line, index }) => ({
      start: start + index,
      end: start + index + line.trimEnd().length,
    })),
  );

/**
 * The pairs without the notes that a text which ended early does not say, and these as one. A text takes notes up in an
 * order of its own, so each is looked for in all of it.
 */
const notesParted = (
  pairs: readonly SentencePair[],
  before: string,
  said: ReadonlySet<string>,
  changes: readonly Change[],
): { pairs: SentencePair[]; rest: SentencePair | null } => {
  const lost = changes.filter(({ status }) => status === "lost");
  const isSaid = (line: Span): boolean =>
    isMostlyIn(before.slice(line.start, line.end), said) &&
    !lost.some((change) => change.before !== null && overlaps(line, change.before));
  const rest: Span[] = [];
  const own = pairs.map((pair): SentencePair => {
    const lines = linesIn(before, pair.before);
    const kept = lines.filter(isSaid);
    if (kept.length === lines.length) return pair;
    rest.push(...lines.filter((line) => !kept.includes(line)));
    return { ...pair, before: kept };
  });
  rest.sort((x, y) => x.start - y.start);
  return {
    pairs: own.filter((pair) => pair.before.length > 0 || pair.after.length > 0),
    rest:
      rest.length === 0 ? null : { status: "lost", moved: false, before: rest, after: [], removed: rest, added: [] },
  };
};

/** Whether a line of notes has no sentence of its own. */
const isLoneLine = ({ after }: SentencePair, { fromNotes }: Texts): boolean => fromNotes && after.length === 0;

const isChanged = (pair: SentencePair, changes: readonly Change[]): boolean =>
  changes.some(({ before }) => before !== null && pair.before.some((span) => overlaps(span, before)));

/**
 * Aligns two texts for review. `pairs` are the sentences that answer each other; `changes` the verdicts, which for notes
 * come from a comparison of another kind. Linear in the length of the texts but for the changes, which are few.
 */
export const alignPassages = (
  before: string,
  after: string,
  { pairs, changes }: Pick<Comparison, "pairs" | "changes">,
  { fromNotes, partial = false }: { fromNotes: boolean; partial?: boolean },
): Alignment => {
  const said = new Set(fromNotes ? wordsOf(after).map(stemOf) : []);
  const reachedTo = partial && !fromNotes ? unwrittenStart(pairs, before) : null;
  const begun = reachedTo === null ? null : begunPair(pairs, before, after, reachedTo);
  const unwrittenFrom = begun?.rest.before[0]?.start ?? reachedTo;
  const notes = partial && fromNotes ? notesParted(pairs, before, said, changes) : { pairs, rest: null };
  const parted =
    begun === null ? notes.pairs : pairs.flatMap((pair) => (pair === begun.own ? [begun.said, begun.rest] : pair));
  const texts = { before, after, changes, fromNotes, unwrittenFrom, restOfNotes: notes.rest };
  // A point of notes of which little is said anywhere was left out, and belongs to no sentence beside its place.
  const isDropped = (pair: SentencePair): boolean =>
    isLoneLine(pair, texts) && !isMostlyIn(joinedText(before, pair.before), said);
  const all = unwrittenFrom === null ? parted : withRemainder(parted, unwrittenFrom);
  const dropped = all.filter(isDropped);
  const linked = linkedPairs(dropped.length === 0 ? all : all.filter((pair) => !dropped.includes(pair)), before, after);
  const written = dropped.length === 0 ? linked : inReadingOrder([...linked, ...dropped]);
  const ordered = notes.rest === null ? written : [...written, notes.rest];
  const moved = movedPairs(ordered);
  // What else notes say is stated somewhere in the text, unless a change says that it is not.
  const wholes = ordered
    .filter(
      (pair) => !isLoneLine(pair, texts) || dropped.includes(pair) || pair === notes.rest || isChanged(pair, changes),
    )
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
