import { ServiceError } from "@rewrite-service/contract";
import { Hono, type Handler, type MiddlewareHandler } from "hono";
import type { AppDeps, AppEnv } from "../http/context.ts";
import { authenticate } from "../http/middleware/authenticate.ts";
import { cors, originRule, preflight } from "../http/middleware/cors.ts";
import { errorHandler } from "../http/middleware/error-handler.ts";
import { methodNotAllowed } from "../http/middleware/method-not-allowed.ts";
import { showAnonymousRate } from "../http/middleware/rate-limit.ts";
import { requestScope } from "../http/middleware/request-scope.ts";
import { createAccountRoutes } from "../http/account-routes/index.ts";
import { healthzRoute, metricsRoute, readyzRoute } from "../http/routes/health.ts";
import { humanizeRoute } from "../http/routes/humanize.ts";
import { createMcpRoutes } from "../http/routes/mcp.ts";
import { oauthRefusal } from "../http/routes/oauth.ts";
import { docsRoute, openApiRoute } from "../http/routes/openapi.ts";
import { policyRoute } from "../http/routes/policy.ts";
import { registersRoute } from "../http/routes/registers.ts";
import { siteRoute } from "../http/routes/site.ts";
import { usageDaysRoute, usageRoute } from "../http/routes/usage.ts";
import { serveWeb } from "../http/routes/web.ts";

/** The HTTP side: middleware, routes, the web app, and the one place where failures become statuses. */
export const createApp = (deps: AppDeps): Hono<AppEnv> => {
  const app = new Hono<AppEnv>();
  const allows = originRule(deps.server);
  const identify = authenticate(deps, allows);
  const open = showAnonymousRate(deps);
  const refuse = errorHandler(deps);
  app.onError(refuse);
  app.notFound((c) => refuse(new ServiceError("not_found"), c));
  app.use("*", requestScope(deps));
  app.use("/api/*", cors(allows));

  /** A route, its preflight where browsers of other origins may call it, and 405 for every other method. */
  const route = (
    method: "GET" | "POST",
    path: string,
    handlers: [...MiddlewareHandler<AppEnv>[], Handler<AppEnv>],
    { crossOrigin }: { crossOrigin: boolean },
  ): void => {
    app.on(method, [path], ...handlers);
    const methods = method === "GET" ? ["GET", "HEAD"] : [method];
    if (crossOrigin) app.options(path, preflight(allows, [method]));
    app.all(path, methodNotAllowed(crossOrigin ? [...methods, "OPTIONS"] : methods));
  };
  const CROSS = { crossOrigin: true };
  const SAME = { crossOrigin: false };

  route("POST", "/api/humanize", [identify, humanizeRoute(deps)], CROSS);
  route("GET", "/api/usage", [identify, usageRoute(deps)], CROSS);
  route("GET", "/api/usage/days", [identify, usageDaysRoute(deps)], SAME);
  route("GET", "/api/site", [siteRoute(deps)], SAME);
  route("GET", "/api/policy", [open, policyRoute(deps)], CROSS);
  route("GET", "/api/registers", [open, registersRoute()], CROSS);
  route("GET", "/api/openapi.json", [open, openApiRoute(deps)], CROSS);
  createMcpRoutes(app, deps);
  if (deps.signedIn !== null) createAccountRoutes(app, deps, deps.signedIn);
  route("POST", "/register", [oauthRefusal], SAME);
  route("GET", "/docs", [docsRoute(deps)], SAME);
  route("GET", "/healthz", [healthzRoute], SAME);
  route("GET", "/readyz", [readyzRoute(deps)], SAME);
  route("GET", "/metrics", [metricsRoute(deps)], SAME);
  serveWeb(app, deps);
  return app;
};
