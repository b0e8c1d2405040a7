import type { ToolContext } from "./tool.ts";
import { library } from "../library/analysis.ts";

/** The context of a local tool without a client: the library, and nobody to report to or to ask. */
export const offline: ToolContext = {
  service: null,
  signIn: "",
  site: "",
  localTools: true,
  library: () => Promise.resolve(library),
  signal: new AbortController().signal,
  progress: () => undefined,
  expansions: { add: async () => undefined, has: async () => false },
};
