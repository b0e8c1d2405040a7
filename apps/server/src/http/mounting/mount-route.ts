import type { Handler, Hono, MiddlewareHandler } from "hono";
import type { AppDeps, AppEnv } from "../context.ts";
import { originRule, preflight } from "../middleware/cors.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";

export interface Route {
  method: "GET" | "POST";
  path: string;
  handlers: [...MiddlewareHandler<AppEnv>[], Handler<AppEnv>];
  /** Whether browser pages of other origins may call it. */
  crossOrigin: boolean;
}

/** Mounts a route, its preflight where browsers of other origins may call it, and 405 for every other method. */
export const mountRoute = (
  app: Hono<AppEnv>,
  { server }: Pick<AppDeps, "server">,
  { method, path, handlers, crossOrigin }: Route,
): void => {
  app.on(method, [path], ...handlers);
  const methods = method === "GET" ? ["GET", "HEAD"] : [method];
  if (crossOrigin) app.options(path, preflight(originRule(server), [method]));
  app.all(path, methodNotAllowed(crossOrigin ? [...methods, "OPTIONS"] : methods));
};
