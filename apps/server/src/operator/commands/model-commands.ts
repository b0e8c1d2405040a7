import { LOCAL_PORTS } from "../../providers/local-models.ts";
import { findModels } from "../find-models.ts";
import { UsageError, type StandaloneCommand } from "./command.ts";

/** Looks for language models on this machine, also where the configuration still lacks the one it names. */
const find: StandaloneCommand = {
  name: "model find",
  takes: "[--port PORT…]",
  meaning:
    "looks for model servers on this machine, on the usual ports and on the ports you name, and prints how to use the models",
  options: ["port=…"],
  run: async (_config, { options }) => {
    const named = ([] as string[]).concat((options["port"] as readonly string[] | undefined) ?? []);
    if (!named.every((port) => /^\d{1,5}$/.test(port))) throw new UsageError("--port takes a number.");
    return findModels([...new Set([...named.map(Number), ...LOCAL_PORTS])]);
  },
};

export const modelCommands: readonly StandaloneCommand[] = [find];
