import type { AccountCall, AccountOptions } from "../account/account-call.ts";
import { createRunner } from "../thread/offload.ts";
import { prompts } from "../protocol/prompts.ts";
import type { Features } from "../protocol/methods.ts";
import { resources } from "../protocol/resources.ts";
import { loadLibrary } from "./load-library.ts";
import { listings } from "../listings/index.ts";

/** A thread for long texts is started from `program` too. */
export type ServerOptions = AccountOptions;

/** What the stdio program offers. Nothing but the protocol is loaded before the first call asks for more. */
export const createFeatures = ({ environment, home, program }: ServerOptions): Features => {
  const runLocal = createRunner(program, async (task) => (await import("./on-demand.ts")).callLocal(task));
  let account: Promise<AccountCall> | null = null;
  const openAccount = async (): Promise<AccountCall> =>
    (await import("./on-demand.ts")).createAccountCall({ environment, home, program });
  return {
    tools: listings,
    resources,
    prompts,
    library: loadLibrary,
    call: async (tool, input, scope) => {
      if (tool.needs === "nothing") return runLocal({ tool: tool.name, input }, scope.signal);
      account ??= openAccount();
      return (await account)(tool.name, input, scope);
    },
  };
};
