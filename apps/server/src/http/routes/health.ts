import type { Handler, Hono } from "hono";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { mountRoute } from "../mounting/mount-route.ts";

/** `GET /healthz`, `GET /readyz` and `GET /metrics`. */
export const mountHealth = (app: Hono<AppEnv>, deps: AppDeps): void => {
  const mount = (path: string, handler: Handler<AppEnv>): void =>
    mountRoute(app, deps, { method: "GET", path, handlers: [handler], crossOrigin: false });
  mount("/healthz", healthz);
  mount("/readyz", readyz(deps));
  mount("/metrics", metricsPage(deps));
};

/** The process answers. It touches nothing else. */
const healthz = (c: AppContext): Response => {
  c.get("headers")["cache-control"] = "no-store";
  return c.json({ status: "ok" });
};

/** Whether the server may be sent work; 503 says why not. */
const readyz =
  (deps: AppDeps) =>
  async (c: AppContext): Promise<Response> => {
    c.get("headers")["cache-control"] = "no-store";
    const reason = deps.draining() ? "draining" : await deps.notReady();
    return reason === null ? c.json({ status: "ready" }) : c.json({ status: "not ready", reason }, 503);
  };

/** Counts in the Prometheus text format. */
const metricsPage =
  (deps: Pick<AppDeps, "metricsPage">) =>
  async (c: AppContext): Promise<Response> => {
    c.get("headers")["cache-control"] = "no-store";
    return c.body(await deps.metricsPage(), 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
  };
