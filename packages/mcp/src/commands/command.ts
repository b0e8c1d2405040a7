import type { Terminal } from "./terminal.ts";

/** An option of a command line. */
export interface Option {
  type: "boolean" | "string";
  /** May be given more than once. */
  multiple?: true;
  /** The placeholder of the value in the help, such as `FILE`. */
  value?: string;
  meaning: string;
}

/** The given values, by the option's name. */
export type Given = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** One thing that the program does in a shell. */
export interface Command {
  name: string;
  /** The usage after the name, such as `[FILE]`. */
  takes: string;
  meaning: string;
  options: Readonly<Record<string, Option>>;
  /** Lines that work when they are pasted, without the program's name. */
  examples: readonly string[];
  /** The result is the exit code. */
  run(files: readonly string[], given: Given, terminal: Terminal): Promise<number>;
}

export const FROM_NOTES: Option = { type: "boolean", meaning: "the first text is bullet notes" };

export const flag = (given: Given, name: string): boolean => given[name] === true;

export const fromNotes = (given: Given): boolean => flag(given, "from-notes") || flag(given, "notes");

export const valueOf = (given: Given, name: string): string | undefined => {
  const value = given[name];
  return typeof value === "string" ? value : undefined;
};

export const valuesOf = (given: Given, name: string): string[] => {
  const values = given[name];
  return Array.isArray(values) ? values.filter((value) => typeof value === "string") : [];
};
