import { serviceOf } from "../calls/call.ts";
import { plural } from "../calls/limits.ts";
import { answerShape, object, REMOTE_READ, textAnswer, type Tool } from "../calls/tool.ts";

export const getAllowance: Tool = {
  name: "get_allowance",
  title: "Allowance",
  description: "Allowance left, when it renews, and the credit balance.",
  needs: "account",
  inputSchema: object({}),
  outputSchema: answerShape({ plan: "string", allowance: "object", credits: "object" }),
  annotations: REMOTE_READ,
  run: async (_input, context) => {
    const { plan, allowance, credits, tiers, limits } = await serviceOf(context).usage();
    const left = Math.max(0, allowance.limit - allowance.used);
    const sentence = `${left} of ${allowance.limit} left on the plan ${plan} until ${allowance.periodEnd}; ${plural(credits.balance, "credit")}. A rewrite costs 1 for each started 4,000 characters.`;
    return textAnswer(sentence, { plan, allowance: { ...allowance, left }, credits, tiers, limits });
  },
};
