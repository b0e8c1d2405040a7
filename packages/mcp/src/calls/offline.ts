import type { ToolContext } from "./tool.ts";
import { library } from "../library/analysis.ts";

/** What a local tool needs where no client waits: the library, and nobody to report to or to ask. */
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
