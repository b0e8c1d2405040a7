import { VERSION } from "../../../config/version.ts";
import type { Artefact } from "../artefact.ts";

const NAME = "rewrite-service-extension";

/** The browser extension, to load unpacked, as its build has packed it. */
export const browserExtension: Artefact = {
  name: NAME,
  ending: "zip",
  meaning: "The browser extension, to load unpacked.",
  sources: { built: `apps/extension/packed/${NAME}-${VERSION}.zip` },
  pack: (file) => file("built"),
};
