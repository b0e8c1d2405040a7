// The published MCP package: one minified ES file without dependencies, for Node 20 and newer.
import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build as bundle } from "esbuild";
import { isOlder } from "./stale.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bundlePath = "packages/mcp/dist/rewrite-service-mcp.mjs";

const sources = [
  "packages/mcp",
  "packages/text/src",
  "packages/contract/src",
  "packages/client/src",
  "scripts/build/mcp.mjs",
];

/** Whether the program was never built, or something that it is built from has changed since. */
export const isStale = () =>
  isOlder(
    join(root, bundlePath),
    sources.map((source) => join(root, source)),
  );

const settings = {
  bundle: true,
  minify: true,
  target: "node20",
  // One byte a character: Node reads and parses such a file in half the time.
  charset: "ascii",
  legalComments: "none",
  logLevel: "warning",
};

/** Tables of the library as plain text: they are packed again with all the rest, and smaller so than packed twice. */
const plainTables = {
  name: "plain-tables",
  setup: (build) => {
    build.onLoad({ filter: /packages.text.src.packing.unpack\.ts$/ }, () => ({
      contents: "export const unpack = (text) => text;",
    }));
    build.onLoad({ filter: /packages.text.src.*\.packed\.ts$/ }, async ({ path }) => {
      const { unpack } = await import(pathToFileURL(join(root, "packages/text/src/packing/unpack.ts")).href);
      const tables = Object.entries(await import(pathToFileURL(path).href));
      return {
        contents: tables.map(([name, table]) => `export const ${name} = ${JSON.stringify(unpack(table))};`).join("\n"),
      };
    });
  },
};

/** What is loaded on demand, as a function body that takes Node's `require`: it may be unpacked on any Node 20. */
const onDemand = async () => {
  const { outputFiles } = await bundle({
    ...settings,
    entryPoints: [join(root, "packages/mcp/src/server/on-demand.ts")],
    write: false,
    format: "cjs",
    platform: "node",
    plugins: [plainTables],
    supported: { "dynamic-import": false },
  });
  return `(function(require,module){${outputFiles[0].text}\n})`;
};

const RADIX = 91;
const PAIR_BITS = 13;

/** Bytes as printable ASCII without quote and backslash, 13 bits in two characters: 8% less than base64. */
const printable = (bytes) => {
  const digit = (value) => String.fromCharCode(value + 35 >= 92 ? value + 36 : value + 35);
  let [text, held, bits] = ["", 0, 0];
  for (const byte of [...bytes, 0]) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= PAIR_BITS) {
      bits -= PAIR_BITS;
      const value = held >> bits;
      text += digit(Math.floor(value / RADIX)) + digit(value % RADIX);
      held &= (1 << bits) - 1;
    }
  }
  // The last bits of the byte that was added may be lost: there was nothing in them.
  const value = held << (PAIR_BITS - bits);
  return text + digit(Math.floor(value / RADIX)) + digit(value % RADIX);
};

// Which of these packs best changes with every edit, by as much as 200 bytes.
const WINDOWS = [18, 22];
const BLOCKS = [0, 16, 20];

const compressed = (source, window, block) =>
  brotliCompressSync(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(source),
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
    },
  });

// The library with its data, the HTTP client and the commands are most of the program and not needed to greet a client.
// Packed, they cost a start nothing but the reading of a string, and the package stays within its size. They are
// unpacked in memory only.
const packed = (source) => {
  const [bytes] = WINDOWS.flatMap((window) => BLOCKS.map((block) => compressed(source, window, block))).sort(
    (one, other) => one.length - other.length,
  );
  return `
    const { createRequire } = await import("node:module");
    const { runInThisContext } = await import("node:vm");
    const { brotliDecompressSync } = await import("node:zlib");
    const text = "${printable(bytes)}";
    const digit = (at) => text.charCodeAt(at) - (text.charCodeAt(at) > 92 ? 36 : 35);
    const bytes = new Uint8Array(${bytes.length});
    let held = 0;
    let bits = 0;
    let at = 0;
    for (let pair = 0; pair < text.length; pair += 2) {
      held = (held << ${PAIR_BITS}) | (digit(pair) * ${RADIX} + digit(pair + 1));
      for (bits += ${PAIR_BITS}; bits >= 8; held &= (1 << bits) - 1) {
        bits -= 8;
        bytes[at] = held >> bits;
        at += 1;
      }
    }
    const source = brotliDecompressSync(bytes).toString();
    const module = { exports: {} };
    runInThisContext(source, { filename: "on-demand.js" })(createRequire(import.meta.url), module);
    export const { createAccountCall, library, openTerminal, runCommand, answerTasks, callLocal } = module.exports;
  `;
};

const packOnDemand = {
  name: "pack-on-demand",
  setup: (build) => {
    build.onLoad({ filter: /packages.mcp.src.server.on-demand\.ts$/ }, async () => ({
      contents: packed(await onDemand()),
      loader: "js",
    }));
  },
};

/** @returns {Promise<{ path: string, bytes: number }[]>} the files that were written, from the root or another folder */
export const build = async ({ into = root } = {}) => {
  const outfile = join(into, bundlePath);
  await bundle({
    ...settings,
    entryPoints: [join(root, "packages/mcp/src/program.ts")],
    outfile,
    format: "esm",
    platform: "node",
    plugins: [packOnDemand],
  });
  chmodSync(outfile, 0o755);
  return [{ path: bundlePath, bytes: statSync(outfile).size }];
};
