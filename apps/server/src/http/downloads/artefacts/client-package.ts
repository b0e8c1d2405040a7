import { tarball } from "../archives/tarball.ts";
import { jsonFile, jsonOf, type Artefact } from "../artefact.ts";

const NAME = "rewrite-service-client";
/** The placeholder for a reader's own server in the docs. */
const ANY_SERVER = /https:\/\/your-server/g;

/** The client library with its types, for `npm install <address>`. */
export const clientPackage: Artefact = {
  name: NAME,
  ending: "tgz",
  meaning: "The client library for TypeScript and JavaScript: Node 20 and newer, browsers, Deno, Bun.",
  sources: {
    manifest: "packages/client/package.json",
    module: "packages/client/dist/index.js",
    types: "packages/client/dist/index.d.ts",
    readme: "packages/client/README.md",
    licence: "packages/client/LICENSE",
  },
  pack: (file, packing) => {
    const { version, license, repository } = jsonOf(file("manifest"));
    const manifest = {
      name: NAME,
      version,
      description: "Client for Rewrite Service: streaming, full responses, typed errors.",
      license,
      repository,
      type: "module",
      sideEffects: false,
      exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
      engines: { node: ">=20" },
    };
    const readme = file("readme").toString("utf8");
    return tarball([
      { path: "package/package.json", content: jsonFile(manifest) },
      { path: "package/dist/index.js", content: file("module") },
      { path: "package/dist/index.d.ts", content: file("types") },
      {
        path: "package/README.md",
        content: Buffer.from(packing === null ? readme : readme.replaceAll(ANY_SERVER, packing.origin)),
      },
      { path: "package/LICENSE", content: file("licence") },
    ]);
  },
};
