// The published MCP package: one minified ES file without dependencies, for Node 20 and newer.
import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build as bundle } from "esbuild";
import { zip } from "./zip.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bundlePath = "packages/mcp/dist/rewrite-service-mcp.mjs";
const desktopPath = "packages/mcp/dist/rewrite-service.mcpb";

const settings = {
  bundle: true,
  minify: true,
  target: "node20",
  // One byte a character: Node reads and parses such a file in half the time.
  charset: "ascii",
  legalComments: "none",
  logLevel: "warning",
};

/** The text library as one expression. It names nothing of Node, so it needs no module system. */
const analysis = async () => {
  const { outputFiles } = await bundle({
    ...settings,
    entryPoints: [join(root, "packages/mcp/src/analysis.ts")],
    write: false,
    format: "iife",
    globalName: "analysis",
  });
  return `(()=>{${outputFiles[0].text};return analysis.library})()`;
};

// The library with its data is most of the program and not needed before the first text. Packed, it costs a start
// nothing but the reading of a string, and the whole package stays within its size. It is unpacked in memory only.
const packed = (source) => {
  const bytes = brotliCompressSync(source, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  return `
    const { brotliDecompressSync } = await import("node:zlib");
    const { runInThisContext } = await import("node:vm");
    const bytes = brotliDecompressSync(Buffer.from("${bytes.toString("base64")}", "base64"));
    export const library = runInThisContext(bytes.toString(), { filename: "analysis.js" });
  `;
};

const packAnalysis = {
  name: "pack-analysis",
  setup: (build) => {
    build.onLoad({ filter: /packages.mcp.src.analysis\.ts$/ }, async () => ({
      contents: packed(await analysis()),
      loader: "js",
    }));
  },
};

export const build = async () => {
  const outfile = join(root, bundlePath);
  await bundle({
    ...settings,
    entryPoints: [join(root, "packages/mcp/src/program.ts")],
    outfile,
    format: "esm",
    platform: "node",
    plugins: [packAnalysis],
  });
  chmodSync(outfile, 0o755);
  // The same program as a bundle that desktop clients install with a double click.
  const desktop = zip([
    ["manifest.json", readFileSync(join(root, "packages/mcp/bundle/manifest.json"))],
    ["server/rewrite-service-mcp.mjs", readFileSync(outfile)],
  ]);
  writeFileSync(join(root, desktopPath), desktop);
  return [bundlePath, desktopPath].map((path) => ({ path, bytes: statSync(join(root, path)).size }));
};
