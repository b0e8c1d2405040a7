import type { ServiceError } from "@rewrite-service/contract";
import { type ErrorCode } from "@rewrite-service/contract";
import type { ToolContext } from "./tool.ts";

/** Advice for failures whose message does not include it. */
const NEXT_STEP: Partial<Record<ErrorCode, string>> = {
  quota_exhausted: "get_allowance shows when the allowance resets. Do not retry.",
  plan_required: "Leave out templateId or modelTier, or change the plan on the account page.",
  text_too_long: "Send the text in parts, cut between paragraphs.",
  provider_error: "Call the tool again.",
  rewrite_stopped: "Call the tool again, or rewrite the text by hand.",
  provider_timeout: "Call the tool again, or send a shorter text.",
  internal: "If it fails again, report it to the admin of the server.",
};

/** A failure of the service, in words that end with the next step. */
export const refusalOf = (
  error: ServiceError,
  { signIn, localTools }: Pick<ToolContext, "signIn" | "localTools">,
): string => {
  const details = (error.details ?? []).slice(0, 10).map(({ path, message }) => `${path} ${message}`);
  const said: (string | null)[] = [error.message, details.length === 0 ? null : `${details.join("; ")}.`];
  if (error.code === "invalid_key" || error.code === "sign_in_required") said.push(signIn);
  else if (error.retryAfterS !== undefined) said.push(`Try again in ${error.retryAfterS} s.`);
  else if (localTools && error.message.endsWith("can't be reached."))
    said.push("The service may not be running, or SERVICE_BASE_URL is wrong. The free tools still work.");
  else said.push(NEXT_STEP[error.code] ?? null);
  return said.filter((sentence) => sentence !== null).join(" ");
};
