// The browser extension: unpacked in apps/extension/dist, and as two archives in apps/extension/packed: one to load
// unpacked, whose manifest fixes the id, and one for the store, which makes ids of its own. With a private key in
// EXTENSION_KEY (the path of a PEM file) and the place where a server has the packages in EXTENSION_DOWNLOADS, there is
// also a signed package with its update manifest, for browsers that a company manages.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import { signCrx, updateManifest } from "./crx.mjs";
import { isOlder } from "./stale.mjs";
import { zip } from "./zip.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const app = join(root, "apps/extension");
const dist = "apps/extension/dist";
const packed = "apps/extension/packed";

const sources = [
  "apps/extension/src",
  "apps/extension/pages",
  "apps/extension/package.json",
  "packages/text/src",
  "packages/contract/src",
  "packages/client/src",
  "packages/review/src",
  "scripts/build/extension.mjs",
];

/** Whether the extension was never built, or something that it is built from has changed since. */
export const isStale = () =>
  isOlder(
    join(root, dist, "manifest.json"),
    sources.map((path) => join(root, path)),
  );

/** What runs in pages, where it must not leave names behind, and what runs in pages and the worker of our own. */
const injected = {
  content: "content/content-script.ts",
  beside: "beside/beside.ts",
  underlines: "underlines/underlines.ts",
};
const own = {
  "service-worker": "background/service-worker.ts",
  panel: "panel/panel.ts",
  tells: "panel/tells-worker.ts",
  options: "options/options.ts",
};

const entries = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, path]) => [name, join(app, "src", path)]));

const settings = {
  bundle: true,
  minify: true,
  platform: "browser",
  target: "chrome123",
  // Chrome refuses a content script that is not UTF-8, and what is ASCII is.
  charset: "ascii",
  legalComments: "none",
  logLevel: "warning",
};

/** A signed package and its update manifest, by name; none without a key. */
const managed = (archive, version) => {
  const { EXTENSION_KEY: key, EXTENSION_DOWNLOADS: downloads = "http://localhost:8787/downloads" } = process.env;
  if (key === undefined) return {};
  const { id, crx } = signCrx(archive, readFileSync(key, "utf8"));
  const name = `rewrite-service-extension-${version}.crx`;
  const update = updateManifest({ id, version, address: `${downloads}/${name}` });
  return { [name]: crx, "rewrite-service-extension-update.xml": Buffer.from(update) };
};

/** @returns {Promise<{ path: string, bytes: number }[]>} the files that were written, from the root or another folder */
export const build = async ({ into = root } = {}) => {
  const outdir = join(into, dist);
  for (const folder of [dist, packed]) rmSync(join(into, folder), { recursive: true, force: true });
  for (const folder of [dist, packed]) mkdirSync(join(into, folder), { recursive: true });
  await Promise.all([
    bundle({ ...settings, outdir, entryPoints: entries(injected), format: "iife" }),
    bundle({ ...settings, outdir, entryPoints: entries(own), format: "esm" }),
  ]);
  cpSync(join(app, "pages"), outdir, { recursive: true });
  const { manifestOf, MANAGED_SCHEMA } = await import("../../apps/extension/src/manifest.ts");
  const { version } = JSON.parse(readFileSync(join(app, "package.json"), "utf8"));
  const json = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const write = (name, content) => writeFileSync(join(outdir, name), content);
  write("managed-schema.json", json(MANAGED_SCHEMA));
  write("manifest.json", json(manifestOf(version, { withKey: true })));
  const names = readdirSync(outdir).sort();
  const archive = (withKey) =>
    zip(
      names.map((name) => [
        name,
        name === "manifest.json" ? json(manifestOf(version, { withKey })) : readFileSync(join(outdir, name)),
      ]),
    );
  const archives = {
    [`rewrite-service-extension-${version}.zip`]: archive(true),
    [`rewrite-service-extension-${version}-store.zip`]: archive(false),
    ...managed(archive(false), version),
  };
  for (const [name, bytes] of Object.entries(archives)) writeFileSync(join(into, packed, name), bytes);
  const paths = [
    ...names.map((name) => `${dist}/${name}`),
    ...Object.keys(archives).map((name) => `${packed}/${name}`),
  ];
  return paths.map((path) => ({ path, bytes: statSync(join(into, path)).size }));
};
