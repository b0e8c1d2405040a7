import { answered } from "../calls/answer.ts";
import { allowanceOf, leftSentence } from "../calls/allowance.ts";
import { serviceOf } from "../calls/call.ts";
import { counted } from "../calls/limits.ts";
import type { Tool } from "../calls/tool.ts";
import { GET_ALLOWANCE } from "../listings/account.ts";

export const getAllowance: Tool = {
  ...GET_ALLOWANCE,
  run: async (_input, context) => {
    const usage = await serviceOf(context).usage();
    const left = allowanceOf(usage);
    const most = usage.limits.textCharacters;
    return answered({
      summary: `${leftSentence(left)} A rewrite counts once for every 4,000 characters, rounded up; a text can have at most ${counted(most)}.`,
      data: { ...left, textCharacters: most },
    });
  },
};
