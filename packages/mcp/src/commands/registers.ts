import { library } from "../library/analysis.ts";
import { flag, type Command } from "./command.ts";
import { EXIT } from "./terminal.ts";

export const registers: Command = {
  name: "registers",
  takes: "",
  meaning: "list the kinds of message for --register (on this computer)",
  options: {},
  examples: ["registers"],
  run: async (_files, given, terminal) => {
    const list = library.registersJson();
    const { items } = JSON.parse(list) as { items: { id: string; summary: string }[] };
    if (flag(given, "json")) terminal.out(`${list}\n`);
    else for (const { id, summary } of items) terminal.out(`${id.padEnd(12)}${summary}\n`);
    return EXIT.done;
  },
};
