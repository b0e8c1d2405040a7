import { anthropic } from "./anthropic.ts";
import type { Transport } from "../event-call.ts";
import { google } from "./google.ts";
import { openAiCompatible } from "./openai-compatible.ts";
import type { Provider } from "../provider.ts";
import { withoutThoughts } from "../thoughts.ts";

export type DialectName = "openai" | "anthropic" | "google" | "openai-compatible";

/** Where each provider is, as its own client writes it. */
export const ADDRESSES: Readonly<Record<DialectName, string>> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com",
  google: "https://generativelanguage.googleapis.com",
  "openai-compatible": "http://localhost:11434/v1",
};

export interface DialectOptions {
  apiKey: string | null;
  /** The provider's own address when it is null. */
  baseUrl: URL | null;
  models: { standard: string; fast: string };
  transport: Transport;
}

/** A provider by the language that it speaks, without its thoughts. */
export const speak = (name: DialectName, options: DialectOptions): Provider => withoutThoughts(spoken(name, options));

const spoken = (name: DialectName, { baseUrl, ...rest }: DialectOptions): Provider => {
  const options = { ...rest, baseUrl: baseUrl ?? new URL(ADDRESSES[name]) };
  if (name === "anthropic") return anthropic(options);
  if (name === "google") return google(options);
  return openAiCompatible({
    ...options,
    name,
    capField: name === "openai" ? "max_completion_tokens" : "max_tokens",
  });
};
