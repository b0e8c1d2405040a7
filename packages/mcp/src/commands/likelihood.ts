import { estimateInWords } from "../calls/estimated.ts";
import { library } from "../library/analysis.ts";
import { readInput } from "./input.ts";
import { flag, type Command } from "./command.ts";
import { EXIT, json } from "./terminal.ts";

export const likelihood: Command = {
  name: "likelihood",
  takes: "[FILE]",
  meaning: "estimate whether a text is machine-written (on this computer, free)",
  options: {},
  examples: ["likelihood draft.md", "likelihood --json < post.txt"],
  run: async (files, given, terminal) => {
    const estimate = library.likelihood(await readInput(files[0], terminal));
    const { summary, caution } = estimateInWords(estimate);
    if (flag(given, "json")) terminal.out(json(estimate));
    else terminal.out(caution === null ? `${summary}\n` : `${summary}\n${caution}\n`);
    return EXIT.done;
  },
};
