import { ServiceError } from "@rewrite-service/contract";
import { Hono } from "hono";
import { ACCOUNT_ROUTES } from "../http/account-routes/index.ts";
import type { AppDeps, AppEnv } from "../http/context.ts";
import { cors, originRule } from "../http/middleware/cors.ts";
import { errorHandler } from "../http/middleware/error-handler.ts";
import { requestScope } from "../http/middleware/request-scope.ts";
import { ROUTES } from "../http/routes/index.ts";

/** The HTTP side: middleware, routes, the web app, and the one place where failures become statuses. */
export const createApp = (deps: AppDeps): Hono<AppEnv> => {
  const app = new Hono<AppEnv>();
  const refuse = errorHandler(deps);
  app.onError(refuse);
  app.notFound((c) => refuse(new ServiceError("not_found"), c));
  app.use("*", requestScope(deps));
  app.use("/api/*", cors(originRule(deps.server)));
  if (deps.accountServices !== null) {
    for (const mount of ACCOUNT_ROUTES) mount(app, deps, deps.accountServices);
  }
  for (const mount of ROUTES) mount(app, deps);
  return app;
};
