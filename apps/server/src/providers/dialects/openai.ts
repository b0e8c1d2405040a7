import { openAiEffort } from "../effort.ts";
import type { Provider } from "../provider.ts";
import type { DialectOptions } from "./dialect.ts";
import { openAiCompatible } from "./openai-compatible.ts";

/** OpenAI itself, which renamed the cap on an answer and whose models think unless told not to. */
export const openai = (options: DialectOptions): Provider =>
  openAiCompatible({
    ...options,
    name: "openai",
    capFields: ["max_completion_tokens", "max_tokens"],
    effortOf: openAiEffort,
  });
