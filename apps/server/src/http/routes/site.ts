import type { SiteReport } from "@rewrite-service/contract";
import type { AppContext, AppDeps } from "../context.ts";

/** `GET /api/site`: what this installation offers and who is signed in. Open to everybody, so that no page has to be refused first. */
export const siteRoute =
  (deps: AppDeps) =>
  async (c: AppContext): Promise<Response> => {
    const session =
      c.req.header("cookie") === undefined ? null : ((await deps.sessions?.read(c.req.raw.headers)) ?? null);
    const known = session?.kind === "account" ? session : null;
    const report: SiteReport = {
      ...deps.site,
      account: known && {
        email: known.email,
        plan: known.plan,
        admin: known.admin,
        templates: deps.plans.get(known.plan).templates,
      },
    };
    c.get("headers")["cache-control"] = "no-store";
    return c.json(report);
  };
