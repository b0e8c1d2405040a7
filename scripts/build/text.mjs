// The text library as one minified ES module without dependencies, for browsers, workers and Node alike.
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import { isOlder } from "./stale.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const path = "packages/text/dist/rewrite-service-text.mjs";
const sources = ["packages/text/src", "scripts/build/text.mjs"];

/** Whether it was never built, or something that it is built from has changed since. */
export const isStale = () =>
  isOlder(
    join(root, path),
    sources.map((source) => join(root, source)),
  );

/** @returns {Promise<{ path: string, bytes: number }[]>} the files that were written, from the root or another folder */
export const build = async ({ into = root } = {}) => {
  await bundle({
    entryPoints: [join(root, "packages/text/src/index.ts")],
    outfile: join(into, path),
    bundle: true,
    minify: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    legalComments: "none",
    logLevel: "warning",
  });
  return [{ path, bytes: statSync(join(into, path)).size }];
};
