// The client library as one ES module without dependencies, with its types, for Node, browsers and whatever has fetch.
import { copyFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import { isOlder } from "./stale.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const path = "packages/client/dist/index.js";
const typesPath = "packages/client/dist/index.d.ts";
const sources = ["packages/client", "packages/contract/src", "scripts/build/client.mjs"];

/** Whether it was never built, or something that it is built from has changed since. */
export const isStale = () =>
  isOlder(
    join(root, path),
    sources.map((source) => join(root, source)),
  );

/** @returns {Promise<{ path: string, bytes: number }[]>} the files that were written, from the root or another folder */
export const build = async ({ into = root } = {}) => {
  await bundle({
    entryPoints: [join(root, "packages/client/src/public.ts")],
    outfile: join(into, path),
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    legalComments: "none",
    logLevel: "warning",
  });
  copyFileSync(join(root, "packages/client/index.d.ts"), join(into, typesPath));
  return [path, typesPath].map((written) => ({ path: written, bytes: statSync(join(into, written)).size }));
};
