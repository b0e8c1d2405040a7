import { risksOf, type Decision } from "../alignment/mix.ts";
import type { Passage } from "../alignment/passage.ts";
import { isCertain } from "../alignment/certain.ts";

/**
 * How sure it is that a change does harm; null where nothing speaks against it. Certain is what the counts beside the text
 * count, such as a figure that changed or a sentence that is missing; a sentence that was added without a fact only may.
 */
export const riskLevel = (
  passage: Passage,
  decision: Decision | undefined,
  fromNotes: boolean,
): "certain" | "possible" | null => {
  if (risksOf(passage, decision).length === 0) return null;
  const { risky, risksOfWhole, status } = passage;
  const isWholeMissing = risksOfWhole.length > 0 && status !== "new";
  const isAsked = decision?.kind === "asked" && (decision.risks ?? []).length > 0;
  const isSure = isAsked || isWholeMissing || risky.some((change) => isCertain(change, fromNotes));
  return isSure ? "certain" : "possible";
};
