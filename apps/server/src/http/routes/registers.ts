import { registers } from "@rewrite-service/text";
import type { Handler, Hono } from "hono";
import type { AppDeps, AppEnv } from "../context.ts";
import { showAnonymousRate } from "../middleware/rate-limit.ts";
import { mountRoute, type Route } from "../mounting/mount-route.ts";

/** `GET /api/registers`: what a rewrite can target. */
export const mountRegisters = (app: Hono<AppEnv>, deps: AppDeps): void => {
  const items = registers.map(({ id, name, summary }) => ({ id, name, summary }));
  const answer: Handler<AppEnv> = (c) => {
    c.get("headers")["cache-control"] = "public, max-age=300";
    return c.json({ items });
  };
  const handlers: Route["handlers"] = [showAnonymousRate(deps), answer];
  mountRoute(app, deps, { method: "GET", path: "/api/registers", handlers, crossOrigin: true });
};
