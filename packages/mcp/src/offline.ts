import type { ToolContext } from "./calls/tool.ts";
import { loadLibrary } from "./library.ts";

/** What a local tool needs where no client waits: the library, and nobody to tell or to ask. */
export const offline: ToolContext = {
  service: null,
  signIn: "",
  library: loadLibrary,
  signal: new AbortController().signal,
  progress: () => undefined,
  expansions: { add: async () => undefined, has: async () => false },
};
