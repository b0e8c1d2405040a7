import type { AccountCall, AccountOptions } from "../account/account-call.ts";
import { createRunner } from "../thread/offload.ts";
import { prompts } from "../protocol/prompts.ts";
import type { Features } from "../protocol/methods.ts";
import { resources } from "../protocol/resources.ts";
import { loadLibrary } from "./load-library.ts";
import { tools } from "../tools/index.ts";

/** A thread for long texts is started from `program` too. */
export type ServerOptions = AccountOptions;

const NO_EXPANSIONS = { add: () => Promise.resolve(), has: () => Promise.resolve(false) };

/** What the stdio program offers. Nothing but the protocol is loaded before the first call asks for more. */
export const createFeatures = ({ environment, home, program }: ServerOptions): Features => {
  const runLocal = createRunner(program);
  let account: Promise<AccountCall> | null = null;
  const openAccount = async (): Promise<AccountCall> =>
    (await import("./on-demand.ts")).createAccountCall({ environment, home, program });
  return {
    tools,
    resources,
    prompts,
    library: loadLibrary,
    call: async (tool, input, scope) => {
      if (tool.needs === "account") {
        account ??= openAccount();
        return (await account)(tool.name, input, scope);
      }
      const { signal, progress } = scope;
      const alone = { service: null, signIn: "", expansions: NO_EXPANSIONS };
      return runLocal(tool, input, { ...alone, library: loadLibrary, signal, progress });
    },
  };
};
