// The server and the operator's commands as plain JavaScript for Node 24, with the workspace's own packages inside.
// What comes from the registry stays outside, as the lockfile installs it: npm ci --omit=dev.
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
const source = join(root, "apps/server/src");
const dist = "apps/server/dist";

const dependenciesOf = (folder) =>
  Object.keys(JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")).dependencies ?? {});
const workspaces = ["packages/text", "packages/contract", "packages/client", "packages/mcp"];
const ours = new Set(
  workspaces.map((folder) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")).name),
);
const external = [...new Set(["apps/server", ...workspaces].flatMap(dependenciesOf))]
  .filter((name) => !ours.has(name))
  .flatMap((name) => [name, `${name}/*`]);

const settings = {
  outdir: join(root, dist),
  bundle: true,
  external,
  format: "esm",
  platform: "node",
  target: "node24",
  sourcemap: "linked",
  legalComments: "none",
  logLevel: "warning",
};

/** @returns {Promise<{ path: string, bytes: number }[]>} the files that were written */
export const build = async () => {
  rmSync(join(root, dist), { recursive: true, force: true });
  await bundle({
    ...settings,
    entryPoints: { main: join(source, "main.ts"), admin: join(source, "operator/admin.ts") },
    outExtension: { ".js": ".mjs" },
    splitting: true,
  });
  // The server starts this one by its name, and JavaScript under the name of a TypeScript file is TypeScript as well.
  await bundle({
    ...settings,
    entryPoints: [join(source, "database/sqlite/checkpoint-worker.ts")],
    outExtension: { ".js": ".ts" },
    sourcemap: false,
  });
  return readdirSync(join(root, dist))
    .filter((name) => !name.endsWith(".map"))
    .map((name) => ({ path: `${dist}/${name}`, bytes: statSync(join(root, dist, name)).size }));
};
