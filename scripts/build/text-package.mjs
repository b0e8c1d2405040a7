// The text library as a package for `npm install`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tarball } from "../../apps/server/src/http/downloads/archives/tarball.ts";
import { jsonFile } from "../../apps/server/src/http/downloads/artefact.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path) => readFileSync(join(root, path));

/** @returns {Buffer} */
export const textPackage = () => {
  const { version, license, repository } = JSON.parse(read("packages/text/package.json").toString());
  const module = "rewrite-service-text.mjs";
  const manifest = {
    name: "rewrite-service-text",
    version,
    description: "Facts, tells, comparison and a rewriting engine for English text, without a server.",
    license,
    repository,
    type: "module",
    sideEffects: false,
    exports: { ".": `./dist/${module}` },
    engines: { node: ">=20" },
  };
  return tarball([
    { path: "package/package.json", content: jsonFile(manifest) },
    { path: `package/dist/${module}`, content: read(`packages/text/dist/${module}`) },
    { path: "package/README.md", content: read("packages/text/README.md") },
    { path: "package/LICENSE", content: read("LICENSE") },
  ]);
};
