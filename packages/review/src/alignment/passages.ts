import { overlaps, type Change, type Comparison, type SentencePair, type Span } from "@rewrite-service/text";
import { joinedText } from "./joined-text.ts";
import { linkedPairs, merged } from "./linked-pairs.ts";
import { movedPairs } from "./moved-pairs.ts";
import { rawDifference } from "./raw-difference.ts";
import { isClaim } from "./content-words.ts";
import { isRisk, riskLines } from "./risks.ts";
import { claimWords } from "../words/claims.ts";
import { factsWords } from "../words/facts.ts";

export type PassageStatus = "kept" | "reworded" | "moved" | "left-out" | "new";

/** Sentences of the draft and the sentences of the result that say the same; one side may be empty. */
export interface Passage {
  /** Its place in `Alignment.passages`. */
  id: number;
  status: PassageStatus;
  draft: string;
  result: string;
  /** Where its sentences stand in the draft and in the result. UTF-16. */
  draftSpans: readonly Span[];
  resultSpans: readonly Span[];
  /** Stretches that differ, as ranges of `draft` and of `result`. */
  removed: readonly Span[];
  added: readonly Span[];
  /** What the comparison says about it. */
  changes: readonly Change[];
  /** Those of them that the writer has to decide about. */
  risky: readonly Change[];
  /** What the writer has to decide about in the passage as a whole, a line each. */
  risksOfWhole: readonly string[];
  /** One line for each of both. */
  risks: readonly string[];
  /** Whether the result ended before it came to this part of the draft. */
  unwritten: boolean;
}

/** A place in the resulting text that a sentence may stand at. */
export interface Slot {
  passage: number;
  /** A sentence of the result, or the place where the draft's own sentence would go back. */
  kind: "result" | "home";
  text: string;
  /** All that its passage has in one place of the result, at the first sentence of it; "" at the others and at a home. */
  run: string;
  /** Whether it is the longest of those, where the draft's wording comes when it comes back. */
  isMain: boolean;
  /** What stands between it and the text before it. */
  gap: string;
  /** For a home, what stands after it in the draft and the passage that comes next there. */
  next: { gap: string; passage: number } | null;
}

/** Two texts sentence by sentence: all that is needed to put a text together from both. */
export interface Alignment {
  before: string;
  after: string;
  passages: readonly Passage[];
  slots: readonly Slot[];
  /** Whether the draft is notes, each a line of its own. */
  fromNotes: boolean;
}

const slice = (text: string, { start, end }: Span): string => text.slice(start, end);

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
  /** Where the part of the draft begins that the result did not come to; null for a result that came to its end. */
  unwrittenFrom: number | null;
}

/** Whether a text that ended early did not come to all of these sentences: to none, or not to the words at their end. */
const isUnwritten = (pair: SentencePair, before: string, from: number, removed: readonly Span[]): boolean => {
  const end = pair.before.at(-1)?.end ?? 0;
  if (pair.before.some(({ start }) => start >= from)) return true;
  const isLast = pair.before.length > 0 && before.slice(end, from).trim() === "";
  const draft = joinedText(before, pair.before);
  return isLast && removed.some((span) => !/[\p{L}\p{N}]/u.test(draft.slice(span.end)));
};

const passageOf = (
  id: number,
  { pair, moved }: { pair: SentencePair; moved: boolean },
  { before, after, changes, fromNotes, unwrittenFrom }: Texts,
): Passage => {
  const draft = joinedText(before, pair.before);
  const result = joinedText(after, pair.after);
  const own = changesAt(changes, pair);
  const difference = rawDifference(draft, result);
  const unwritten = unwrittenFrom !== null && isUnwritten(pair, before, unwrittenFrom, difference.removed);
  // Of a part that was not written every fact is missing; that it was not says so.
  const risky = own.filter((change) => isRisk(change, before, fromNotes) && !(unwritten && change.status === "lost"));
  const isAdded = pair.status === "new" && !fromNotes && isClaim(result);
  const risksOfWhole = [...(unwritten ? [factsWords.unwritten] : []), ...(isAdded ? [claimWords.addedSentence] : [])];
  return {
    id,
    status: statusOf(pair, moved, draft, result),
    draft,
    result,
    draftSpans: pair.before,
    resultSpans: pair.after,
    // The comparison counts some words as equal that are written in two ways; the reader sees both ways.
    ...difference,
    changes: own,
    risky,
    risksOfWhole,
    risks: riskLines(risksOfWhole, risky),
    unwritten,
  };
};

const startOf = ({ before }: SentencePair): number => before[0]?.start ?? -1;

