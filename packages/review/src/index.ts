export { joinedPlaces } from "./alignment/joined-places.ts";
export {
  acceptSafe,
  changesInOrder,
  isChange,
  isWithinOther,
  mixOf,
  rejectAll,
  risksOf,
  type Decision,
  type Decisions,
  type Mix,
} from "./alignment/mix.ts";
export type { Alignment, Passage } from "./alignment/passage.ts";
export { canDecide, ownSentence, withDecision, withOwnWords, type OwnSentence } from "./alignment/own-words.ts";
export { pairedMarks } from "./alignment/paired-marks.ts";
export { alignPassages } from "./alignment/passages.ts";
export { isCertain } from "./alignment/certain.ts";
export { withNeighbours } from "./alignment/risks.ts";
export { hasSubject, isSubject } from "./alignment/subject.ts";
export { rawDifference, rawHunks, type RawHunk } from "./alignment/raw-difference.ts";
export { isLeftOut } from "./alignment/left-out.ts";
export { affectsFact } from "./changes/affects-fact.ts";
export { changePieces, gapShown, readsAsMoved } from "./changes/change-pieces.ts";
export { changeStatus, changeTitle, isCorrection } from "./changes/change-title.ts";
export { joinedHunks } from "./changes/inline-diff.ts";
export { copyOutcome } from "./changes/copy-outcome.ts";
export { firstOf, isOpen, nextOpen } from "./changes/open-changes.ts";
export { reasonsFor, type BothFindings, type Reason } from "./changes/reasons.ts";
export { riskLevel } from "./changes/risk-level.ts";
export { movedUp, placeWithin, reviewRows, type Row } from "./changes/rows.ts";
export { alignmentWithGaps } from "./changes/with-gaps.ts";
export { alignmentWithProtected, alteredOf, factsWithProtected } from "./changes/with-protected.ts";
export { alignmentWithout, factsWithout } from "./changes/without-withdrawn.ts";
export { groupsOf, isSame, isToCheck, isTrouble, nearOf, rowsOf, type FactGroup } from "./facts/fact-groups.ts";
export { putBack } from "./facts/put-back.ts";
export { factsReport } from "./facts/fact-states.ts";
export { answerFacts, type FactsAnswer, type FactsQuestion } from "./facts/facts-answer.ts";
export { countFacts, shownPlace, type FactState, type ShownFact } from "./facts/shown-fact.ts";
export { asSentence } from "./words/as-sentence.ts";
export { claimWords } from "./words/claims.ts";
export { endingWords } from "./words/ending.ts";
export { factsWords } from "./words/facts.ts";
export { meaningOutcome, meaningTitle, type MeaningState } from "./words/meaning-said.ts";
export { meaningWords } from "./words/meaning.ts";
export { OWN_MODEL } from "./words/own-model.ts";
export { ownEdit } from "./words/own-edit.ts";
export { reviewWords } from "./words/review.ts";
export { tellsWords } from "./words/tells.ts";
