import { setTimeout as sleep } from "node:timers/promises";
import { ServiceError } from "@rewrite-service/contract";
import { ProviderFailure } from "./failure.ts";
import type { ModelCall, Part, Provider } from "./provider.ts";

/** One try of a call, once it is over. */
export interface EndedCall {
  call: ModelCall;
  ms: number;
  firstTextMs: number | null;
  /** As the provider counted them; zero where it did not. */
  inputTokens: number;
  outputTokens: number;
  /** How it ended. `left`: nobody read on. */
  end: "done" | "left" | "failed";
  failure: ServiceError | null;
  /** Whether it is tried again. */
  again: boolean;
}

export interface RetryOptions {
  waitMs: number;
  /** Called for each attempt. */
  ended: (call: EndedCall) => void;
}

/** Asks once more where nothing was delivered and the failure says that it may help. */
export const withRetry = (provider: Provider, { waitMs, ended }: RetryOptions): Provider => ({
  name: provider.name,
  callsModel: provider.callsModel,
  async *stream(call, signal) {
    for (let attempt = 0; ; attempt += 1) {
      const tried = watch(call);
      try {
        for await (const part of provider.stream(call, signal)) {
          tried.saw(part);
          yield part;
        }
        tried.whole();
        return;
      } catch (error) {
        tried.result.failure = failureOf(error, signal);
        if (tried.result.failure !== null) tried.result.end = "failed";
        if (!(error instanceof ProviderFailure) || signal.aborted) throw error;
        tried.result.again = error.again && tried.result.firstTextMs === null && attempt === 0;
        if (!tried.result.again) throw error;
      } finally {
        ended(tried.over());
      }
      await sleep(waitMs, undefined, { signal });
    }
  },
});

/** A caller who left is no failure; a time that ran out is one, whoever kept it. */
const failureOf = (error: unknown, signal: AbortSignal): ServiceError | null => {
  const cause: unknown = signal.aborted ? signal.reason : error;
  if (cause instanceof ProviderFailure) return cause;
  return cause instanceof ServiceError && cause.code === "provider_timeout" ? cause : null;
};

const watch = (call: ModelCall): { result: EndedCall; saw(part: Part): void; whole(): void; over(): EndedCall } => {
  const startedAt = performance.now();
  const result: EndedCall = {
    call,
    ms: 0,
    firstTextMs: null,
    inputTokens: 0,
    outputTokens: 0,
    end: "left",
    failure: null,
    again: false,
  };
  return {
    result,
    saw: (part) => {
      if (part.type === "text") result.firstTextMs ??= performance.now() - startedAt;
      else {
        result.inputTokens = part.inputTokens ?? result.inputTokens;
        result.outputTokens = part.outputTokens ?? result.outputTokens;
      }
    },
    whole: () => {
      // Whoever reads on decides what an empty answer means for the rewrite; of the model it is a failure.
      const isEmpty = result.firstTextMs === null && call.continues !== true;
      if (isEmpty) result.failure = new ProviderFailure("provider_error", "the answer is empty", { again: true });
      result.end = isEmpty ? "failed" : "done";
    },
    over: () => ({ ...result, ms: performance.now() - startedAt }),
  };
};