/** Where the part of the draft begins that a text which ended early did not come to. */
const unwrittenStart = (pairs: readonly SentencePair[], before: string): number => {
  const reached = pairs.filter(({ after }) => after.length > 0).map(startOf);
  const last = Math.max(-1, ...reached);
  return Math.min(before.length, ...pairs.map(startOf).filter((start) => start > last));
};

/** The same pairs with that part as one. */
const withRemainder = (pairs: readonly SentencePair[], from: number): SentencePair[] => {
  const rest = pairs.filter((pair) => startOf(pair) >= from);
  if (rest.length === 0) return [...pairs];
  return [...pairs.filter((pair) => !rest.includes(pair)), { ...merged(rest), status: "lost" }];
};

interface ResultSentence {
  id: number;
  span: Span;
}

/** The sentences in order, in stretches of one passage each. */
const runsIn = (sentences: readonly ResultSentence[]): ResultSentence[][] => {
  const runs: ResultSentence[][] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last?.[0]?.id === sentence.id) last.push(sentence);
    else runs.push([sentence]);
  }
  return runs;
};

const resultSlots = (passages: readonly Passage[], after: string): Slot[] => {
  const sentences = passages
    .flatMap(({ id, resultSpans }) => resultSpans.map((span) => ({ id, span })))
    .sort((x, y) => x.span.start - y.span.start);
  const runs = runsIn(sentences).map((run) => {
    const text = after.slice(run[0]?.span.start, run.at(-1)?.span.end);
    return { id: run[0]?.id, text, run };
  });
  const longest = new Map<number | undefined, (typeof runs)[number]>();
  for (const run of runs) if (run.text.length > (longest.get(run.id)?.text.length ?? 0)) longest.set(run.id, run);
  let end = 0;
  return runs.flatMap((own) =>
    own.run.map(({ id, span }, at): Slot => {
      const gap = after.slice(end, span.start);
      end = span.end;
      const isMain = at === 0 && longest.get(id) === own;
      return {
        passage: id,
        kind: "result",
        text: slice(after, span),
        run: at === 0 ? own.text : "",
        isMain,
        gap,
        next: null,
      };
    }),
  );
};

// The blanks at a place of the draft. A passage may have sentences on both sides of another's, so nothing else stands there.
const blankBefore = (text: string, at: number): string => text.slice(text.slice(0, at).trimEnd().length, at);
const blankAfter = (text: string, at: number): string =>
  text.slice(at, text.length - text.slice(at).trimStart().length);

/** The places that sentences of the draft go back to: after the sentence that stands before them in the draft. */
const withHomes = (passages: readonly Passage[], slots: readonly Slot[], before: string): Slot[] => {
  const lastOf = new Map<number, number>();
  slots.forEach(({ passage }, index) => lastOf.set(passage, index));
  const homes = new Map<number, Slot[]>();
  const inDraft = passages
    .filter(({ draftSpans }) => draftSpans.length > 0)
    .sort((x, y) => (x.draftSpans[0] as Span).start - (y.draftSpans[0] as Span).start);
  let anchor = -1;
  inDraft.forEach((passage, index) => {
    if (passage.status !== "left-out" && passage.status !== "moved") {
      anchor = lastOf.get(passage.id) ?? anchor;
      return;
    }
    const [first, last] = [passage.draftSpans[0] as Span, passage.draftSpans.at(-1) as Span];
    const later = inDraft[index + 1];
    homes.set(anchor, [
      ...(homes.get(anchor) ?? []),
      {
        passage: passage.id,
        kind: "home",
        text: passage.draft,
        run: "",
        isMain: false,
        gap: blankBefore(before, first.start),
        next: later === undefined ? null : { passage: later.id, gap: blankAfter(before, last.end) },
      },
    ]);
  });
  return [...(homes.get(-1) ?? []), ...slots.flatMap((slot, index) => [slot, ...(homes.get(index) ?? [])])];
};

// What notes say is stated somewhere in the text, so a line of theirs without a sentence is left out only if a change says so.
const isCovered = (pair: SentencePair, changes: readonly Change[]): boolean =>
  pair.after.length === 0 &&
  !changes.some(({ before }) => before !== null && pair.before.some((span) => overlaps(span, before)));

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
  const unwrittenFrom = partial ? unwrittenStart(pairs, before) : null;
  const linked = linkedPairs(unwrittenFrom === null ? pairs : withRemainder(pairs, unwrittenFrom), before, after);
  const moved = movedPairs(linked);
  const texts = { before, after, changes, fromNotes, unwrittenFrom };
  const passages = linked
    .filter((pair) => !fromNotes || !isCovered(pair, changes))
    .map((pair, id) => passageOf(id, { pair, moved: moved.has(pair) }, texts));
  return { before, after, passages, slots: withHomes(passages, resultSlots(passages, after), before), fromNotes };
};
