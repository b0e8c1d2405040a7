import type { HumanizeEvent, HumanizeRequest, VerifyReport, VerifyRequest } from "@rewrite-service/contract";
import type { GateStop } from "./gate/gate-stop.ts";
import type { Principal } from "../accounts/principal.ts";

/** The caller of a rewrite. */
export interface Caller {
  principal: Principal;
  /** Aborts when the caller leaves. */
  signal: AbortSignal;
  idempotencyKey: string | null;
  /** Name of the calling program, coarse. */
  client: string | null;
  /** Nothing reaches the caller before the end, so one who leaves earlier pays nothing. */
  whole?: true;
  /** Of the HTTP request, for the log. */
  requestId?: string;
}

/** The gate's findings in one rewrite, for the log and the metrics. */
export interface GateReport {
  requestId: string | undefined;
  provider: string;
  tier: string;
  ms: number;
  /** The faults of the answers that were requested again. */
  repairs: readonly string[];
  /** Why it ended the rewrite. */
  stop: GateStop | null;
}

/** The journey of a draft. An exception before its first event is a failure before the stream. */
export type Humanize = (request: HumanizeRequest, caller: Caller) => AsyncIterable<HumanizeEvent>;

/** A second opinion on two texts. What it throws is a failure that costs nothing. */
export type Verify = (request: VerifyRequest, caller: Caller) => Promise<VerifyReport>;
