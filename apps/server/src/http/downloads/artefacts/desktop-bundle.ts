import { zip } from "../archives/zip.ts";
import { jsonFile, jsonOf, type Artefact } from "../artefact.ts";
import { manifestOf } from "../copy-manifest.ts";

/** The same program for desktop clients that install a bundle with a double click. */
export const desktopBundle: Artefact = {
  name: "rewrite-service",
  ending: "mcpb",
  meaning: "The MCP server as a bundle for desktop clients such as Claude Desktop; needs no Node.",
  sources: {
    manifest: "packages/mcp/package.json",
    bundle: "packages/mcp/bundle/manifest.json",
    program: "packages/mcp/dist/rewrite-service-mcp.mjs",
  },
  pack: (file, packing) => {
    const bundle = jsonOf(file("bundle")) as { user_config: { base_url: object } };
    const baseUrl = { ...bundle.user_config.base_url, ...(packing === null ? {} : { default: packing.origin }) };
    return zip([
      {
        path: "manifest.json",
        content: jsonFile({ ...bundle, user_config: { ...bundle.user_config, base_url: baseUrl } }),
      },
      { path: "package.json", content: jsonFile(manifestOf(jsonOf(file("manifest")), packing)) },
      { path: "server/rewrite-service-mcp.mjs", content: file("program") },
    ]);
  },
};
