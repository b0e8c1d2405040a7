import type { Brief } from "./brief.ts";

/** One message of the prompt. The draft travels inside the user's message, between delimiters. */
export interface Message {
  role: "system" | "user" | "assistant";
  content: string;
}

/** One call of a model. `brief` is for the built-in engine, which reads no prompt. */
export interface ModelCall {
  messages: readonly Message[];
  /** Hard cap that is sent on every call. */
  outputTokensMax: number;
  brief: Brief;
  /** Of the request that it is made for, for the log. */
  requestId?: string | undefined;
  /** Whether it goes on with text that is already with the caller; then only the model that wrote it may. */
  continues?: boolean;
  /** Whether the cap holds for thoughts too; else they get room beside it where the model may think. */
  capHoldsThoughts?: boolean;
}

/** The parts of a provider's stream. Token counts are the provider's own; an explicit zero is zero. */
export type Part = { type: "text"; text: string } | { type: "usage"; inputTokens?: number; outputTokens?: number };

/**
 * A model behind one interface. The stream ends normally only after the provider's own end marker; anything else throws
 * a `ServiceError` (`provider_error`, `provider_unavailable`, `provider_timeout`). Leaving the loop or aborting the
 * signal cancels the provider's call at once.
 */
export interface Provider {
  readonly name: string;
  /** False for the one that calls no model: it would give the same answer again, and its work is no request. */
  readonly callsModel: boolean;
  stream(call: ModelCall, signal: AbortSignal): AsyncIterable<Part>;
}
