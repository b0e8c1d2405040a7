import type { Packing } from "./artefact.ts";

/** Members of the manifest that mean something to whoever installs the package. */
const KEPT = [
  "name",
  "version",
  "description",
  "keywords",
  "license",
  "bin",
  "type",
  "engines",
  "mcpName",
  "repository",
];

/** The manifest of a copy: it says which server the copy belongs to, if to any, and how the program is started. */
export const manifestOf = (manifest: Record<string, unknown>, packing: Packing | null): object => ({
  ...Object.fromEntries(KEPT.filter((name) => name in manifest).map((name) => [name, manifest[name]])),
  ...(packing === null ? {} : { rewriteService: { server: packing.origin, run: `npx -y ${packing.program}` } }),
});
