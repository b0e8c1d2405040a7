import { ServiceError } from "@rewrite-service/contract";
import type { Handler, Hono } from "hono";
import type { Catalogue, Download } from "../downloads/download.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { mountRoute } from "../mounting/mount-route.ts";
import { downloadsPage } from "../pages/downloads-page.ts";
import { holdsEtag } from "../request/if-none-match.ts";

/**
 * `GET /downloads`: what this server gives away, to read; `/downloads/<name>-<version>-<hash>.<ending>`: a file of this
 * build, which caches may keep, because other sources have another name; the plain name, and the name of a build that was
 * replaced, redirect to the newest; `/downloads/checksums.txt`.
 */
export const mountDownloads = (app: Hono<AppEnv>, deps: AppDeps): void => {
  const { downloads, server } = deps;
  const page: Handler<AppEnv> = (c) => {
    c.get("headers")["cache-control"] = "no-cache";
    return c.html(downloadsPage(server.appUrl.origin, downloads));
  };
  const file = (c: AppContext): Response => answer(c, downloads, c.req.param("name") ?? "");
  mountRoute(app, deps, { method: "GET", path: "/downloads", handlers: [page], crossOrigin: false });
  mountRoute(app, deps, { method: "GET", path: "/downloads/:name", handlers: [file], crossOrigin: false });
};

const FOREVER = "public, max-age=31536000, immutable";

const answer = (c: AppContext, catalogue: Catalogue, name: string): Response => {
  const headers = c.get("headers");
  headers["cache-control"] = "no-cache";
  if (name === "checksums.txt") return c.text(checksums(catalogue.list()));
  const download = catalogue.list().find((candidate) => candidate.name === name);
  if (download !== undefined) return sent(c, download);
  const newest = catalogue.list().find(({ plainName }) => plainName === withoutVersion(name));
  if (newest === undefined) throw new ServiceError("not_found");
  return c.redirect(`/downloads/${newest.name}`, 302);
};

const sent = (c: AppContext, { name, mediaType, bytes, digest }: Download): Response => {
  const headers = c.get("headers");
  const etag = `"${digest.toString("hex")}"`;
  headers["etag"] = etag;
  headers["cache-control"] = FOREVER;
  if (holdsEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  headers["repr-digest"] = `sha-256=:${digest.toString("base64")}:`;
  headers["content-disposition"] = `attachment; filename="${name}"`;
  headers["content-length"] = String(bytes.byteLength);
  return c.body(new Uint8Array(bytes), 200, { "content-type": mediaType });
};

/** A name as it is without version and hash; one that has none stays as it is. */
const withoutVersion = (name: string): string => name.replace(/-\d+\.\d+\.\d+-[0-9a-f]{12}(?=\.[a-z]+$)/, "");

/** The format of `sha256sum -c`. */
const checksums = (list: readonly Download[]): string =>
  list.map(({ name, digest }) => `${digest.toString("hex")}  ${name}\n`).join("");
