/** Body of a rewrite. */
export interface HumanizeRequest {
  /** The draft, or the notes when `fromNotes` is true; 20,000 characters by default. */
  text: string;
  register: "slack" | "email" | "skip_level" | "linkedin";
  /** `rewrite` (default), `expand` (notes to text), `vary` (another wording) or `closer` (nearer to your voice). */
  mode?: "rewrite" | "expand" | "vary" | "closer" | undefined;
  /** A template of yours; needs a plan with templates. */
  templateId?: string | null | undefined;
  /** The id of a voice of yours, or `neutral` for none; else the default one. */
  voiceProfileId?: string | null | undefined;
  /** Whether `text` is bullet notes. Implied by `expand`; say it again in `vary` and `closer` of an expansion. */
  fromNotes?: boolean | undefined;
  /** Required with `vary` and `closer`: the last rewrite. */
  previousRewrite?: string | undefined;
  /** Kept letter for letter: at most 20, together at most 4,000 characters. */
  protectedSpans?: string[] | undefined;
  modelTier?: "standard" | "fast" | "auto" | undefined;
  /** A wish to a model; the built-in engine leaves the length. */
  length?: "shorter" | "same" | "longer" | undefined;
}

/** The usage of a rewrite, and its source of payment. */
export interface UsageEvent {
  type: "usage";
  plan: string;
  /** The tier used, `standard` or `fast`. */
  modelTier: string;
  inputTokens: number;
  outputTokens: number;
  /** Calls to a model: 0 for the built-in engine, 1 normally, more when an answer had to be repaired or judged. */
  requests: number;
  fundingSource: "allowance" | "credits" | "anonymous" | "connected";
  creditsUsed: number;
  creditBalance: number;
}

/** The text is the `delta.text`s one after the other; `NOTES:` after a blank line begins commentary at its end. */
export type StreamedEvent = { type: "delta"; text: string } | UsageEvent | { type: "done" };

export interface HumanizeAnswer {
  /** The rewrite, without the commentary. */
  text: string;
  notes: string[];
  usage: UsageEvent;
}

export interface VerifyRequest {
  before: string;
  after: string;
  fromNotes?: boolean | undefined;
}

export interface VerifyReport {
  /** False if the model's answer was unusable; nothing was charged then. */
  verified: boolean;
  findings: {
    type:
      | "figure"
      | "subject"
      | "role"
      | "direction"
      | "negation"
      | "obligation"
      | "condition"
      | "quantity"
      | "time"
      | "cause"
      | "certainty"
      | "commitment"
      | "dropped"
      | "added";
    before: string;
    after: string;
    why: string;
  }[];
  withdrawn: { side: "before" | "after"; start: number; end: number }[];
  usage: UsageEvent;
}

/** Times are ISO 8601 in UTC. */
export interface UsageReport {
  email: string;
  plan: string;
  allowance: { used: number; limit: number; periodStart: string; periodEnd: string };
  credits: { balance: number };
  tiers: string[];
  limits: { textCharacters: number; streams: number; perMinute: number };
  recent: {
    at: string;
    register: string;
    mode: string;
    modelTier: string;
    units: number;
    fundingSource: "allowance" | "credits" | "anonymous" | "connected";
    inputTokens: number;
    outputTokens: number;
    keyId: string | null;
    client: string | null;
  }[];
  byKey: { keyId: string | null; name: string; units: number }[];
}

export interface RegisterEntry {
  id: string;
  name: string;
  summary: string;
}

export interface VoiceEntry {
  id: string;
  name: string;
  isDefault: boolean;
}

export type ErrorCode =
  | "invalid_json"
  | "invalid_request"
  | "invalid_key"
  | "sign_in_required"
  | "quota_exhausted"
  | "plan_required"
  | "session_required"
  | "origin_forbidden"
  | "not_found"
  | "method_not_allowed"
  | "idempotency_conflict"
  | "key_limit_reached"
  | "text_too_long"
  | "body_too_large"
  | "unsupported_media_type"
  | "idempotency_mismatch"
  | "rate_limited"
  | "anonymous_allowance_used"
  | "internal"
  | "provider_error"
  | "rewrite_stopped"
  | "provider_unavailable"
  | "draining"
  | "provider_timeout";

/** Every failure, before the stream and in it. The message is for people and contains no draft. */
export declare class ServiceError extends Error {
  override readonly name: "ServiceError";
  readonly code: ErrorCode;
  readonly details: { path: string; message: string }[] | undefined;
  readonly retryAfterS: number | undefined;
  /** The service's log has the failure under this id. */
  readonly requestId: string | undefined;
  constructor(
    code: ErrorCode,
    options?: {
      message?: string;
      details?: { path: string; message: string }[];
      retryAfterS?: number;
      requestId?: string;
      cause?: unknown;
    },
  );
  get status(): number;
  /** Whether the same request may succeed later. */
  get retryable(): boolean;
}

export interface HumanizeOptions {
  /** Aborting ends the model's call. After the first words it costs what was delivered. */
  signal?: AbortSignal;
  /** A name for one act of yours; a random one is made for each call, and kept over its own retries. */
  idempotencyKey?: string;
  onRequestId?: (requestId: string) => void;
}

export interface ClientOptions {
  /** Where the service is, such as `https://rewrite.example.com`. */
  baseUrl: string;
  /** API key from your account page. */
  key?: string | null;
  fetch?: typeof globalThis.fetch;
  userAgent?: string;
  /** Time to the head of an answer, in milliseconds. */
  timeoutMs?: number;
  /** Failures that pass by themselves are tried again: three times, first after 250 ms, unless you say otherwise. */
  retry?: { attempts: number; waitMs: number; waitMaxMs: number };
}

/** The service over HTTP. Every failure is a `ServiceError`. */
export interface Client {
  /** The whole rewrite. */
  rewrite(request: HumanizeRequest, options?: HumanizeOptions): Promise<HumanizeAnswer>;
  /** The rewrite as it is written. Leaving the loop ends it. */
  stream(request: HumanizeRequest, options?: HumanizeOptions): AsyncIterable<StreamedEvent>;
  /** Asks a model whether the second text means what the first does. */
  verify(request: VerifyRequest, options?: Omit<HumanizeOptions, "onRequestId">): Promise<VerifyReport>;
  usage(): Promise<UsageReport>;
  /** The published policy of the tell checker, as JSON. */
  policy(): Promise<string>;
  registers(): Promise<RegisterEntry[]>;
  voices(): Promise<VoiceEntry[]>;
}

export declare const createClient: (options: ClientOptions) => Client;

/** Parts the text of a stream from the commentary at its end. */
export declare const splitNotes: (text: string) => { text: string; notes: string | null };

/** A sign-in under way (RFC 8628). Times are in seconds. */
export interface DeviceLogin {
  deviceCode: string;
  userCode: string;
  verificationUri: string;
  verificationUriComplete: string;
  expiresInS: number;
  intervalS: number;
}

export interface DeviceLoginOptions {
  baseUrl: string;
  /** Name of the computer, as the account page shows it. */
  machine: string;
  fetch?: typeof globalThis.fetch;
  signal?: AbortSignal;
}

/** Asks for a code that a person approves in the browser. */
export declare const startDeviceLogin: (options: DeviceLoginOptions) => Promise<DeviceLogin>;

/** Waits for the approval; the key is shown once. */
export declare const pollDeviceLogin: (
  login: DeviceLogin,
  options: DeviceLoginOptions,
) => Promise<{ key: string; keyId: string | null }>;
