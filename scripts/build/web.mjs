// Builds the web app into apps/web/dist.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writePages } from "./web-pages.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

const sources = ["apps/web", "packages/text/src", "packages/contract/src", "packages/client/src"];

/** Newest change below a folder, in ms since the epoch; what a build or an install wrote does not count. */
const newestMs = (path) => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => name !== "node_modules" && name !== "dist")
    .reduce((newest, name) => Math.max(newest, newestMs(join(path, name))), 0);
};

/** Whether the web app was never built, or something that it is built from has changed since. */
export const isStale = () => {
  const built = join(root, "apps", "web", "dist", "index.html");
  if (!existsSync(built)) return true;
  const builtMs = statSync(built).mtimeMs;
  return sources.some((folder) => newestMs(join(root, folder)) > builtMs);
};

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
  return readdirSync(join(root, dist), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(root.length), bytes: statSync(path).size }));
};
