// The browser extension: unpacked in apps/extension/dist, and as two archives in apps/extension/packed: one to load or to
// install oneself, whose manifest fixes the id, and one for the store, which makes ids of its own.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import { zip } from "./zip.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const app = join(root, "apps/extension");
const dist = "apps/extension/dist";
const packed = "apps/extension/packed";

/** What runs in pages, where it must not leave names behind, and what runs in pages and the worker of our own. */
const injected = {
  content: "content/content-script.ts",
  beside: "beside/beside.ts",
  underlines: "underlines/underlines.ts",
};
const own = {
  "service-worker": "background/service-worker.ts",
  panel: "panel/panel.ts",
  options: "options/options.ts",
};

const entries = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, path]) => [name, join(app, "src", path)]));

const settings = {
  outdir: join(root, dist),
  bundle: true,
  minify: true,
  platform: "browser",
  target: "chrome120",
  // Chrome refuses a content script that is not UTF-8, and what is ASCII is.
  charset: "ascii",
  legalComments: "none",
  logLevel: "warning",
};

/** @returns {Promise<{ path: string, bytes: number }[]>} the files that were written */
export const build = async () => {
  for (const folder of [dist, packed]) rmSync(join(root, folder), { recursive: true, force: true });
  for (const folder of [dist, packed]) mkdirSync(join(root, folder), { recursive: true });
  await Promise.all([
    bundle({ ...settings, entryPoints: entries(injected), format: "iife" }),
    bundle({ ...settings, entryPoints: entries(own), format: "esm" }),
  ]);
  cpSync(join(app, "pages"), join(root, dist), { recursive: true });
  const { manifestOf, MANAGED_SCHEMA } = await import("../../apps/extension/src/manifest.ts");
  const { version } = JSON.parse(readFileSync(join(app, "package.json"), "utf8"));
  const json = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const write = (name, content) => writeFileSync(join(root, dist, name), content);
  write("managed-schema.json", json(MANAGED_SCHEMA));
  write("manifest.json", json(manifestOf(version, { withKey: true })));
  const names = readdirSync(join(root, dist)).sort();
  const archive = (withKey) =>
    zip(
      names.map((name) => [
        name,
        name === "manifest.json" ? json(manifestOf(version, { withKey })) : readFileSync(join(root, dist, name)),
      ]),
    );
  const archives = {
    [`rewrite-service-extension-${version}.zip`]: archive(true),
    [`rewrite-service-extension-${version}-store.zip`]: archive(false),
  };
  for (const [name, bytes] of Object.entries(archives)) writeFileSync(join(root, packed, name), bytes);
  const paths = [
    ...names.map((name) => `${dist}/${name}`),
    ...Object.keys(archives).map((name) => `${packed}/${name}`),
  ];
  return paths.map((path) => ({ path, bytes: statSync(join(root, path)).size }));
};
