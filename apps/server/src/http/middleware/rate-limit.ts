import { ServiceError } from "@rewrite-service/contract";
import { planOf, type Principal } from "../../accounts/principal.ts";
import type { MiddlewareHandler } from "hono";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { WINDOW_S, type RateState } from "../rate-limits/rate-limiter.ts";

const POLICY = "rewrites";
/** Requests of one key that administers: enough to page through thousands of accounts. */
const ADMIN_PER_MINUTE = 120;

/** Counts one rewrite of this caller. @throws ServiceError `rate_limited`. */
export const takeRate = async (c: AppContext, deps: AppDeps, principal: Principal): Promise<void> => {
  const { key, limit } = rateOf(deps, principal);
  const state = await deps.rateLimiter.take(key, limit);
  noteRate(c, state);
  if (!state.allowed) throw new ServiceError("rate_limited", { retryAfterS: state.resetS });
};

/** Counts one request of a key that administers. @throws ServiceError `rate_limited`. */
export const takeAdminRate = async (c: AppContext, deps: AppDeps, keyId: string): Promise<void> => {
  const state = await deps.rateLimiter.take(`admin:${keyId}`, ADMIN_PER_MINUTE);
  noteRate(c, state, "administration");
  if (!state.allowed) throw new ServiceError("rate_limited", { retryAfterS: state.resetS });
};

/** Shows what this caller has left, without counting. */
export const showRate = async (c: AppContext, deps: AppDeps, principal: Principal): Promise<void> => {
  const { key, limit } = rateOf(deps, principal);
  noteRate(c, await deps.rateLimiter.peek(key, limit));
};

/** The same for routes that ask nobody who they are. */
export const showAnonymousRate =
  (deps: AppDeps): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const addressBlock = deps.blockOf(deps.clientAddress(c.env?.incoming));
    await showRate(c, deps, { kind: "anonymous", addressBlock });
    await next();
  };

const rateOf = ({ plans }: AppDeps, principal: Principal): { key: string; limit: number } => ({
  key: principal.kind === "anonymous" ? `block:${principal.addressBlock}` : `account:${principal.accountId}`,
  limit: plans.get(planOf(principal)).perMinute,
});

const noteRate = (c: AppContext, { limit, remaining, resetS }: RateState, policy = POLICY): void => {
  const headers = c.get("headers");
  headers["ratelimit-policy"] = `"${policy}";q=${limit};w=${WINDOW_S}`;
  headers["ratelimit"] = `"${policy}";r=${remaining};t=${resetS}`;
};
