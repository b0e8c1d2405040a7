import * as client from "./client.mjs";
import * as extension from "./extension.mjs";
import * as mcp from "./mcp.mjs";

/** The builds of the files under /downloads. */
export const parts = [
  { name: "the MCP package", part: mcp },
  { name: "the client library", part: client },
  { name: "the browser extension", part: extension },
];
