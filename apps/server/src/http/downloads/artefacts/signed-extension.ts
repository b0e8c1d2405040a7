import { VERSION } from "../../../config/version.ts";
import type { Artefact } from "../artefact.ts";

const NAME = "rewrite-service-extension";

/** The browser extension, signed with the operator's key by its build. */
export const signedExtension = {
  name: NAME,
  ending: "crx",
  meaning: "Signed browser extension, for company-managed browsers.",
  signed: true,
  sources: { built: `apps/extension/packed/${NAME}-${VERSION}.crx` },
  pack: (file) => file("built"),
} as const satisfies Artefact;
