import type { Artefact } from "../artefact.ts";
import { browserExtension } from "./browser-extension.ts";
import { clientPackage } from "./client-package.ts";
import { desktopBundle } from "./desktop-bundle.ts";
import { extensionUpdate } from "./extension-update.ts";
import { mcpPackage } from "./mcp-package.ts";
import { signedExtension } from "./signed-extension.ts";

/** Everything that the server gives away, in the order in which the page lists it. The first is the program of MCP clients. */
export const artefacts = [
  mcpPackage,
  desktopBundle,
  clientPackage,
  browserExtension,
  signedExtension,
  extensionUpdate,
] as const satisfies readonly Artefact[];
