import { ServiceError, type ErrorCode, type ErrorOptions } from "@rewrite-service/contract";

export interface FailureOptions extends ErrorOptions {
  /** Whether a retry may help, as long as nothing was delivered. */
  again: boolean;
  /** Whether another provider may do better; unless it says so, where asking again may help or the code says busy or late. */
  elsewhere?: boolean;
  /** The part of the call that the provider rejected, if another form may help. */
  objection?: Objection;
}

/** `cap`: its answer reached the output cap. `fields`: it refused the body; the places in the call's list of what it named. */
export type Objection = { kind: "cap" } | { kind: "fields"; named: readonly number[] };

/** A provider's failure. `cause` says what happened for the operator's log; it never contains the provider's own words. */
export class ProviderFailure extends ServiceError {
  readonly again: boolean;
  readonly elsewhere: boolean;
  readonly objection: Objection | null;

  constructor(code: ErrorCode, what: string, options: FailureOptions) {
    super(code, { ...options, cause: causeOf(what, options.cause) });
    this.again = options.again;
    this.elsewhere = options.elsewhere ?? (options.again || code !== "provider_error");
    this.objection = options.objection ?? null;
  }
}

// The message describes the failure, so the log needs no stack trace.
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

/** Maps a provider's status to our caller's error. Never called for a usable 200. */
export const failureOfStatus = (status: number, retryAfter: string | undefined, nowMs: number): ProviderFailure => {
  const what = `the provider answered ${status}`;
  const retryAfterS = retryAfterSeconds(retryAfter, nowMs);
  if (status === 429) return new ProviderFailure("provider_unavailable", what, { retryAfterS, again: false });
  if (status === 408 || status === 504) return new ProviderFailure("provider_timeout", what, { again: true });
  if (status === 502 || status === 503 || status === 529) {
    return new ProviderFailure("provider_unavailable", what, { retryAfterS, again: retryAfter === undefined });
  }
  // A key, a credit or a model that is gone is this provider's matter; a body that is refused would be refused elsewhere too.
  return new ProviderFailure("provider_error", what, { again: status >= 500, elsewhere: !BODY_REFUSED.has(status) });
};

/** A status that speaks of the body: 400 or 422, and 413 for its size. */
const BODY_REFUSED = new Set([400, 413, 422]);

/** Whether such a refusal may say which of its fields it means. */
export const namesFields = (status: number): boolean => status === 400 || status === 422;

/** A refused body; `named` are the places, in the call's list, of the patterns that the refusal matches. */
export const failureOfBody = (status: number, named: readonly number[]): ProviderFailure =>
  new ProviderFailure("provider_error", `the provider answered ${status}`, {
    again: false,
    elsewhere: false,
    objection: { kind: "fields", named },
  });

const TIMEOUTS = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);
const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Maps a broken connection to our caller's error. */
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

/** An answer that ended at the cap on its tokens. `message` tells the caller what to do about it. */
export const cutAtCap = (message?: string): ProviderFailure =>
  new ProviderFailure("provider_error", "the answer reached the output cap", {
    again: false,
    elsewhere: false,
    objection: { kind: "cap" },
    ...(message === undefined ? {} : { message }),
  });
