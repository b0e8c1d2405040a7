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

/** What of the protected words a rewrite has less often than its draft; one that was stopped may be reviewed without some. */
const useAltered = (version: ResultVersion | null, kept: readonly string[]): string[] =>
  useMemo(
    () => (version === null ? [] : alteredOf(version.source.text, version.text, kept)),
    [version?.source, version?.text, kept],
  );

/**
 * The sentences and facts on show, without what a judge of the meaning took back, and with the places that the gate's notes
 * name and those of protected words.
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
    const before = version?.source.kept ?? version?.source.request.protectedSpans;
    const own = version !== null && version.text === mix.text ? places : [];
    return {
      facts: factsWithout(facts, places, mix.text),
      // The passages are those of the text as it came; decisions about them move its places.
      alignment: alignmentWithProtected(
        alignmentWithGaps(alignmentWithout(alignment, own), gapsIn(version?.notes ?? "")),
        altered,
      ),
      altered: altered.filter((text) => before?.includes(text) !== true),
      retryFacts,
    };
  }, [facts, alignment, retryFacts, state, version, mix, altered]);
};
