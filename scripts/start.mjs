// Serves everything: builds the web app when it is missing or older than its sources, then runs the server in this process.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const built = join(root, "apps", "web", "dist", "index.html");
const sources = ["apps/web", "packages/text/src", "packages/contract/src", "packages/client/src"];

/** Newest change below a folder, in ms since the epoch; what a build or an install wrote does not count. */
const newestMs = (path) => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => name !== "node_modules" && name !== "dist")
    .reduce((newest, name) => Math.max(newest, newestMs(join(path, name))), 0);
};

const stale = () => {
  if (!existsSync(built)) return true;
  const builtMs = statSync(built).mtimeMs;
  return sources.some((folder) => newestMs(join(root, folder)) > builtMs);
};

if (stale()) {
  process.stderr.write("Building the web app …\n");
  const result = spawnSync(process.execPath, [join(root, "scripts", "build.mjs"), "web"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
await import("../apps/server/src/main.ts");
