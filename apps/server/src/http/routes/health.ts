import type { AppContext, AppDeps } from "../context.ts";

/** `GET /healthz`: the process answers. It touches nothing else. */
export const healthzRoute = (c: AppContext): Response => {
  c.get("headers")["cache-control"] = "no-store";
  return c.json({ status: "ok" });
};

/** `GET /readyz`: whether the server may be sent work; 503 says why not. */
export const readyzRoute =
  (deps: AppDeps) =>
  async (c: AppContext): Promise<Response> => {
    c.get("headers")["cache-control"] = "no-store";
    const reason = deps.draining() ? "draining" : await deps.notReady();
    return reason === null ? c.json({ status: "ready" }) : c.json({ status: "not ready", reason }, 503);
  };

/** `GET /metrics`: counts in the Prometheus text format. */
export const metricsRoute =
  ({ metrics }: Pick<AppDeps, "metrics">) =>
  (c: AppContext): Response => {
    c.get("headers")["cache-control"] = "no-store";
    return c.body(metrics.render(), 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
  };
