import { createClient } from "@rewrite-service/client";
import { SettingsError } from "./settings-error.ts";
import { rememberExpansions } from "./expansions.ts";
import { loadLibrary } from "./library.ts";
import { createRunner } from "./offload.ts";
import { prompts } from "./prompts.ts";
import type { Offer } from "./protocol/methods.ts";
import { resources } from "./resources.ts";
import { settingsOf, signInSentence, type Environment, type Settings } from "./settings.ts";
import { tools } from "./tools/index.ts";
import { NAME, VERSION } from "./version.ts";
import { refused } from "./calls/tool.ts";

export interface ServerOptions {
  environment: Environment;
  home: () => Promise<string>;
  /** The file that a thread for long texts is started from. */
  program: URL;
}

/** What the stdio program offers. The key is looked up at each call that needs one, and only then. */
export const createOffer = ({ environment, home, program }: ServerOptions): Offer => {
  const run = createRunner(program);
  const expansions = rememberExpansions();
  return {
    tools,
    resources,
    prompts,
    library: loadLibrary,
    call: async (tool, input, { signal, progress }) => {
      const context = { service: null, signIn: "", library: loadLibrary, signal, progress, expansions };
      if (tool.needs === "nothing") return run(tool, input, context);
      let settings: Settings;
      try {
        settings = await settingsOf(environment, await home());
      } catch (error) {
        if (error instanceof SettingsError) return refused(error.message);
        throw error;
      }
      const { baseUrl, key } = settings;
      const service = key === null ? null : createClient({ baseUrl, key, userAgent: `${NAME}/${VERSION}` });
      return run(tool, input, { ...context, service, signIn: signInSentence(baseUrl) });
    },
  };
};
