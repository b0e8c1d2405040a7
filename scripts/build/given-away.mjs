// What the server serves under /downloads is built by these.
import * as mcp from "./mcp.mjs";

export const parts = [{ name: "the MCP package", part: mcp }];
