// The types that callers rely on, checked by the compiler in `npm run check`.
import { expectTypeOf } from "vitest";
import {
  errorBody,
  encodeEvent,
  parseHumanizeRequest,
  splitNotes,
  type ErrorBody,
  type ErrorCode,
  type ErrorDetail,
  type ErrorOptions,
  type EventDecoder,
  type FundingSource,
  type HumanizeEvent,
  type HumanizeOptions,
  type HumanizeRequest,
  type ParsedRequest,
  type RegisterEntry,
  type Service,
  type ServiceError,
  type SiteAccount,
  type SiteReport,
  type UsageEvent,
  type UsageReport,
  type VerifyReport,
  type VerifyRequest,
  type VoiceEntry,
} from "./index.ts";

// The events: four kinds, told apart by their type.
expectTypeOf<HumanizeEvent["type"]>().toEqualTypeOf<"delta" | "usage" | "done" | "error">();
expectTypeOf<Extract<HumanizeEvent, { type: "delta" }>>().toEqualTypeOf<{ type: "delta"; text: string }>();
expectTypeOf<Extract<HumanizeEvent, { type: "done" }>>().toEqualTypeOf<{ type: "done" }>();
expectTypeOf<Extract<HumanizeEvent, { type: "error" }>>().toEqualTypeOf<{ type: "error"; message: string }>();
expectTypeOf<Extract<HumanizeEvent, { type: "usage" }>>().toEqualTypeOf<UsageEvent>();
expectTypeOf<UsageEvent>().toEqualTypeOf<{
  type: "usage";
  plan: string;
  modelTier: string;
  inputTokens: number;
  outputTokens: number;
  requests: number;
  fundingSource: FundingSource;
  creditsUsed: number;
  creditBalance: number;
}>();
expectTypeOf<FundingSource>().toEqualTypeOf<"allowance" | "credits" | "anonymous" | "connected">();
expectTypeOf(encodeEvent).toEqualTypeOf<(event: HumanizeEvent) => string>();
expectTypeOf<EventDecoder["push"]>().toEqualTypeOf<(piece: string) => HumanizeEvent[]>();

// The request: two fields are required, and nothing else is taken.
expectTypeOf<HumanizeRequest>().toEqualTypeOf<{
  text: string;
  register: "slack" | "email" | "skip_level" | "linkedin";
  mode?: "rewrite" | "expand" | "vary" | "closer" | undefined;
  templateId?: string | null | undefined;
  voiceProfileId?: string | null | undefined;
  fromNotes?: boolean | undefined;
  previousRewrite?: string | undefined;
  protectedSpans?: string[] | undefined;
  modelTier?: "standard" | "fast" | "auto" | undefined;
  length?: "shorter" | "same" | "longer" | undefined;
}>();
expectTypeOf(parseHumanizeRequest).toEqualTypeOf<(value: unknown) => ParsedRequest>();
expectTypeOf<ParsedRequest>().toEqualTypeOf<
  { ok: true; request: HumanizeRequest } | { ok: false; details: ErrorDetail[] }
>();

// The errors: codes are a closed set, and a failure says what a caller may do about it.
expectTypeOf<ErrorCode>().toEqualTypeOf<
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
  | "provider_timeout"
>();
expectTypeOf<ServiceError>().toExtend<Error>();
expectTypeOf<ConstructorParameters<typeof ServiceError>[0]>().toEqualTypeOf<ErrorCode>();
expectTypeOf<ConstructorParameters<typeof ServiceError>[1]>().toEqualTypeOf<ErrorOptions | undefined>();
expectTypeOf<ServiceError["code"]>().toEqualTypeOf<ErrorCode>();
expectTypeOf<ServiceError["status"]>().toEqualTypeOf<number>();
expectTypeOf<ServiceError["retryable"]>().toEqualTypeOf<boolean>();
expectTypeOf<ServiceError["retryAfterS"]>().toEqualTypeOf<number | undefined>();
expectTypeOf<ServiceError["details"]>().toEqualTypeOf<ErrorDetail[] | undefined>();
expectTypeOf<ErrorBody>().toEqualTypeOf<{
  error: { code: ErrorCode; message: string; details?: ErrorDetail[] };
  requestId: string;
}>();
expectTypeOf(errorBody).toEqualTypeOf<(error: ServiceError, requestId: string) => ErrorBody>();

// The service of two implementations.
expectTypeOf<Service>().toEqualTypeOf<{
  humanize(request: HumanizeRequest, options?: HumanizeOptions): AsyncIterable<HumanizeEvent>;
  verify(request: VerifyRequest, options?: Omit<HumanizeOptions, "onRequestId">): Promise<VerifyReport>;
  usage(): Promise<UsageReport>;
  policy(): Promise<string>;
  registers(): Promise<RegisterEntry[]>;
  voices(): Promise<VoiceEntry[]>;
}>();
expectTypeOf<HumanizeOptions>().toEqualTypeOf<{
  signal?: AbortSignal;
  idempotencyKey?: string;
  onRequestId?: (requestId: string) => void;
}>();
expectTypeOf<RegisterEntry>().toEqualTypeOf<{ id: string; name: string; summary: string }>();
expectTypeOf<VoiceEntry>().toEqualTypeOf<{ id: string; name: string; isDefault: boolean }>();

// What a page reads of usage and of the installation.
expectTypeOf<UsageReport["allowance"]>().toEqualTypeOf<{
  used: number;
  limit: number;
  periodStart: string;
  periodEnd: string;
}>();
expectTypeOf<UsageReport["credits"]>().toEqualTypeOf<{ balance: number }>();
expectTypeOf<UsageReport["limits"]>().toEqualTypeOf<{ textCharacters: number; streams: number; perMinute: number }>();
expectTypeOf<UsageReport["recent"][number]>().toExtend<{
  at: string;
  units: number;
  fundingSource: FundingSource;
  keyId: string | null;
  client: string | null;
}>();
expectTypeOf<UsageReport["byKey"]>().toEqualTypeOf<{ keyId: string | null; name: string; units: number }[]>();
expectTypeOf<SiteReport["account"]>().toEqualTypeOf<SiteAccount | null>();
expectTypeOf<SiteReport["signUp"]>().toEqualTypeOf<"open" | "invite" | "closed">();

expectTypeOf(splitNotes).toEqualTypeOf<(text: string) => { text: string; notes: string | null }>();

// A second opinion: two texts in, findings that quote them out.
expectTypeOf<VerifyRequest>().toEqualTypeOf<{ before: string; after: string; fromNotes?: boolean | undefined }>();
expectTypeOf<VerifyReport["withdrawn"]>().toEqualTypeOf<{ side: "before" | "after"; start: number; end: number }[]>();
expectTypeOf<VerifyReport["usage"]>().toEqualTypeOf<UsageEvent>();
