import { setTimeout as sleep } from "node:timers/promises";
import type { ModelCall, Part, Provider } from "../providers/provider.ts";

/** One step of a played answer: a piece of text, token counts, a pause, or a failure. */
export type ScriptStep =
  | string
  | { inputTokens?: number; outputTokens?: number }
  | { waitMs: number }
  | { fail: Error };

/** A provider that plays a script, for tests. `calls` records what it was asked. */
export const scripted = (
  script: (call: ModelCall, index: number) => readonly ScriptStep[],
): Provider & { calls: ModelCall[]; aborted: number } => {
  const provider = {
    name: "scripted",
    callsModel: true,
    calls: [] as ModelCall[],
    aborted: 0,
    async *stream(call: ModelCall, signal: AbortSignal): AsyncGenerator<Part, void, undefined> {
      const index = provider.calls.push(call) - 1;
      try {
        for (const step of script(call, index)) {
          signal.throwIfAborted();
          if (typeof step === "string") yield { type: "text", text: step };
          else if ("waitMs" in step) await sleep(step.waitMs, undefined, { signal });
          else if ("fail" in step) throw step.fail;
          else yield { type: "usage", ...step };
        }
      } finally {
        if (signal.aborted) provider.aborted += 1;
      }
    },
  };
  return provider;
};
