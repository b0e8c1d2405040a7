import { openApiDocument, OPERATIONS } from "@rewrite-service/contract";
import type { Handler, Hono } from "hono";
import { VERSION } from "../../config/version.ts";
import type { AppDeps, AppEnv } from "../context.ts";
import { showAnonymousRate } from "../middleware/rate-limit.ts";
import { mountRoute, type Route } from "../mounting/mount-route.ts";
import { docsPage } from "../pages/docs-page.ts";

/** `GET /api/openapi.json`, and `GET /docs`: the same, to read. */
export const mountOpenApi = (app: Hono<AppEnv>, deps: AppDeps): void => {
  const { origin } = deps.server.appUrl;
  // Made when it is first asked for: it takes longer than the rest of a start's own work.
  let document: string | null = null;
  const description: Handler<AppEnv> = (c) => {
    c.get("headers")["cache-control"] = "public, max-age=300";
    document ??= JSON.stringify(openApiDocument({ baseUrl: origin, version: VERSION }), null, 2);
    return c.body(document, 200, { "content-type": "application/json" });
  };
  const page = docsPage(origin, OPERATIONS);
  const handlers: Route["handlers"] = [showAnonymousRate(deps), description];
  mountRoute(app, deps, { method: "GET", path: "/api/openapi.json", handlers, crossOrigin: true });
  mountRoute(app, deps, { method: "GET", path: "/docs", handlers: [(c) => c.html(page)], crossOrigin: false });
};
