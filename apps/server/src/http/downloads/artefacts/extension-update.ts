import type { Artefact } from "../artefact.ts";
import { signedExtension } from "./signed-extension.ts";

const { name, sources } = signedExtension;

/** The update manifest of the signed extension, which tells browsers to fetch the package from this server. */
export const extensionUpdate: Artefact = {
  name: `${name}-update`,
  ending: "xml",
  meaning: "Update manifest for the signed extension, for company browser policies.",
  signed: true,
  // Without the package that it names it is not offered, and another package gives it another name.
  sources: {
    built: `apps/extension/packed/${name}-update.xml`,
    package: sources.built,
  },
  pack: (file, packing) =>
    packing === null
      ? file("built")
      : Buffer.from(
          file("built")
            .toString("utf8")
            .replace(/ codebase="[^"]*"/, ` codebase="${packing.origin}/downloads/${name}.crx"`),
        ),
};
