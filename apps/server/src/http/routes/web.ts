import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { ServiceError } from "@rewrite-service/contract";
import type { Context, Hono, Next } from "hono";
import type { AppDeps, AppEnv } from "../context.ts";
import { contentPolicy } from "../middleware/security-headers.ts";
import { isAppPage } from "../pages/app-pages.ts";
import { startPage } from "../pages/start-page.ts";

const YEAR = "public, max-age=31536000, immutable";
/** The placeholder of the nonce in a built page. */
const NONCE_PLACE = "nonce-of-this-page";

/** Pages that were rendered when the app was built. */
const prerenderedIn = (webFolder: string): string[] => {
  const folder = join(webFolder, "pages");
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** The built web app with its own routes, or a page that says what this is. Both come after every other route. */
export const mountWeb = (app: Hono<AppEnv>, { webFolder, server }: Pick<AppDeps, "webFolder" | "server">): void => {
  if (webFolder === null) {
    const page = startPage(server.appUrl.origin);
    app.get("/", (c) => c.html(page));
    return;
  }
  const file = serveStatic<AppEnv>({
    root: webFolder,
    onFound: (path, c) => {
      c.set("served", "file");
      c.get("headers")["cache-control"] = /[/\\]assets[/\\]/.test(path) ? YEAR : "no-cache";
    },
  });
  const firstPages = new Map(
    prerenderedIn(webFolder).map((name) => [
      name === "write.html" ? "/" : `/${name.slice(0, -".html".length)}`,
      `pages/${name}`,
    ]),
  );
  /** The editor writes its style sheets itself; a nonce of this one answer lets it, and nothing else. */
  const page = async (c: Context<AppEnv>, next: Next): Promise<Response | void> => {
    const path = join(webFolder, firstPages.get(c.req.path) ?? "index.html");
    const html = await readFile(path, "utf8").catch(() => null);
    if (html === null) return next();
    c.set("served", "page");
    const nonce = randomBytes(16).toString("base64");
    const headers = c.get("headers");
    headers["cache-control"] = "no-cache";
    headers["content-security-policy"] = contentPolicy(`'nonce-${nonce}'`);
    return c.html(html.replace(NONCE_PLACE, nonce), isAppPage(c.req.path) ? 200 : 404);
  };
  app.get("*", async (c, next) => {
    const { path } = c.req;
    if (path.startsWith("/api/") || path.startsWith("/.well-known/")) throw new ServiceError("not_found");
    // An address without a file ending is a page of the app, which draws it in the browser.
    return /\.[a-z0-9]+$/i.test(path) ? file(c, next) : page(c, next);
  });
};
