import type { FundingSource, UsageReport } from "@rewrite-service/contract";
import type { Principal } from "../../accounts/principal.ts";
import type { Statements } from "../../database/database.ts";

/** A rewrite's request for units before any model is called. `units` is its whole price. */
export interface Reservation {
  principal: Principal;
  units: number;
  register: string;
  mode: string;
  tier: "standard" | "fast";
  /** Name of the calling program, coarse, for the owner's own usage list. */
  client: string | null;
  /** `fingerprint` is a keyed hash of the body, so that a draft cannot be guessed from the table. */
  idempotency: { key: string; fingerprint: string } | null;
  /** Paid by the account's own connected provider: costs nothing here, and still counts as a stream. */
  connected?: boolean;
}

export interface Hold {
  id: string;
  units: number;
  fundingSource: FundingSource;
}

/** The outcome, reported once at the end. `units` is at most the amount held. */
export interface Outcome {
  units: number;
  inputTokens: number;
  outputTokens: number;
  requests: number;
}

/** The figures of the commit. */
export interface Receipt {
  fundingSource: FundingSource;
  creditsUsed: number;
  creditBalance: number;
}

export interface Grant {
  accountId: string;
  /** Credits, 1 or more. */
  amount: number;
  /** Names the payment or command behind it; the same one never grants twice. */
  sourceRef: string;
  reason: string | null;
  /** Runs in the change's own transaction, when it changes something. */
  alongside?: (statements: Statements) => Promise<void>;
}

export type Clawback = Grant;

/**
 * Money in two steps. Balances come from entries; a hold ends exactly once.
 * Refusals are `ServiceError`s: `quota_exhausted`, `anonymous_allowance_used`, `rate_limited` (too many streams at
 * once), `idempotency_conflict`, `idempotency_mismatch`.
 */
export interface Ledger {
  reserve(reservation: Reservation): Promise<Hold>;
  /** Extends the lease by a minute. False when the hold has ended: the stream must stop. */
  renew(hold: Hold): Promise<boolean>;
  /** Charges `outcome.units` and puts the rest back, in one transaction. Throws when the hold had ended already. */
  settle(hold: Hold, outcome: Outcome): Promise<Receipt>;
  /** Puts everything back. Does nothing and gives null once the hold has ended. */
  release(hold: Hold): Promise<Receipt | null>;
  /** Allowance, credits, limits and recent rewrites of an account; null when there is no such account. */
  usageReport(accountId: string): Promise<UsageReport | null>;
  /** Units that callers without an account have used today from an address block. */
  anonymousUsed(addressBlock: string): Promise<number>;
  /**
   * Ends holds whose lease ran out (a crashed node's) and deletes what is past its keeping time. Any node may call it,
   * at start and every 15 s. @returns the number of holds that it ended.
   */
  sweep(): Promise<number>;
  grant(grant: Grant): Promise<{ granted: boolean; balance: number }>;
  clawback(clawback: Clawback): Promise<{ taken: number; shortfall: number; balance: number }>;
}
