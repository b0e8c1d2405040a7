import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../context.ts";
import type { Config } from "../../config/config.ts";

/** Whether a browser page or extension from this origin may read our answers. */
export type OriginRule = (origin: string) => boolean;

// An extension id as browsers make it: 32 letters from a to p, no path, no port.
const ANY_EXTENSION = /^chrome-extension:\/\/[a-p]{32}$/;

/**
 * The allowed origins: the application itself, the listed extensions and the listed extra origins, each compared
 * whole. A server whose `APP_URL` is on a loopback host also takes any extension, so an unpacked build works.
 */
export const originRule = (
  server: Pick<Config["server"], "appUrl" | "loopback" | "extensionIds" | "extraOrigins">,
): OriginRule => {
  const allowed = new Set([
    server.appUrl.origin,
    ...server.extensionIds.map((id) => `chrome-extension://${id}`),
    ...server.extraOrigins,
  ]);
  return (origin) => allowed.has(origin) || (server.loopback && ANY_EXTENSION.test(origin));
};

const PREFLIGHT_AGE_S = "600";
const EXPOSED = "x-request-id, ratelimit, ratelimit-policy, retry-after";

/** Marks answers for allowed origins. Cookies never cross origins here, so no credentials are allowed. */
export const cors =
  (allows: OriginRule): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const headers = c.get("headers");
    headers["vary"] = "Origin";
    const origin = c.req.header("origin");
    if (origin !== undefined && allows(origin)) {
      headers["access-control-allow-origin"] = origin;
      headers["access-control-expose-headers"] = EXPOSED;
    }
    await next();
  };

/** Answers `OPTIONS` on a route that takes these methods. */
export const preflight =
  (allows: OriginRule, methods: readonly string[]): MiddlewareHandler<AppEnv> =>
  (c) => {
    const headers = c.get("headers");
    const origin = c.req.header("origin");
    headers["allow"] = [...methods, "OPTIONS"].join(", ");
    if (origin !== undefined && allows(origin)) {
      headers["access-control-allow-methods"] = methods.join(", ");
      headers["access-control-allow-headers"] = "authorization, content-type, idempotency-key, x-client";
      headers["access-control-max-age"] = PREFLIGHT_AGE_S;
    }
    return Promise.resolve(c.body(null, 204));
  };
