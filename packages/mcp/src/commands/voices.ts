import { serviceFor } from "./account.ts";
import { flag, type Command } from "./command.ts";
import { settingsOf } from "../settings/settings.ts";
import { EXIT, json } from "./terminal.ts";

export const voices: Command = {
  name: "voices",
  takes: "",
  meaning: "list your voices, with their ids for --voice",
  options: {},
  examples: ["voices"],
  run: async (_files, given, terminal) => {
    const items = await (await serviceFor(terminal)).voices();
    if (flag(given, "json")) terminal.out(json({ items }));
    else {
      for (const { id, name, isDefault } of items) terminal.out(`${id}  ${name}${isDefault ? " (default)" : ""}\n`);
      if (items.length === 0) {
        const { baseUrl } = await settingsOf(terminal);
        terminal.err(`No voices yet. Create one at ${baseUrl}/account from texts you wrote.\n`);
      }
    }
    return EXIT.done;
  },
};
