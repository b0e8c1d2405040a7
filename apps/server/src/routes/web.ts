import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-context.ts";
import { startPage } from "../pages/start-page.ts";

const YEAR = "public, max-age=31536000, immutable";

/** Pages that were drawn when the app was built. */
const drawnIn = (webFolder: string): string[] => {
  const folder = join(webFolder, "pages");
  return existsSync(folder) ? readdirSync(folder) : [];
};

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
  const page = (path: string) =>
    serveStatic<AppEnv>({
      root: webFolder,
      path,
      onFound: (_path, c) => {
        c.get("headers")["cache-control"] = "no-cache";
      },
    });
  const anyPage = page("index.html");
  const drawnPages = new Map(
    drawnIn(webFolder).map((name) => [name === "write.html" ? "/" : `/${name.slice(0, -".html".length)}`, name]),
  );
  const firstPages = new Map([...drawnPages].map(([path, name]) => [path, page(`pages/${name}`)]));
  app.get("*", async (c, next) => {
    const { path } = c.req;
    if (path.startsWith("/api/") || path.startsWith("/.well-known/")) throw new ServiceError("not_found");
    // An address without a file ending is a page of the app, which draws it in the browser.
    return /\.[a-z0-9]+$/i.test(path) ? file(c, next) : (firstPages.get(path) ?? anyPage)(c, next);
  });
};
