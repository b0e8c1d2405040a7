import { tarball } from "../archives/tarball.ts";
import { jsonFile, jsonOf, type Artefact } from "../artefact.ts";
import { manifestOf } from "../copy-manifest.ts";

/** The placeholder for a reader's own server in the docs. */
const ANY_SERVER = /https:\/\/your-server\/downloads\/rewrite-service-mcp\.tgz/g;

/** The MCP server and command line, for `npx -y <address>`. */
export const mcpPackage: Artefact = {
  name: "rewrite-service-mcp",
  ending: "tgz",
  meaning: "The MCP server and the command line, for Node 20 and newer.",
  sources: {
    manifest: "packages/mcp/package.json",
    program: "packages/mcp/dist/rewrite-service-mcp.mjs",
    readme: "packages/mcp/README.md",
    licence: "packages/mcp/LICENSE",
  },
  pack: (file, packing) => {
    const readme = file("readme").toString("utf8");
    return tarball([
      { path: "package/package.json", content: jsonFile(manifestOf(jsonOf(file("manifest")), packing)) },
      { path: "package/dist/rewrite-service-mcp.mjs", content: file("program"), executable: true },
      {
        path: "package/README.md",
        content: Buffer.from(packing === null ? readme : readme.replaceAll(ANY_SERVER, packing.program)),
      },
      { path: "package/LICENSE", content: file("licence") },
    ]);
  },
};
