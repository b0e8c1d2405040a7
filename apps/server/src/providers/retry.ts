import { setTimeout as sleep } from "node:timers/promises";
import { ProviderFailure } from "./failure.ts";
import type { Provider } from "./provider.ts";

export interface RetryOptions {
  waitMs: number;
  /** Told of each failure, whether or not it is tried again. */
  failed: (failure: ProviderFailure, again: boolean) => void;
}

/** Asks once more where nothing was delivered and the failure says that it may help. */
export const withRetry = (provider: Provider, { waitMs, failed }: RetryOptions): Provider => ({
  name: provider.name,
  callsModel: provider.callsModel,
  async *stream(call, signal) {
    for (let attempt = 0; ; attempt += 1) {
      let delivered = false;
      try {
        for await (const part of provider.stream(call, signal)) {
          delivered ||= part.type === "text";
          yield part;
        }
        return;
      } catch (error) {
        if (!(error instanceof ProviderFailure) || signal.aborted) throw error;
        const again = error.again && !delivered && attempt === 0;
        failed(error, again);
        if (!again) throw error;
      }
      await sleep(waitMs, undefined, { signal });
    }
  },
});
