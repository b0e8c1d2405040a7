// The server and the operator's commands as plain JavaScript for Node 24, with every package inside: a process that
// reads a handful of files starts in about half the processor time of one that reads a thousand.
import { copyFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import { isOlder } from "./stale.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const source = join(root, "apps/server/src");
const dist = "apps/server/dist";

const sources = [
  "apps/server/src",
  "packages/text/src",
  "packages/contract/src",
  "packages/client/src",
  "packages/mcp/src",
  "package-lock.json",
  "scripts/build/server.mjs",
];

const settings = {
  // Names in the bundle are counted from here, so that it is the same bytes wherever it is made.
  absWorkingDir: root,
  outdir: join(root, dist),
  bundle: true,
  // A driver in C that `pg` uses where somebody has installed it.
  external: ["pg-native"],
  format: "esm",
  platform: "node",
  target: "node24",
  legalComments: "linked",
  logLevel: "warning",
};

/** Packages of the older module system ask for Node's own modules by `require`, which such a file has not by itself. */
const withRequire = {
  js: 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
};

/** Whether the server was never built, or something that it is built from has changed since. */
export const isStale = () =>
  isOlder(
    join(root, dist, "main.mjs"),
    sources.map((path) => join(root, path)),
  );

/** @returns {Promise<{ path: string, bytes: number }[]>} the files that were written */
export const build = async () => {
  rmSync(join(root, dist), { recursive: true, force: true });
  await bundle({
    ...settings,
    entryPoints: { main: join(source, "main.ts"), admin: join(source, "operator/admin.ts") },
    outExtension: { ".js": ".mjs" },
    banner: withRequire,
    splitting: true,
  });
  // The server starts this one by its name, and JavaScript under the name of a TypeScript file is TypeScript as well.
  await bundle({
    ...settings,
    entryPoints: [join(source, "database/sqlite/checkpoint-worker.ts")],
    outExtension: { ".js": ".ts" },
  });
  // The words and their licence lie beside the code that reads them here as there.
  for (const name of ["words.br", "words.LICENSE"])
    copyFileSync(join(source, "providers/spelling", name), join(root, dist, name));
  return readdirSync(join(root, dist)).map((name) => ({
    path: `${dist}/${name}`,
    bytes: statSync(join(root, dist, name)).size,
  }));
};
