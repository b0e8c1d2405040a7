import { useEffect, useState } from "react";
import type { Decisions, Alignment } from "@rewrite-service/review";
import { judgeFacts } from "../facts/use-facts.ts";
import type { ResultVersion } from "../result/result-history.ts";
import type { Result } from "../result/result.ts";
import { acceptAll, type Judge } from "./accept-all.ts";

interface Plan {
  alignment: Alignment;
  /** The decisions that it was made from, and those that it comes to. */
  from: Decisions;
  to: Decisions;
}

/** What accepting all that is safe would decide now; null until that is known. */
export const usePlan = (
  { alignment, facts }: Pick<Result, "alignment" | "facts">,
  { source, decisions }: ResultVersion,
): { plan: Decisions | null; make: () => Promise<Decisions> } => {
  const [made, setMade] = useState<Plan | null>(null);
  const judge: Judge = async (after) => {
    const { text: before, fromNotes } = source;
    // The text on screen was judged already, and mostly it is the one that comes out.
    if (facts?.question.after === after && facts.question.finished) return facts.facts;
    return (await judgeFacts({ before, after, fromNotes, finished: true })).facts;
  };
  const isFresh = made !== null && made.alignment === alignment && made.from === decisions;
  const make = async (): Promise<Decisions> => {
    if (isFresh) return made.to;
    return alignment === null ? decisions : acceptAll(alignment, decisions, judge);
  };
  useEffect(() => {
    if (alignment === null || facts?.question.finished !== true) return;
    let isGone = false;
    void acceptAll(alignment, decisions, judge).then((to) => {
      if (!isGone) setMade({ alignment, from: decisions, to });
    });
    return () => {
      isGone = true;
    };
  }, [alignment, decisions, facts]);
  return { plan: isFresh ? made.to : null, make };
};
