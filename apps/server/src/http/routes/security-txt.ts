import { ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AppDeps, AppEnv } from "../context.ts";
import { mountRoute } from "../mounting/mount-route.ts";

const DAY_MS = 86_400_000;
/** The standard advises against more than a year. A server that still gives the file away still has the contact. */
const VALID_DAYS = 180;

/** `GET /.well-known/security.txt` (RFC 9116): whom to tell of a hole. 404 where the operator names nobody. */
export const mountSecurityTxt = (app: Hono<AppEnv>, deps: AppDeps): void =>
  mountRoute(app, deps, {
    method: "GET",
    path: "/.well-known/security.txt",
    handlers: [
      (c) => {
        const { securityContact, appUrl } = deps.server;
        if (securityContact === null) throw new ServiceError("not_found");
        const today = Math.floor(deps.clock.now() / DAY_MS);
        const lines = [
          `Contact: ${securityContact}`,
          `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
          "Preferred-Languages: en",
          `Canonical: ${new URL("/.well-known/security.txt", appUrl).href}`,
        ];
        return c.text(`${lines.join("\n")}\n`);
      },
    ],
    crossOrigin: false,
  });
