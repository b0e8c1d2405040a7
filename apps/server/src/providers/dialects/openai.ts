import type { Provider } from "../provider.ts";
import type { DialectOptions } from "./dialect.ts";
import { openAiWithoutThoughts } from "../least-thinking.ts";
import { openAiCompatible } from "./openai-compatible.ts";

/** OpenAI itself, which renamed the cap on an answer and whose models think unless told not to. */
export const openai = (options: DialectOptions): Provider =>
  openAiCompatible({
    ...options,
    name: "openai",
    capField: "max_completion_tokens",
    extraFields: openAiWithoutThoughts,
  });
