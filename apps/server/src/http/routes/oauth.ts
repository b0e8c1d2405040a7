import type { Hono } from "hono";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { mountRoute } from "../mounting/mount-route.ts";

/**
 * `POST /register`: clients that look for OAuth end up here and show the description to their user, so it says what to
 * do instead. The shape is that of RFC 7591.
 */
export const mountOauthRefusal = (app: Hono<AppEnv>, deps: AppDeps): void =>
  mountRoute(app, deps, { method: "POST", path: "/register", handlers: [refusal], crossOrigin: false });

const refusal = (c: AppContext): Response =>
  c.json(
    {
      error: "access_denied",
      error_description:
        "This service takes an API key, not OAuth. Create one in your account and send it as Authorization: Bearer <API_KEY>.",
    },
    400,
  );
