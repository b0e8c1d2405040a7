import { useMemo } from "react";
import {
  alignmentWithGaps,
  alignmentWithout,
  alignmentWithProtected,
  alteredOf,
  factsWithout,
} from "@rewrite-service/review";
import type { KnownFacts } from "../facts/use-facts.ts";
import { gapsIn } from "./note-lines.ts";
import type { ResultVersion } from "./result-history.ts";
import type { Result } from "./result.ts";
import type { Meaning } from "./use-meaning.ts";
import type { ShownResult } from "./use-shown-result.ts";

/** What was protected after the rewrite was asked for, and is not as it was in it. */
const useAltered = (version: ResultVersion | null, kept: readonly string[]): string[] =>
  useMemo(() => {
    if (version === null) return [];
    const { text, request } = version.source;
    const since = kept.filter((own) => request.protectedSpans?.includes(own) !== true);
    return alteredOf(text, version.text, since);
  }, [version?.source, version?.text, kept]);

/**
 * The sentences and facts on show, without what a judge of the meaning took back, and with the places that the gate's notes
 * name and those of words that were protected since.
 */
export const useJudged = (
  { alignment, facts, retryFacts, mix }: ShownResult,
  { state }: Meaning,
  version: ResultVersion | null,
  kept: readonly string[],
): Pick<Result, "alignment" | "altered" | keyof KnownFacts> => {
  const altered = useAltered(version, kept);
  return useMemo(() => {
    const places = state.phase === "done" ? state.report.withdrawn : [];
    const own = version !== null && version.text === mix.text ? places : [];
    return {
      facts: factsWithout(facts, places, mix.text),
      // The passages are those of the text as it came; decisions about them move its places.
      alignment: alignmentWithProtected(
        alignmentWithGaps(alignmentWithout(alignment, own), gapsIn(version?.notes ?? "")),
        altered,
      ),
      altered,
      retryFacts,
    };
  }, [facts, alignment, retryFacts, state, version, mix, altered]);
};
