import { UsageError, type Arguments, type Command } from "./command.ts";

/** Reads the words after a command by the options it declares. @throws UsageError at a word that it does not know. */
export const parseArguments = (command: Pick<Command, "name" | "options">, words: readonly string[]): Arguments => {
  const options: Record<string, string | string[] | true> = {};
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (!word.startsWith("--")) {
      rest.push(word);
      continue;
    }
    const [name = "", inline] = word.slice(2).split(/=(.*)/s);
    const declared = command.options.find((option) => option.replace(/=…?$/, "") === name);
    if (declared === undefined) throw new UsageError(`--${name} is not an option of "${command.name}".`);
    if (!declared.includes("=")) {
      options[name] = true;
      continue;
    }
    const value = inline ?? words[(at += 1)];
    if (value === undefined || (inline === undefined && value.startsWith("--"))) {
      throw new UsageError(`--${name} needs a value.`);
    }
    options[name] = declared.endsWith("…") ? [...((options[name] as string[] | undefined) ?? []), value] : value;
  }
  return { options, rest };
};
