import { ServiceError, splitNotes } from "@rewrite-service/contract";
import { openGate } from "../src/humanize/gate/gate.ts";
import { outputTokensMax } from "../src/humanize/price.ts";
import { buildPrompt } from "../src/humanize/prompt.ts";
import { spentOf } from "../src/humanize/spent.ts";
import type { Brief } from "../src/providers/brief.ts";
import type { Provider } from "../src/providers/provider.ts";

/** What became of one draft with one model. */
export interface ModelRow {
  id: string;
  model: string;
  /** `failed` is the provider's doing, `stopped` the gate's. */
  outcome: "finished" | "repaired" | "stopped" | "failed";
  /** What was repaired, or why it ended; null where it finished at once. */
  why: string | null;
  text: string;
  notes: string;
  repairs: number;
  /** Until the first text of the first call, whether or not the gate let it through; null where none came. */
  firstByteMs: number | null;
  tokens: { input: number; output: number };
}

/** Calls of a model for one draft: the first, and one repair of each of two kinds. */
export const CALLS_MAX = 3;

/** What the first call of a draft sends and may bring, in tokens; our own estimate. */
export const sizeOf = (brief: Brief): { input: number; output: number; cap: number } => {
  const messages = buildPrompt(brief, openGate(brief, { repairs: true }).masking, null);
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  const longest = Math.max(brief.text.length, brief.previousRewrite?.length ?? 0);
  return {
    input: Math.ceil(characters / 4),
    output: Math.ceil(brief.text.length / 4),
    cap: outputTokensMax(longest, brief.fromNotes),
  };
};

/** Sends one draft through the provider and the gate, as the service does. */
export const rewriteRow = async (id: string, model: string, brief: Brief, provider: Provider): Promise<ModelRow> => {
  const gate = openGate(brief, { repairs: true });
  const { cap } = sizeOf(brief);
  const signal = new AbortController().signal;
  const startedAt = performance.now();
  const repaired: string[] = [];
  let firstByteMs: number | null = null;
  let delivered = "";
  let failure: unknown = null;
  try {
    const pieces = gate.pass((continuation) => {
      if (continuation !== null) repaired.push(continuation.repair.kind);
      const messages = buildPrompt(brief, gate.masking, continuation);
      const continues = (continuation?.textSoFar ?? "") !== "";
      const parts = provider.stream({ messages, outputTokensMax: cap, brief, continues }, signal);
      const timed = async function* () {
        for await (const part of parts) {
          if (part.type === "text") firstByteMs ??= Math.round(performance.now() - startedAt);
          yield part;
        }
      };
      return { promptCharacters: messages.reduce((sum, { content }) => sum + content.length, 0), parts: timed() };
    });
    for await (const piece of pieces) delivered += piece;
    delivered += gate.notes();
  } catch (error) {
    failure = error;
  }
  // A call that brought nothing, counts neither, was most likely never worked on.
  const worked = gate.calls().filter((call) => call.characters > 0 || call.inputTokens !== undefined);
  const { inputTokens, outputTokens } = spentOf(worked, provider);
  const { text, notes } = splitNotes(delivered);
  return {
    id,
    model,
    ...ending(failure, repaired),
    text,
    notes: notes ?? "",
    repairs: repaired.length,
    firstByteMs,
    tokens: { input: inputTokens, output: outputTokens },
  };
};

const ending = (failure: unknown, repaired: readonly string[]): Pick<ModelRow, "outcome" | "why"> => {
  if (failure === null) {
    return repaired.length === 0
      ? { outcome: "finished", why: null }
      : { outcome: "repaired", why: repaired.join(", ") };
  }
  if (!(failure instanceof ServiceError)) throw failure;
  const { cause } = failure;
  const why = cause instanceof Error ? cause.message : failure.message;
  return failure.code === "rewrite_stopped"
    ? { outcome: "stopped", why: `${why}. ${failure.message}` }
    : { outcome: isTheGates(why) ? "stopped" : "failed", why };
};

// The gate's own reasons to give up, besides an invention and a loss.
const isTheGates = (why: string): boolean => /^(?:no repair left|the answer is)/.test(why);
