import type { ErrorCode, ServiceError } from "@rewrite-service/contract";

/** Advice in a shell for failures whose message does not include it. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  quota_exhausted: "Run the usage command to see when your allowance resets.",
  plan_required: "Leave out --template and --tier, or change the plan on the account page.",
  text_too_long: "Split the text between paragraphs.",
  provider_error: "Try again.",
  rewrite_stopped: "Trying again may work.",
  provider_timeout: "Try again, or use a shorter text.",
  internal: "If it fails again, report it to the admin of the server.",
};

/** The options behind fields of the request, as they are typed. */
const FIELDS: Readonly<Record<string, string>> = {
  text: "The text",
  previousRewrite: "--previous",
  protectedSpans: "--protect",
  templateId: "--template",
  voiceProfileId: "--voice",
  modelTier: "--tier",
};

/** A failure of the service as one line for a shell. `signIn` says what to do without a key. */
export const failureLine = (error: ServiceError, signIn: string): string => {
  const details = (error.details ?? []).slice(0, 10).map(({ path, message }) => `${FIELDS[path] ?? path} ${message}.`);
  const said = details.length === 0 ? [error.message] : details;
  if (error.status === 401) said.push(signIn);
  else if (error.retryAfterS !== undefined) said.push(`Try again in ${error.retryAfterS} s.`);
  else if (error.message.endsWith("can't be reached."))
    said.push(
      "The service may not be running, or SERVICE_BASE_URL may be wrong. The commands check, compare and registers work without the service.",
    );
  else if (ADVICE[error.code] !== undefined) said.push(ADVICE[error.code] as string);
  return said.join(" ");
};
