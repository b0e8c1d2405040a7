import { serveStatic } from "@hono/node-server/serve-static";
import { ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-context.ts";
import { startPage } from "../pages/start-page.ts";

const YEAR = "public, max-age=31536000, immutable";

/** The built web app with its own routes, or a page that says what this is. Both come after every other route. */
export const serveWeb = (app: Hono<AppEnv>, { webFolder, server }: Pick<AppDeps, "webFolder" | "server">): void => {
  if (webFolder === null) {
    const page = startPage(server.appUrl.origin);
    app.get("/", (c) => c.html(page));
    return;
  }
  const file = serveStatic<AppEnv>({
    root: webFolder,
    onFound: (path, c) => {
      c.get("headers")["cache-control"] = /[/\\]assets[/\\]/.test(path) ? YEAR : "no-cache";
    },
  });
  const page = serveStatic<AppEnv>({
    root: webFolder,
    path: "index.html",
    onFound: (_path, c) => {
      c.get("headers")["cache-control"] = "no-cache";
    },
  });
  app.get("*", async (c, next) => {
    const { path } = c.req;
    if (path.startsWith("/api/") || path.startsWith("/.well-known/")) throw new ServiceError("not_found");
    // An address without a file ending is a page of the app, which draws it in the browser.
    return /\.[a-z0-9]+$/i.test(path) ? file(c, next) : page(c, next);
  });
};
