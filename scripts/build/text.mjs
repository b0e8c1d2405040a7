// The text library as one minified ES module without dependencies, for browsers, workers and Node alike.
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
const path = "packages/text/dist/rewrite-service-text.mjs";

/** @returns {Promise<{ path: string, bytes: number }[]>} the files that were written */
export const build = async () => {
  await bundle({
    entryPoints: [join(root, "packages/text/src/index.ts")],
    outfile: join(root, path),
    bundle: true,
    minify: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    legalComments: "none",
    logLevel: "warning",
  });
  return [{ path, bytes: statSync(join(root, path)).size }];
};
