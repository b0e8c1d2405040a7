// Builds the web app into apps/web/dist.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { isOlder } from "./stale.mjs";
import { writePages } from "./web-pages.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

const sources = [
  "apps/web",
  "packages/text/src",
  "packages/contract/src",
  "packages/client/src",
  "packages/review/src",
];

/** Whether the web app was never built, or something that it is built from has changed since. */
export const isStale = () =>
  isOlder(
    join(root, "apps/web/dist/index.html"),
    sources.map((folder) => join(root, folder)),
  );

/** @returns {{ path: string, bytes: number }[]} the files that were written */
export const build = () => {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const result = spawnSync(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: join(root, "apps", "web"),
    stdio: ["ignore", 2, 2],
    // Whatever the caller runs as, such as a test, what is built is what people get.
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (result.status !== 0) throw new Error("the web app did not build");
  const dist = join("apps", "web", "dist");
  writePages(root, join(root, dist));
  // It is no module of the app, so nothing else has made it small.
  const early = join(root, dist, "before-paint.js");
  writeFileSync(early, transformSync(readFileSync(early, "utf8"), { minify: true }).code);
  return readdirSync(join(root, dist), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(root.length), bytes: statSync(path).size }));
};
