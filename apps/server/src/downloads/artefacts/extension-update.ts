import { VERSION } from "../../config/version.ts";
import type { Artefact } from "../artefact.ts";

const NAME = "rewrite-service-extension";

/** The update manifest of the signed extension, which tells browsers to fetch the package from this server. */
export const extensionUpdate: Artefact = {
  name: `${NAME}-update`,
  ending: "xml",
  meaning: "The update manifest of the signed extension, for the policy of a company.",
  signed: true,
  // Without the package that it names it is not offered, and another package gives it another name.
  sources: {
    built: `apps/extension/packed/${NAME}-update.xml`,
    package: `apps/extension/packed/${NAME}-${VERSION}.crx`,
  },
  pack: (file, { origin }) =>
    Buffer.from(
      file("built")
        .toString("utf8")
        .replace(/ codebase="[^"]*"/, ` codebase="${origin}/downloads/${NAME}.crx"`),
    ),
};
