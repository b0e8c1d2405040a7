import { allowanceOf, leftSentence } from "../calls/allowance.ts";
import { plural } from "../calls/limits.ts";
import { serviceFor } from "./account.ts";
import { flag, type Command } from "./command.ts";
import { EXIT, json } from "./terminal.ts";

export const usage: Command = {
  name: "usage",
  takes: "",
  meaning: "show your allowance, the usage of each key, and the last rewrites",
  options: {},
  examples: ["usage", "usage --json"],
  run: async (_files, given, terminal) => {
    const report = await (await serviceFor(terminal)).usage();
    if (flag(given, "json")) {
      terminal.out(json(report));
      return EXIT.done;
    }
    terminal.out(`${leftSentence(allowanceOf(report))}\n`);
    for (const { name, units } of report.byKey) terminal.out(`${name}: ${plural(units, "rewrite")}\n`);
    for (const { at, register, mode, units, client } of report.recent) {
      const when = at.slice(0, 16).replace("T", " ");
      terminal.out(`${when}  ${register.padEnd(11)}${mode.padEnd(9)}${String(units).padStart(2)}  ${client ?? ""}\n`);
    }
    return EXIT.done;
  },
};
