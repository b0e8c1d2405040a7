/** Every failure a caller can meet: status, public sentence, and whether the same request may succeed later. */
export const ERRORS = {
  invalid_json: [400, "The body is not valid JSON.", false],
  invalid_request: [400, "Some fields are invalid.", false],
  invalid_key: [401, "This API key isn't valid. Create one in your account, or sign in again.", false],
  sign_in_required: [401, "Sign in, or send an API key as a Bearer token.", false],
  quota_exhausted: [402, "Your allowance and credits are used up.", false],
  plan_required: [403, "Your plan doesn't include this.", false],
  session_required: [403, "This needs a signed-in browser; an API key isn't enough.", false],
  origin_forbidden: [403, "Requests from this origin aren't allowed.", false],
  not_found: [404, "Not found. Check the address or the ID.", false],
  method_not_allowed: [405, "This address doesn't support that method.", false],
  idempotency_conflict: [409, "A rewrite with this Idempotency-Key is running or has finished.", false],
  key_limit_reached: [409, "Five keys is the limit. Revoke one to add another.", false],
  text_too_long: [413, "The text is too long.", false],
  body_too_large: [413, "The body is too large.", false],
  unsupported_media_type: [415, "Send the body as application/json.", false],
  idempotency_mismatch: [422, "This Idempotency-Key was used with another body.", false],
  rate_limited: [429, "Too many requests. Try again shortly.", true],
  anonymous_allowance_used: [
    429,
    "You've used today's rewrites. Sign in for more, or come back after 00:00 UTC.",
    true,
  ],
  internal: [500, "Something went wrong on the server. Try again.", true],
  provider_error: [502, "The model didn't give a usable answer. This didn't use a rewrite.", true],
  rewrite_stopped: [502, "The model wrote something that isn't in your draft. This didn't use a rewrite.", false],
  provider_unavailable: [503, "The model isn't available right now. Try again shortly.", true],
  draining: [503, "This server is restarting. Try again shortly.", true],
  provider_timeout: [504, "The model didn't answer in time. This didn't use a rewrite.", true],
} as const satisfies Record<string, readonly [number, string, boolean]>;

/** What `session_required` says to a key that may not rewrite, in place of the table's sentence. */
export const NOT_FOR_REWRITING = "This key's scope doesn't allow rewriting.";

export type ErrorCode = keyof typeof ERRORS;

/** One violated field: a dotted path into the body and what is wrong with it. */
export interface ErrorDetail {
  path: string;
  message: string;
}

export interface ErrorOptions {
  /** Replaces the table's sentence. It reaches the caller, so it never holds a draft, a key or a provider's words. */
  message?: string;
  details?: ErrorDetail[];
  retryAfterS?: number;
  /** Which answer reported it; the service's log has it under this id. */
  requestId?: string;
  /** For the log only. */
  cause?: unknown;
}

/** A failure with a row in the table. The log gets `cause`; the caller gets only the code's public sentence. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly retryAfterS: number | undefined;
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(options.message ?? ERRORS[code][1], { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.retryAfterS = options.retryAfterS;
    this.requestId = options.requestId;
  }

  get status(): number {
    return ERRORS[this.code][0];
  }

  get retryable(): boolean {
    return ERRORS[this.code][2];
  }
}

/** JSON body of a failure before the stream. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; details?: ErrorDetail[] };
  requestId: string;
}

export const errorBody = (error: ServiceError, requestId: string): ErrorBody => ({
  error: {
    code: error.code,
    message: error.message,
    ...(error.details === undefined ? {} : { details: error.details }),
  },
  requestId,
});
