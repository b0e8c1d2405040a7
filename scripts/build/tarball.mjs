// One file that holds the whole server: with it and Node 24 it runs, without npm and without node_modules. The same sources
// give the same bytes.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tarball } from "../../apps/server/src/http/downloads/archives/tarball.ts";
import { artefacts } from "../../apps/server/src/http/downloads/artefacts/index.ts";
import { parts as givenAway } from "./given-away.mjs";
import * as server from "./server.mjs";
import * as web from "./web.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const name = `rewrite-service-${version}`;
const dist = "dist";

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));

const manifest = `${JSON.stringify({ name: "rewrite-service", version, private: true, type: "module" })}\n`;

const areThere = (sources) => Object.values(sources).every((path) => existsSync(join(root, path)));

/** The archive of what is built now. @returns {Buffer} */
export const pack = () => {
  const offered = artefacts.filter(({ signed, sources }) => signed !== true || areThere(sources));
  const served = offered.flatMap(({ sources }) => Object.values(sources));
  const paths = new Set(["LICENSE", ...filesIn("apps/server/dist"), ...filesIn("apps/web/dist"), ...served]);
  return tarball([
    { path: `${name}/package.json`, content: Buffer.from(manifest) },
    ...[...paths].sort().map((path) => ({ path: `${name}/${path}`, content: readFileSync(join(root, path)) })),
  ]);
};

/** What npm says of the lockfile; null where npm is not at hand. It writes the time and a random number into each list. */
const sbom = () => {
  const asked = ["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--package-lock-only"];
  const { status, stdout } = spawnSync("npm", asked, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) return null;
  const { serialNumber: _, metadata, ...list } = JSON.parse(stdout.toString());
  const { timestamp: __, ...lasting } = metadata;
  return Buffer.from(`${JSON.stringify({ ...list, metadata: lasting }, null, 1)}\n`);
};

/** @returns {Promise<{ path: string, bytes: number }[]>} the files that were written */
export const build = async () => {
  if (server.isStale()) await server.build();
  if (web.isStale()) web.build();
  for (const { part } of givenAway) if (part.isStale()) await part.build();
  rmSync(join(root, dist), { recursive: true, force: true });
  mkdirSync(join(root, dist));
  const packed = pack();
  const sum = `${createHash("sha256").update(packed).digest("hex")}  ${name}.tar.gz\n`;
  const parts = sbom();
  const written = [
    [`${dist}/${name}.tar.gz`, packed],
    [`${dist}/${name}.tar.gz.sha256`, Buffer.from(sum)],
    ...(parts === null ? [] : [[`${dist}/${name}.cdx.json`, parts]]),
  ];
  for (const [path, content] of written) writeFileSync(join(root, path), content);
  return written.map(([path, content]) => ({ path, bytes: content.length }));
};
