import { VERSION } from "../../../config/version.ts";
import type { Artefact } from "../artefact.ts";

const NAME = "rewrite-service-extension";

/** The browser extension, signed with the operator's key by its build. */
export const signedExtension = {
  name: NAME,
  ending: "crx",
  meaning: "The browser extension, signed, for browsers that a company manages.",
  signed: true,
  sources: { built: `apps/extension/packed/${NAME}-${VERSION}.crx` },
  pack: (file) => file("built"),
} as const satisfies Artefact;
