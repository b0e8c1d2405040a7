import { comparisonLines, factsLine, foundLine, shownComparison } from "../calls/comparison.ts";
import { tooLong } from "../calls/limits.ts";
import { answerShape, LOCAL, object, textAnswer, type Tool } from "../calls/tool.ts";

export const compareDrafts: Tool = {
  name: "compare_drafts",
  title: "Compare drafts",
  description: "What changed between two drafts: facts kept, lost, invented; places to look at. Local.",
  needs: "nothing",
  inputSchema: object(
    {
      before: { type: "string", description: "Original" },
      after: { type: "string", description: "Rewrite" },
      fromNotes: { type: "boolean", description: "before is bullet notes" },
    },
    ["before", "after"],
  ),
  outputSchema: answerShape({ alarm: "boolean", counts: "object", changes: "array" }),
  annotations: LOCAL,
  run: async (input, context) => {
    const { before, after, fromNotes = false } = input as { before: string; after: string; fromNotes?: boolean };
    const refusal = tooLong(before, after);
    if (refusal !== null) return refusal;
    const comparison = (await context.library()).compare(before, after, { fromNotes });
    const first = `${foundLine(comparison)} ${factsLine(comparison)}.`;
    return textAnswer([first, ...comparisonLines(comparison)].join("\n"), shownComparison(comparison, before, after));
  },
};
