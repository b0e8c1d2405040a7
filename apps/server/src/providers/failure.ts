import { ServiceError, type ErrorCode, type ErrorOptions } from "@rewrite-service/contract";

export interface FailureOptions extends ErrorOptions {
  /** Whether asking once more may help, while nothing was delivered. */
  again: boolean;
}

/** A provider's failure. `cause` says what happened for the operator's log; it never holds the provider's own words. */
export class ProviderFailure extends ServiceError {
  readonly again: boolean;

  constructor(code: ErrorCode, what: string, options: FailureOptions) {
    super(code, { ...options, cause: causeOf(what, options.cause) });
    this.again = options.again;
  }
}

// What happened is said in words, so the log needs no stack of ours.
const causeOf = (what: string, cause: unknown): Error => {
  const error = new Error(what, { cause });
  delete error.stack;
  if (cause instanceof Error) delete cause.stack;
  return error;
};

const RETRY_AFTER_DEFAULT_S = 5;
const RETRY_AFTER_MAX_S = 3_600;

/** Seconds from a `Retry-After` header, which is a count or a date. */
export const retryAfterSeconds = (header: string | undefined, nowMs: number): number => {
  if (header === undefined || header.trim() === "") return RETRY_AFTER_DEFAULT_S;
  const seconds = /^\s*\d{1,9}\s*$/.test(header) ? Number(header) : (Date.parse(header) - nowMs) / 1_000;
  if (!Number.isFinite(seconds)) return RETRY_AFTER_DEFAULT_S;
  return Math.min(Math.max(Math.ceil(seconds), 0), RETRY_AFTER_MAX_S);
};

/** What a provider's status means for our caller. Only statuses other than a usable 200 come here. */
export const failureOfStatus = (status: number, retryAfter: string | undefined, nowMs: number): ProviderFailure => {
  const what = `the provider answered ${status}`;
  const retryAfterS = retryAfterSeconds(retryAfter, nowMs);
  if (status === 429) return new ProviderFailure("provider_unavailable", what, { retryAfterS, again: false });
  if (status === 408 || status === 504) return new ProviderFailure("provider_timeout", what, { again: true });
  if (status === 502 || status === 503 || status === 529) {
    return new ProviderFailure("provider_unavailable", what, { retryAfterS, again: retryAfter === undefined });
  }
  return new ProviderFailure("provider_error", what, { again: status >= 500 });
};

const TIMEOUTS = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);
const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** What a broken connection means. */
export const failureOfConnection = (error: unknown): ProviderFailure => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  const what = `the connection to the provider failed (${code})`;
  if (TIMEOUTS.has(code)) return new ProviderFailure("provider_timeout", what, { again: false, cause: error });
  if (UNREACHABLE.has(code)) {
    const retryAfterS = RETRY_AFTER_DEFAULT_S;
    return new ProviderFailure("provider_unavailable", what, { retryAfterS, again: true, cause: error });
  }
  return new ProviderFailure("provider_error", what, { again: true, cause: error });
};

/** A 200 whose contents are not an answer. */
export const unusable = (what: string, again = true): ProviderFailure =>
  new ProviderFailure("provider_error", what, { again });
