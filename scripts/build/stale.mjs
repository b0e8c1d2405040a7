import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Newest change below a path, in ms since the epoch; what a build or an install wrote does not count. */
const newestMs = (path) => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => name !== "node_modules" && name !== "dist")
    .reduce((newest, name) => Math.max(newest, newestMs(join(path, name))), 0);
};

/** Whether `built` is missing, or older than a file of the folders that it is built from. */
export const isOlder = (built, sources) => {
  if (!existsSync(built)) return true;
  const builtMs = statSync(built).mtimeMs;
  return sources.some((folder) => newestMs(folder) > builtMs);
};
