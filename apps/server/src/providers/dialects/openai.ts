import type { Provider } from "../provider.ts";
import type { DialectOptions } from "./dialect.ts";
import { openAiCompatible } from "./openai-compatible.ts";

/** OpenAI itself, which renamed the cap on an answer. */
export const openai = (options: DialectOptions): Provider =>
  openAiCompatible({ ...options, name: "openai", capField: "max_completion_tokens" });
