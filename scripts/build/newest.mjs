import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Newest change below a folder, in ms since the epoch; what a build or an install wrote does not count. */
const newestMs = (path) => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => name !== "node_modules" && name !== "dist")
    .reduce((newest, name) => Math.max(newest, newestMs(join(path, name))), 0);
};

/** Whether a file was never built, or something that it is built from has changed since. */
export const isOlder = (root, built, sources) => {
  const path = join(root, built);
  if (!existsSync(path)) return true;
  const builtMs = statSync(path).mtimeMs;
  return sources.some((source) => newestMs(join(root, source)) > builtMs);
};
