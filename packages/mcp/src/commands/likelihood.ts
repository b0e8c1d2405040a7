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
    const { declined, tooShort, sentence, score, low, high, caution } = estimate;
    if (flag(given, "json")) terminal.out(json(estimate));
    else if (declined !== null) terminal.out(`No estimate: ${declined}\n`);
    else
      terminal.out(
        tooShort ? `${sentence}\n` : `${sentence} Score ${score} of 100 (range ${low} to ${high}).\n${caution}\n`,
      );
    return EXIT.done;
  },
};
