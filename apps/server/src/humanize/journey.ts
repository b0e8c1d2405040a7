import type { HumanizeEvent, HumanizeRequest, VerifyReport, VerifyRequest } from "@rewrite-service/contract";
import type { Principal } from "../accounts/principal.ts";

/** What the journey of a draft knows of its caller. */
export interface Caller {
  principal: Principal;
  /** Aborts when the caller leaves. */
  signal: AbortSignal;
  idempotencyKey: string | null;
  /** Name of the calling program, coarse. */
  client: string | null;
  /** Nothing reaches the caller before the end, so one who leaves earlier pays nothing. */
  whole?: true;
}

/** The journey of a draft. What it throws before its first event is a failure before the stream. */
export type Humanize = (request: HumanizeRequest, caller: Caller) => AsyncIterable<HumanizeEvent>;

/** A second opinion on two texts. What it throws is a failure that costs nothing. */
export type Verify = (request: VerifyRequest, caller: Caller) => Promise<VerifyReport>;
