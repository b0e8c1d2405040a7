import { shownText, type RewriteState } from "./rewrite-state.ts";

/**
 * What an answer cost that is a text already known. The server charges nothing for the text that it was asked to start from,
 * unless a model added notes; it knows no other text of the writer's.
 */
export const repeatCost = (answer: RewriteState, startedFrom: string): "free" | "counted" => {
  const { text, notes } = shownText(answer);
  const isEngine = answer.phase === "done" && answer.usage?.requests === 0;
  return (notes === null || isEngine) && text.trim() === startedFrom.trim() ? "free" : "counted";
};
