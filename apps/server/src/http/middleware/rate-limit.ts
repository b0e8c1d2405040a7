import { ServiceError } from "@rewrite-service/contract";
import { planOf, type Principal } from "../../accounts/principal.ts";
import type { MiddlewareHandler } from "hono";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { WINDOW_S, type RateState } from "../rate-limits/rate-limiter.ts";

const POLICY = "rewrites";

/** Counts one rewrite of this caller. @throws ServiceError `rate_limited`. */
export const takeRate = async (c: AppContext, deps: AppDeps, principal: Principal): Promise<void> => {
  const { key, limit } = rateOf(deps, principal);
  const state = await deps.rateLimiter.take(key, limit);
  noteRate(c, state);
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

const noteRate = (c: AppContext, { limit, remaining, resetS }: RateState): void => {
  const headers = c.get("headers");
  headers["ratelimit-policy"] = `"${POLICY}";q=${limit};w=${WINDOW_S}`;
  headers["ratelimit"] = `"${POLICY}";r=${remaining};t=${resetS}`;
};
