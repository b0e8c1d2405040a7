// One file that holds the whole server: with it and Node 24 it runs, without npm and without node_modules. The same sources
// give the same bytes.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tarball } from "../../apps/server/src/http/downloads/archives/tarball.ts";
import { artefacts } from "../../apps/server/src/http/downloads/artefacts/index.ts";
import { parts as givenAway } from "./given-away.mjs";
import * as server from "./server.mjs";
import * as web from "./web.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const folder = `rewrite-service-${version}`;

export const name = `${folder}.tar.gz`;

const filesIn = (path) =>
  readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));

const manifest = `${JSON.stringify({ name: "rewrite-service", version, private: true, type: "module" })}\n`;

const areThere = (sources) => Object.values(sources).every((path) => existsSync(join(root, path)));

/** Builds what goes into it, where that is not up to date. */
export const prepare = async () => {
  if (server.isStale()) await server.build();
  if (web.isStale()) web.build();
  for (const { part } of givenAway) if (part.isStale()) await part.build();
};

/** The archive of what is built now. @returns {Buffer} */
export const pack = () => {
  const offered = artefacts.filter(({ signed, sources }) => signed !== true || areThere(sources));
  const served = offered.flatMap(({ sources }) => Object.values(sources));
  const paths = new Set(["LICENSE", ...filesIn("apps/server/dist"), ...filesIn("apps/web/dist"), ...served]);
  return tarball([
    { path: `${folder}/package.json`, content: Buffer.from(manifest) },
    ...[...paths].sort().map((path) => ({ path: `${folder}/${path}`, content: readFileSync(join(root, path)) })),
  ]);
};

/** @returns {Promise<{ path: string, bytes: number }[]>} the file that was written */
export const build = async () => {
  await prepare();
  const packed = pack();
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(join(root, "dist", name), packed);
  return [{ path: `dist/${name}`, bytes: packed.length }];
};
