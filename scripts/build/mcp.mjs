// The published MCP package: one minified ES file without dependencies, for Node 20 and newer.
import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const bundlePath = "packages/mcp/dist/rewrite-service-mcp.mjs";

export const build = async () => {
  const outfile = join(root, bundlePath);
  await bundle({
    entryPoints: [join(root, "packages/mcp/src/program.ts")],
    outfile,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "node",
    target: "node20",
    charset: "utf8",
    legalComments: "none",
    logLevel: "warning",
  });
  chmodSync(outfile, 0o755);
  return [{ path: bundlePath, bytes: statSync(outfile).size }];
};
