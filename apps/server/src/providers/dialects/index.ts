import { compatibleEffort } from "../effort.ts";
import type { Provider } from "../provider.ts";
import { anthropic } from "./anthropic.ts";
import type { Dialect, DialectOptions } from "./dialect.ts";
import { google } from "./google.ts";
import { openAiCompatible } from "./openai-compatible.ts";
import { openai } from "./openai.ts";

/** Every dialect; each has a file of its name in this folder. */
export const DIALECTS = [
  { name: "openai", address: "https://api.openai.com/v1", open: openai },
  { name: "anthropic", address: "https://api.anthropic.com", open: anthropic },
  { name: "google", address: "https://generativelanguage.googleapis.com", open: google },
  {
    name: "openai-compatible",
    address: "http://localhost:11434/v1",
    open: (options) =>
      openAiCompatible({
        ...options,
        name: "openai-compatible",
        capFields: ["max_tokens", "max_completion_tokens"],
        effortOf: (_, effort) => compatibleEffort(options.baseUrl.hostname, effort),
      }),
  },
] as const satisfies readonly Dialect[];

export type DialectName = (typeof DIALECTS)[number]["name"];

export const dialectNamed = (name: DialectName): Dialect => {
  const dialect = DIALECTS.find((candidate) => candidate.name === name);
  if (dialect === undefined) throw new Error(`There is no dialect ${name}.`);
  return dialect;
};

/** A provider by the language that it speaks, without its thoughts; at the dialect's own address where `baseUrl` is null. */
export const speak = (
  name: DialectName,
  { baseUrl, ...rest }: Omit<DialectOptions, "baseUrl"> & { baseUrl: URL | null },
): Provider => {
  const { address, open } = dialectNamed(name);
  return open({ ...rest, baseUrl: baseUrl ?? new URL(address) });
};
