import { ServiceError } from "@rewrite-service/contract";
import type { AppContext, AppDeps } from "../context.ts";
import { requireAccount } from "../middleware/authenticate.ts";
import { showRate } from "../middleware/rate-limit.ts";

/** `GET /api/usage`: what is left and what was used, for the account behind the key or the session. */
export const usageRoute =
  (deps: AppDeps) =>
  async (c: AppContext): Promise<Response> => {
    const principal = requireAccount(c.get("principal"));
    await showRate(c, deps, principal);
    const report = await deps.usageReport(principal.accountId);
    if (report === null) throw new ServiceError("sign_in_required");
    c.get("headers")["cache-control"] = "no-store";
    return c.json(report);
  };

/** `GET /api/usage/days`: the last 30 days, summed by day, register, key and client. */
export const usageDaysRoute =
  (deps: AppDeps) =>
  async (c: AppContext): Promise<Response> => {
    const principal = requireAccount(c.get("principal"));
    c.get("headers")["cache-control"] = "no-store";
    return c.json(await deps.usageDays(principal.accountId));
  };
