import { createHash } from "node:crypto";
import type { Handler, Hono } from "hono";
import type { AppDeps, AppEnv } from "../context.ts";
import { showAnonymousRate } from "../middleware/rate-limit.ts";
import { mountRoute, type Route } from "../mounting/mount-route.ts";
import { holdsEtag } from "../request/if-none-match.ts";

/** `GET /api/policy`: the published policy, byte for byte the same until it changes, with its ETag. */
export const mountPolicy = (app: Hono<AppEnv>, deps: AppDeps): void => {
  const { policy } = deps;
  const etag = `"${createHash("sha256").update(policy).digest("base64url").slice(0, 27)}"`;
  const answer: Handler<AppEnv> = (c) => {
    c.get("headers")["etag"] = etag;
    c.get("headers")["cache-control"] = "public, max-age=300";
    if (holdsEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304);
    return c.body(policy, 200, { "content-type": "application/json" });
  };
  const handlers: Route["handlers"] = [showAnonymousRate(deps), answer];
  mountRoute(app, deps, { method: "GET", path: "/api/policy", handlers, crossOrigin: true });
};
