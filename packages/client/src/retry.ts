import { ServiceError } from "@rewrite-service/contract";
import { pause } from "./pause.ts";

export interface RetryRules {
  /** Tries in all, the first included. */
  attempts: number;
  /** First wait; it doubles with every try. */
  waitMs: number;
  /** A wait that the service asks for beyond this is left to the caller. */
  waitMaxMs: number;
}

export const RETRY_RULES: RetryRules = { attempts: 3, waitMs: 250, waitMaxMs: 5_000 };

/** Whether waiting a moment may help: not when the day is used up, and not when the caller has waited long already. */
const worthAnotherTry = (error: unknown): error is ServiceError =>
  error instanceof ServiceError &&
  error.retryable &&
  error.code !== "anonymous_allowance_used" &&
  error.code !== "provider_timeout";

/** Runs it again after failures that pass by themselves, at the pace that the service names. */
export const withRetry = async <T>(run: () => Promise<T>, rules: RetryRules, signal?: AbortSignal): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= rules.attempts || signal?.aborted === true || !worthAnotherTry(error)) throw error;
      const waitMs = error.retryAfterS === undefined ? rules.waitMs * 2 ** (attempt - 1) : error.retryAfterS * 1_000;
      if (waitMs > rules.waitMaxMs) throw error;
      await pause(waitMs, signal);
    }
  }
};
