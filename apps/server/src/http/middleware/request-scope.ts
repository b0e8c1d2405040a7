import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppDeps, AppEnv } from "../context.ts";
import { securityHeaders } from "./security-headers.ts";

/** Gives each request its id and headers, and reports it once it is answered: route, status and time, nothing it held. */
export const requestScope = (deps: AppDeps): MiddlewareHandler<AppEnv> => {
  const security = securityHeaders(deps.server);
  return async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    const headers: Record<string, string> = { ...security, "x-request-id": requestId };
    c.set("requestId", requestId);
    c.set("headers", headers);
    await next();
    const streamed = c.get("streamed");
    if (!streamed) for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    const { status } = streamed
      ? c.env.outgoing.headersSent
        ? { status: c.env.outgoing.statusCode }
        : { status: 499 }
      : c.res;
    const route = c.get("served") ?? routeOf(routePath(c));
    const method = METHODS.has(c.req.method) ? c.req.method : "other";
    deps.metrics.request(method, route, status);
    deps.log.info({ requestId, method, route, status, ms: Math.round(performance.now() - started) }, "request");
  };
};

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

// The pattern of the route that answered, never the address that was asked for: that may hold anything.
const routeOf = (pattern: string | undefined): string =>
  pattern === undefined || pattern.endsWith("*") ? "unmatched" : pattern;
