// Everything that a publisher uploads, in dist/, with one list of checksums. docs/releasing.md says where each file goes.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { clientPackage } from "../../apps/server/src/http/downloads/artefacts/client-package.ts";
import { desktopBundle } from "../../apps/server/src/http/downloads/artefacts/desktop-bundle.ts";
import { mcpPackage } from "../../apps/server/src/http/downloads/artefacts/mcp-package.ts";
import { billOfMaterials } from "./bill-of-materials.mjs";
import { textPackage } from "./text-package.mjs";
import * as archive from "./tarball.mjs";
import * as text from "./text.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const extension = `rewrite-service-extension-${version}`;

/** The server packs these for itself, with its own address. A release names no server. */
const forAnyServer = () =>
  [mcpPackage, clientPackage, desktopBundle].map((artefact) => [
    `${artefact.name}-${version}.${artefact.ending}`,
    artefact.pack((source) => readFileSync(join(root, artefact.sources[source])), null),
  ]);

/** The files of a release but for the bill of materials and the checksums: what is built now. @returns {[string, Buffer][]} */
export const files = () => [
  [archive.name, archive.pack()],
  ...forAnyServer(),
  [`rewrite-service-text-${version}.tgz`, textPackage()],
  ...[`${extension}.zip`, `${extension}-store.zip`].map((name) => [
    name,
    readFileSync(join(root, "apps/extension/packed", name)),
  ]),
  ["server.json", readFileSync(join(root, "server.json"))],
];

/** In the format of `sha256sum -c`. */
const checksumsOf = (listed) =>
  listed.map(([name, bytes]) => `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`).join("");

/** @returns {Promise<{ path: string, bytes: number }[]>} the files that were written */
export const build = async ({ dist = join(root, "dist") } = {}) => {
  await archive.prepare();
  if (text.isStale()) await text.build();
  const listed = [...files(), [`rewrite-service-${version}.cdx.json`, billOfMaterials()]];
  const written = [...listed, ["checksums.txt", Buffer.from(checksumsOf(listed))]];
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  for (const [name, bytes] of written) writeFileSync(join(dist, name), bytes);
  return written.map(([name, bytes]) => ({ path: `dist/${name}`, bytes: bytes.length }));
};
