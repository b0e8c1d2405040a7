import { answered, refused } from "../calls/answer.ts";
import { comparedData, comparedLines, inWords } from "../calls/compared.ts";
import { tooLong } from "../calls/limits.ts";
import type { Tool } from "../calls/tool.ts";
import { COMPARE_DRAFTS } from "../listings/local.ts";

const ROWS_MAX = 20;

/** What rules do not see and a reader does; the judge of meaning is asked for the same. */
const JUDGE_YOURSELF =
  "Judge yourself, rules see no more: who does, says or owes what; direction and order; not and never; must, should, may; if, unless, only; all, some, at least; when, and whether it is done; causes; how sure; promises and asks; anything dropped or added.";

export const compareDrafts: Tool = {
  ...COMPARE_DRAFTS,
  run: async (input, context) => {
    const { before, after, fromNotes = false } = input as { before: string; after: string; fromNotes?: boolean };
    if (before.trim() === "" || after.trim() === "") {
      return refused(`${before.trim() === "" ? "before" : "after"} holds no text, so there is nothing to compare.`);
    }
    const refusal = tooLong(before, after);
    if (refusal !== null) return refusal;
    const comparison = (await context.library()).compare(before, after, { fromNotes });
    const compared = inWords(comparison, before, after, ROWS_MAX);
    return answered({
      summary: compared.summary,
      lines: comparedLines(compared),
      next: JUDGE_YOURSELF,
      data: comparedData(compared),
    });
  },
};
