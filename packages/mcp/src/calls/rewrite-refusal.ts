import type { HumanizeRequest, ServiceError, UsageReport } from "@rewrite-service/contract";
import { allowanceOf, costOf, payableCharacters, shownWait } from "./allowance.ts";
import { counted, plural } from "./limits.ts";
import { refusalOf } from "./refusal.ts";
import type { ToolContext } from "./tool.ts";

const usedUp = (usage: UsageReport, request: HumanizeRequest, localTools: boolean): string => {
  const { left, until, credits } = allowanceOf(usage);
  // One fund pays for one rewrite, so the larger of the two says what still fits.
  const most = Math.max(left, credits);
  const fits = most === 0 ? "" : ` (a text up to ${counted(payableCharacters(most))} characters still fits)`;
  const wait = shownWait(usage.allowance.periodEnd, Date.now());
  return `This text costs ${costOf(request.text)}, ${plural(most, "is", "are")} left${fits}. More from ${until}, in ${wait}. Do not retry; edit it yourself${localTools ? " and use compare_drafts" : ""}.`;
};

const tooLong = (charactersMax: number, { text }: HumanizeRequest): string => {
  const parts = Math.ceil(text.length / charactersMax);
  return `${counted(text.length)} characters; ${counted(charactersMax)} at most. Send ${parts} parts, cut between paragraphs; together they cost about ${costOf(text)}.`;
};

/** The remaining allowance, or null if the service does not report it. */
const usageOf = async ({ service }: ToolContext): Promise<UsageReport | null> => {
  try {
    return (await service?.usage()) ?? null;
  } catch {
    return null;
  }
};

/** Why there is no rewrite and what to do now, with the figures that a decision needs. */
export const rewriteRefusal = async (
  error: ServiceError,
  request: HumanizeRequest,
  context: ToolContext,
): Promise<string> => {
  const needsFigures = error.code === "quota_exhausted" || error.code === "text_too_long";
  const usage = needsFigures ? await usageOf(context) : null;
  if (usage !== null && error.code === "quota_exhausted") return usedUp(usage, request, context.localTools);
  if (usage !== null && request.text.trim().length > usage.limits.textCharacters)
    return tooLong(usage.limits.textCharacters, request);
  return refusalOf(error, context);
};
