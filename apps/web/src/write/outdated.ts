import type { HumanizeRequest } from "@rewrite-service/contract";
import { alteredOf } from "@rewrite-service/review";
import type { ResultVersion } from "../result/result-history.ts";

/** Why a result is not what Rewrite would bring now. */
export type Outdated = "unfinished" | "draft" | "register" | "length" | "protected" | "voice" | "settings";

/** Whether two texts are one, but for space around them. */
export const same = (one: string, other: string): boolean => one.trim() === other.trim();

/**
 * What has changed since a result was written: `now` is what Rewrite would ask for, `shown` the result's text as the
 * decisions make it, which may have become the draft, and `altered` what was protected since and the rewrite changed. Null
 * where nothing has.
 */
export const outdatedBy = (
  { partial, taken, source: { text, fromNotes, request } }: ResultVersion,
  shown: string,
  now: HumanizeRequest,
  altered: readonly string[] = [],
): Outdated | null => {
  if (![text, shown, taken ?? text].some((own) => same(now.text, own))) return "draft";
  if (partial) return "unfinished";
  if (now.register !== request.register) return "register";
  if ((now.length ?? "same") !== (request.length ?? "same")) return "length";
  if (alteredOf(text, shown, altered).length > 0) return "protected";
  if (now.voiceProfileId !== request.voiceProfileId) return "voice";
  return now.templateId !== request.templateId || (now.mode === "expand") !== fromNotes ? "settings" : null;
};
