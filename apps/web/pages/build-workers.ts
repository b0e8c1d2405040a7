// Before any test of a page: each worker's code as one script, which a thread loads in a moment where its hundred modules
// take a second, and whose compiled code the threads after it find.
import { globSync } from "node:fs";
import { buildSync } from "esbuild";
import { BUILT } from "./page-worker.ts";

/** A thread of Node as a worker of a browser. */
const BROWSER = `
  const { parentPort } = require("node:worker_threads");
  globalThis.postMessage = (data) => parentPort.postMessage(data);
  globalThis.addEventListener = (_, listener) => parentPort.on("message", (data) => listener({ data }));
  globalThis.self = globalThis;
`;

export default (): void => {
  buildSync({
    entryPoints: globSync("apps/web/src/**/*.worker.ts"),
    bundle: true,
    format: "cjs",
    target: "node24",
    banner: { js: BROWSER },
    outdir: BUILT,
    entryNames: "[name]",
    outExtension: { ".js": ".cjs" },
  });
};
