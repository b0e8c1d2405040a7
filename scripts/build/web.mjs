// Builds the web app into apps/web/dist.
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** @returns {{ path: string, bytes: number }[]} the files that were written */
export const build = () => {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const result = spawnSync(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: join(root, "apps", "web"),
    stdio: ["ignore", 2, 2],
  });
  if (result.status !== 0) throw new Error("the web app did not build");
  const dist = join("apps", "web", "dist");
  return readdirSync(join(root, dist), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(root.length), bytes: statSync(path).size }));
};
