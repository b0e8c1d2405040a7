import { useEffect, useMemo, useState } from "react";
import { isOpen, mixOf, type Alignment, type Decisions, type FactsAnswer, type Mix } from "@rewrite-service/review";
import { judgeFacts } from "../facts/use-facts.ts";
import type { ResultVersion } from "../result/result-history.ts";
import type { Result } from "../result/result.ts";
import { acceptAll, type Judge } from "./accept-all.ts";

/** What accepting all that is safe decides, and the text that comes of it. */
export interface Plan {
  alignment: Alignment;
  /** The decisions that it was made from, and those that it comes to. */
  from: Decisions;
  to: Decisions;
  mix: Mix;
  /** What became of the facts in that text; null where that is not known. */
  answer: FactsAnswer | null;
}

const planOf = async (
  alignment: Alignment,
  from: Decisions,
  { text: before, fromNotes }: ResultVersion["source"],
  onScreen: FactsAnswer | null,
): Promise<Plan | null> => {
  const answers = new Map<string, FactsAnswer>();
  const judge: Judge = async (after) => {
    // The text on screen was judged already, and mostly it is the one that comes out.
    const isJudged = onScreen?.question.after === after && onScreen.question.finished;
    const answer = isJudged ? onScreen : await judgeFacts({ before, after, fromNotes, finished: true });
    if (answer === null) return null;
    answers.set(after, answer);
    return answer.facts;
  };
  const to = await acceptAll(alignment, from, judge);
  if (to === null) return null;
  const mix = mixOf(alignment, to);
  return { alignment, from, to, mix, answer: answers.get(mix.text) ?? null };
};

/** The plan as one from other decisions; null where it would be another. What comes to the same text was judged with it. */
const planFrom = (plan: Plan, alignment: Alignment | null, decisions: Decisions): Plan | null => {
  if (plan.alignment !== alignment) return null;
  if (plan.from === decisions) return plan;
  const ids = Object.keys(plan.to).map(Number);
  if (ids.some((id) => isOpen(decisions[id]) && !isOpen(plan.from[id]))) return null;
  const to = { ...plan.to, ...Object.fromEntries(Object.entries(decisions).filter(([, one]) => !isOpen(one))) };
  return mixOf(alignment, to).text === plan.mix.text ? { ...plan, from: decisions, to } : null;
};

// An undo goes back to decisions of which the plan is known.
const KNOWN_MAX = 8;

/** What accepting all that is safe would do now; null until that is known. `make` gives null where it cannot be. */
export const usePlan = (
  { alignment, facts }: Pick<Result, "alignment" | "facts">,
  { source, decisions }: ResultVersion,
): { plan: Plan | null; make: () => Promise<Plan | null> } => {
  const [known, setKnown] = useState<readonly Plan[]>([]);
  const plan = useMemo(() => {
    for (const one of known) {
      const own = planFrom(one, alignment, decisions);
      if (own !== null) return own;
    }
    return null;
  }, [known, alignment, decisions]);
  const make = async (): Promise<Plan | null> => {
    if (plan !== null || alignment === null) return plan;
    return await planOf(alignment, decisions, source, facts);
  };
  useEffect(() => {
    if (plan !== null || alignment === null || facts?.question.finished !== true) return;
    let isGone = false;
    void planOf(alignment, decisions, source, facts).then((made) => {
      if (!isGone && made !== null) setKnown((others) => [made, ...others].slice(0, KNOWN_MAX));
    });
    return () => {
      isGone = true;
    };
  }, [plan === null, alignment, decisions, facts]);
  return { plan, make };
};
