import { ERRORS, type SiteReport, type UsageReport } from "@rewrite-service/contract";
import type { RewriteFailure } from "../result/rewrite-state.ts";

/** A refusal before the first word, with the moment when it came, in ms, and whether somebody was signed in then. */
export interface Refusal extends RewriteFailure {
  atMs: number;
  signedIn: boolean;
}

/** What stands in the way of a rewrite now. */
export type Obstacle =
  | { kind: "offline" }
  | { kind: "session-ended" }
  | { kind: "signed-out" }
  | { kind: "too-long"; length: number; limit: number }
  | { kind: "quota"; account: UsageReport | null; message: string }
  | { kind: "wait"; untilMs: number }
  /** `passes` where what stands in the way ends by itself, nobody knows when. */
  | { kind: "refused"; message: string; passes: boolean }
  | { kind: "no-model"; admin: boolean }
  /** No answer came at all. */
  | { kind: "unreachable" };

export interface Circumstances {
  online: boolean;
  site: SiteReport | null;
  account: UsageReport | null;
  /** Length of the text to rewrite, in UTF-16 units. */
  length: number;
  refusal: Refusal | null;
  nowMs: number;
}

const OBSTACLES: ReadonlySet<string> = new Set([
  "quota_exhausted",
  "anonymous_allowance_used",
  "rate_limited",
  "text_too_long",
  "body_too_large",
  "sign_in_required",
  "plan_required",
  "provider_unavailable",
]);

/** Whether a failure is one that the page itself shows; every other one is the result's. */
export const isObstacle = ({ code }: RewriteFailure, text: string): boolean => OBSTACLES.has(code) && text === "";

const ofRefusal = (refusal: Refusal, { site, account, nowMs }: Circumstances): Obstacle | null => {
  const { code, message, retryAfterS, atMs } = refusal;
  if (code === "sign_in_required") return { kind: refusal.signedIn ? "session-ended" : "signed-out" };
  if (code === "quota_exhausted" || code === "anonymous_allowance_used") return { kind: "quota", account, message };
  // Whatever the server itself answers has an id.
  if (code === "provider_unavailable" && refusal.requestId === null) return { kind: "unreachable" };
  if (code === "provider_unavailable") return { kind: "no-model", admin: site?.account?.admin === true };
  // What only waits for another rewrite to end says so, and no time to wait helps.
  if (code === "rate_limited" && message === ERRORS.rate_limited[1]) {
    const untilMs = atMs + (retryAfterS ?? 1) * 1_000;
    return untilMs > nowMs ? { kind: "wait", untilMs } : null;
  }
  return { kind: "refused", message, passes: code === "rate_limited" };
};

/** Whether a rewrite could not even be asked for: there is no network, or the text is longer than one may be. */
export const rulesOutAsking = (obstacle: Obstacle | null): boolean =>
  obstacle?.kind === "offline" || obstacle?.kind === "too-long";

/** The longest text that one rewrite takes, in UTF-16 units. */
const limitOf = ({ site, account }: Circumstances): number =>
  account?.limits.textCharacters ?? site?.withoutAccount?.textCharacters ?? Number.POSITIVE_INFINITY;

const isUsedUp = ({ allowance, credits }: UsageReport): boolean =>
  allowance.used >= allowance.limit && credits.balance === 0;

/** What has to be said first; null when a rewrite can start. */
export const obstacleOf = (circumstances: Circumstances): Obstacle | null => {
  const { online, site, account, length, refusal } = circumstances;
  if (!online) return { kind: "offline" };
  const refused = refusal === null ? null : ofRefusal(refusal, circumstances);
  if (refused?.kind === "session-ended") return refused;
  if (site !== null && !site.anonymous && site.account === null) return { kind: "signed-out" };
  const limit = limitOf(circumstances);
  if (length > limit) return { kind: "too-long", length, limit };
  if (refused !== null) return refused;
  return account !== null && isUsedUp(account) ? { kind: "quota", account, message: "" } : null;
};
