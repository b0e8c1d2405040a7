import { ServiceError } from "@rewrite-service/contract";
import { createClient } from "@rewrite-service/client";
import { SettingsError } from "./settings-error.ts";
import { rememberExpansions } from "./expansions.ts";
import { loadLibrary } from "./library.ts";
import { createRunner } from "./offload.ts";
import { prompts } from "./prompts.ts";
import type { Offer, Scope } from "./protocol/methods.ts";
import { resources } from "./resources.ts";
import { createSignIn } from "./sign-in-link.ts";
import { settingsOf, signInSentence, type Environment } from "./settings.ts";
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
  const linked = createSignIn({ home });
  /** The link where there can be one; a service that cannot be reached is told of by the call itself. */
  const signInWith = async (baseUrl: string, scope: Scope): Promise<object | "refused" | null> => {
    try {
      return await linked(baseUrl, scope);
    } catch (error) {
      if (error instanceof ServiceError) return null;
      throw error;
    }
  };
  return {
    tools,
    resources,
    prompts,
    library: loadLibrary,
    call: async (tool, input, scope) => {
      const { signal, progress } = scope;
      const context = { service: null, signIn: "", library: loadLibrary, signal, progress, expansions };
      if (tool.needs === "nothing") return run(tool, input, context);
      try {
        let settings = await settingsOf(environment, await home());
        if (settings.key === null && scope.elicitsUrls) {
          const told = await signInWith(settings.baseUrl, scope);
          if (told === "refused") return refused("The sign-in was declined, so nothing was done.");
          if (told !== null) return told;
          settings = await settingsOf(environment, await home());
        }
        const { baseUrl, key } = settings;
        const service = key === null ? null : createClient({ baseUrl, key, userAgent: `${NAME}/${VERSION}` });
        return await run(tool, input, { ...context, service, signIn: signInSentence(baseUrl) });
      } catch (error) {
        if (error instanceof SettingsError) return refused(error.message);
        throw error;
      }
    },
  };
};
