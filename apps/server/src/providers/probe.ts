import { Agent } from "undici";
import type { ModelSource } from "../config/model-settings.ts";
import { plainBrief } from "./brief.ts";
import { speak } from "./dialects/index.ts";
import { ProviderFailure } from "./failure.ts";

const TOKENS = 10;
const QUESTION = "Say yes.";

/** Asks a model for ten tokens. @returns why it gave none, in words of ours; null where it answered. */
export const probe = async (source: ModelSource, model: string, timeoutMs: number): Promise<string | null> => {
  const agent = new Agent();
  const times = { firstByteTimeoutMs: timeoutMs, idleTimeoutMs: timeoutMs, thinkingTimeoutMs: timeoutMs };
  const transport = { ...times, callTimeoutMs: timeoutMs, beat: null, dispatcher: agent, now: () => Date.now() };
  const provider = speak(source.provider, { ...source, models: { standard: model, fast: model }, transport });
  const messages = [{ role: "user" as const, content: QUESTION }];
  const call = { messages, outputTokensMax: TOKENS, capHoldsThoughts: true, brief: plainBrief(QUESTION) };
  try {
    for await (const part of provider.stream(call, new AbortController().signal)) if (part.type === "text") return null;
    return null;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    // A model that thinks uses its ten tokens up before it says a word: it is there.
    if (error.objection?.kind === "cap") return null;
    return error.cause instanceof Error ? error.cause.message : error.message;
  } finally {
    await agent.destroy();
  }
};
