import type { HumanizeEvent, HumanizeRequest } from "./humanize.ts";
import type { UsageReport } from "./usage.ts";
import type { VerifyReport, VerifyRequest } from "./verify.ts";

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

export interface HumanizeOptions {
  /** Leaving aborts the provider's call. */
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Called with the id of an answer that has begun; over HTTP only. */
  onRequestId?: (requestId: string) => void;
}

/**
 * What the service does for one caller. It has two implementations, in process and over HTTP, and one behaviour suite.
 * Every failure is a `ServiceError`; one thrown by `humanize` before its first event is a failure before the stream.
 */
export interface Service {
  humanize(request: HumanizeRequest, options?: HumanizeOptions): AsyncIterable<HumanizeEvent>;
  /** Asks a model whether the second text means what the first does. */
  verify(request: VerifyRequest, options?: Omit<HumanizeOptions, "onRequestId">): Promise<VerifyReport>;
  usage(): Promise<UsageReport>;
  /** The bytes of the published policy, as `GET /api/policy` serves them. */
  policy(): Promise<string>;
  registers(): Promise<RegisterEntry[]>;
  voices(): Promise<VoiceEntry[]>;
}
