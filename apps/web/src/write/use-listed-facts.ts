import { useMemo } from "react";
import {
  factsWithProtected,
  factsWords,
  isLeftOut,
  isTrouble,
  nearOf,
  putBack,
  type FactsAnswer,
  type ShownFact,
} from "@rewrite-service/review";
import { useFacts } from "../facts/use-facts.ts";
import { LISTED_CHARACTERS_MAX } from "../result/listed-draft.ts";
import type { Result } from "../result/result.ts";

/** The facts that the page lists, and the draft that their places are in; null while there are none to list. */
export interface ListedFacts {
  facts: readonly ShownFact[];
  before: string;
  /** Changes of the meaning, beside those of facts. */
  meaning: readonly ShownFact[];
  /** How many sentences the text on screen leaves out. */
  leftOut: number;
}

/** The words that the writer asked to keep and the rewrite lacks, as a fact that is missing. */
const missingOf = (missing: string, before: string): ShownFact => {
  const start = before.indexOf(missing.replace(/…$/, ""));
  const place = start < 0 ? null : { start, end: start + missing.length };
  return { state: "lost", text: missing, before: place ?? { start: 0, end: 0 }, after: null, reason: factsWords.asked };
};

/** Where the gate ended the rewrite, what it ended at says so. */
const withCaught = (
  facts: readonly ShownFact[],
  { question }: FactsAnswer,
  caught: Result["caught"],
): readonly ShownFact[] => {
  if (caught === null) return facts;
  if (caught.kind === "invented") {
    const near = nearOf(facts, caught);
    return facts.map((fact) => (fact === near ? { ...fact, state: "stopped" } : fact));
  }
  const { missing } = caught;
  if (facts.some(({ state, text }) => state === "lost" && missing.includes(text))) return facts;
  const start = missing.replace(/…$/, "");
  const others = facts.filter(({ state, text }) => state !== "pending" || !text.startsWith(start));
  return [...others, missingOf(missing, question.before)];
};

/** Of a draft that was changed after its rewrite: what the rewrite says of it already, and what is still to come. */
const ofNewDraft = (facts: readonly ShownFact[]): ShownFact[] =>
  facts
    .filter(({ before }) => before !== null)
    .map((fact) => (isTrouble(fact) ? { ...fact, state: "pending", after: null, reason: "" } : fact));

/**
 * The facts of the draft and the result on show, with the words `kept` that the writer protected; of the draft as it is now
 * where it `isNewer` than the result.
 */
export const useListedFacts = (
  { facts: own, coming, caught, version, undecided, source, mix, alignment }: Result,
  draft: string,
  isNewer: boolean,
  kept: readonly string[],
): ListedFacts | null => {
  const facts = coming?.facts ?? own;
  const isListed = isNewer && (version !== null || undecided) && draft.length <= LISTED_CHARACTERS_MAX;
  const fromNotes = source?.fromNotes === true;
  const { facts: now } = useFacts(isListed ? { before: draft, after: mix.text, fromNotes, finished: false } : null);
  const decisions = (coming ?? version)?.decisions;
  const passages = (isNewer ? null : alignment)?.passages ?? [];
  const leftOut = passages.filter((passage) => isLeftOut(passage, decisions?.[passage.id])).length;
  return useMemo(() => {
    const withKept = (answer: FactsAnswer): ShownFact[] => factsWithProtected(answer.facts, answer.question, kept);
    if (isListed && now !== null)
      return { facts: ofNewDraft(withKept(now)), before: now.question.before, meaning: [], leftOut: 0 };
    if (facts === null) return null;
    const { meaning, question } = facts;
    const told = withCaught(withKept(facts), facts, caught);
    return {
      facts: [...told, ...putBack(alignment, [...told, ...meaning])],
      before: question.before,
      meaning,
      leftOut,
    };
  }, [facts, caught, isListed, now, kept, alignment, leftOut]);
};
