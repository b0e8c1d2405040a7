import type { SiteReport } from "@rewrite-service/contract";
import type { Handler, Hono } from "hono";
import type { AppDeps, AppEnv } from "../context.ts";
import { sessionOf } from "../middleware/session-cookie.ts";
import { mountRoute } from "../mounting/mount-route.ts";

/** `GET /api/site`: what this installation has and who is signed in. Open to everybody, so that no page has to be refused first. */
export const mountSite = (app: Hono<AppEnv>, deps: AppDeps): void => {
  const site: Handler<AppEnv> = async (c) => {
    const session = await sessionOf(c, deps);
    const known = session?.kind === "account" ? session : null;
    const { withoutAccount } = deps.site;
    const block = (): string => deps.blockOf(deps.clientAddress(c.env?.incoming));
    const report: SiteReport = {
      ...deps.site,
      withoutAccount:
        withoutAccount === null || known !== null
          ? withoutAccount
          : { ...withoutAccount, used: await deps.anonymousUsed(block()) },
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
  mountRoute(app, deps, { method: "GET", path: "/api/site", handlers: [site], crossOrigin: false });
};
