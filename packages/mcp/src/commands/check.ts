import { library } from "../library/analysis.ts";
import { excerptOf, plural, wholeWords } from "../calls/limits.ts";
import type { TellRow } from "../library/library.ts";
import { REGISTER_IDS } from "../listings/register-ids.ts";
import { flag, valueOf, type Command } from "./command.ts";
import { oneOf, readInput } from "./input.ts";
import { EXIT, json } from "./terminal.ts";

/** `12:5`, as editors count: lines and columns from one. */
const placeOf = (text: string, at: number): string => {
  const before = text.slice(0, at).split("\n");
  return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
};

const lineOf = (text: string, finding: TellRow): string => {
  const { name, replacement, suggestion, start } = finding;
  const fix = replacement === null ? suggestion : replacement === "" ? "Cut it." : `Try "${replacement}".`;
  return `${placeOf(text, start)}  "${excerptOf(wholeWords(text, finding))}"  ${name}. ${fix}\n`;
};

export const check: Command = {
  name: "check",
  takes: "[FILE]",
  meaning: "list phrases that sound machine-written (on this computer, free)",
  options: {
    register: { type: "string", value: "R", meaning: REGISTER_IDS.join(", ") },
    strict: { type: "boolean", meaning: "exit 5 if something is found" },
  },
  examples: ["check draft.md", "check --register linkedin < post.txt", "check --json draft.md"],
  run: async (files, given, terminal) => {
    const register = oneOf(valueOf(given, "register"), "register", REGISTER_IDS);
    const text = await readInput(files[0], terminal);
    const report = library.checkTells(text, register === undefined ? {} : { register });
    const { score, words, declined, findings } = report;
    if (flag(given, "json")) terminal.out(json(report));
    else if (score === null) terminal.out(`Not checked: ${declined}\n`);
    else {
      for (const finding of findings) terminal.out(lineOf(text, finding));
      const found = findings.length === 0 ? "Nothing found" : plural(findings.length, "finding");
      terminal.out(`${found}; score ${score} of 100, ${plural(words, "word")}.\n`);
    }
    return flag(given, "strict") && findings.length > 0 ? EXIT.factsLost : EXIT.done;
  },
};
