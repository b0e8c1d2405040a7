import { ServiceError } from "@rewrite-service/contract";
import type { Handler, Hono } from "hono";
import type { AppDeps, AppEnv } from "../context.ts";
import { authenticate, requireAccount } from "../middleware/authenticate.ts";
import { showRate } from "../middleware/rate-limit.ts";
import { mountRoute } from "../mounting/mount-route.ts";

/** `GET /api/usage` and `GET /api/usage/days`. */
export const mountUsage = (app: Hono<AppEnv>, deps: AppDeps): void => {
  const identify = authenticate(deps);
  mountRoute(app, deps, {
    method: "GET",
    path: "/api/usage",
    handlers: [identify, usage(deps)],
    crossOrigin: true,
  });
  mountRoute(app, deps, {
    method: "GET",
    path: "/api/usage/days",
    handlers: [identify, usageDays(deps)],
    crossOrigin: false,
  });
};

/** Remaining allowance and past usage of the account that owns the key or the session. */
const usage =
  (deps: AppDeps): Handler<AppEnv> =>
  async (c) => {
    const principal = requireAccount(c.get("principal"));
    await showRate(c, deps, principal);
    const report = await deps.usageReport(principal.accountId);
    if (report === null) throw new ServiceError("sign_in_required");
    c.get("headers")["cache-control"] = "no-store";
    return c.json(report);
  };

/** The last 30 days, summed by day, register, key and client. */
const usageDays =
  (deps: AppDeps): Handler<AppEnv> =>
  async (c) => {
    const principal = requireAccount(c.get("principal"));
    c.get("headers")["cache-control"] = "no-store";
    return c.json(await deps.usageDays(principal.accountId));
  };
