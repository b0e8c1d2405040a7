import type { Ask, Continuation } from "../humanize/gate/gate.ts";
import type { Part } from "../providers/provider.ts";

/** Calls of a model that play an answer without a prompt, for tests and measurements of the gate. */
export const played =
  (answer: (continuation: Continuation | null) => AsyncIterable<Part>): Ask =>
  (continuation) => ({ promptCharacters: 0, parts: answer(continuation) });
