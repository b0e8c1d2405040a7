import type { Packing } from "./artefact.ts";

/** Members of the manifest that mean something to whoever installs the package. */
const KEPT = ["name", "version", "description", "keywords", "license", "bin", "type", "engines", "mcpName"];

/** The manifest of a copy: it says which server the copy belongs to, and how the program is started. */
export const manifestOf = (manifest: Record<string, unknown>, { origin, program }: Packing): object => ({
  ...Object.fromEntries(KEPT.filter((name) => name in manifest).map((name) => [name, manifest[name]])),
  rewriteService: { server: origin, run: `npx -y ${program}` },
});
