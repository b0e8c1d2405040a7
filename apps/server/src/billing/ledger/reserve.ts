import { randomUUID } from "node:crypto";
import { ServiceError, type FundingSource } from "@rewrite-service/contract";
import { planOf, type Principal } from "../../accounts/principal.ts";
import type { Clock } from "../../runtime/clock.ts";
import type { Database, Transaction, Value } from "../../database/database.ts";
import { DatabaseUnavailable } from "../../database/unavailable.ts";
import {
  allowanceId,
  anonymousAllowanceId,
  anonymousBudgetId,
  creditsId,
  openOrRaise,
  type PeriodFund,
  setAside,
} from "./funds.ts";
import { LEASE_MS } from "./lease.ts";
import type { Hold, Reservation } from "./ledger.ts";
import type { LedgerSql } from "./ledger-sql.ts";
import { periodAt, resetOf } from "../plans/period.ts";
import type { Plan, Plans } from "../plans/plans.ts";

const BUSY_RETRY_S = 2;

interface ReserveDeps {
  db: Database;
  plans: Plans;
  clock: Clock;
  sql: LedgerSql;
  anonymousOwner: (block: string, now: number) => Promise<string>;
  /** Ends the owner's overdue holds; the number that it ended. */
  sweepOwner: (owner: string) => Promise<number>;
}

interface Funding {
  source: FundingSource;
  fundId: string | null;
  /** The day's budget of all anonymous callers, held beside the caller's own. */
  budgetId: string | null;
}

interface Attempt {
  statements: Transaction;
  sql: LedgerSql;
  owner: string;
  plan: Plan;
  now: number;
  reservation: Reservation;
}

export const createReserve = ({ db, plans, clock, sql, anonymousOwner, sweepOwner }: ReserveDeps) => {
  const once = (owner: string, plan: Plan, reservation: Reservation): Promise<Hold> =>
    // Losing this hold in a power failure is safe: its rewrite died too.
    db.transaction((statements) => hold({ statements, sql, owner, plan, now: clock.now(), reservation }), {
      durable: false,
    });

  return async (reservation: Reservation): Promise<Hold> => {
    if (!Number.isSafeInteger(reservation.units) || reservation.units < 1)
      throw new RangeError("units must be 1 or more");
    const { principal } = reservation;
    const plan = plans.get(planOf(principal));
    const owner = await ownerOf(principal, anonymousOwner, clock.now());
    try {
      return await once(owner, plan, reservation);
    } catch (error) {
      // Holds of a crashed node must not block their owner: overdue ones are ended first.
      if (error instanceof DatabaseUnavailable || !(error instanceof ServiceError)) throw error;
      if ((await sweepOwner(owner)) === 0) throw error;
      return once(owner, plan, reservation);
    }
  };
};

const ownerOf = async (
  principal: Principal,
  anonymousOwner: ReserveDeps["anonymousOwner"],
  now: number,
): Promise<string> =>
  principal.kind === "anonymous" ? anonymousOwner(principal.addressBlock, now) : principal.accountId;

/**
 * The first statements need no answer of each other and travel together; a refusal takes all of them back. The owner's
 * streams are locked by the first one, so what is read behind it stays true until the commit.
 */
const hold = async (attempt: Attempt): Promise<Hold> => {
  const { statements, sql, owner, plan, reservation } = attempt;
  const { idempotency, units } = reservation;
  const funds = periodFunds(attempt);
  const [opened, earlier, ...taken] = await Promise.all([
    statements.rows(sql.openStream, [owner, plan.streams]),
    idempotency === null ? [] : statements.rows<Earlier>(sql.earlier, [owner, idempotency.key]),
    ...funds.map((fund) => setAside(attempt, fund.id, units)),
  ]);
  refuseRepeat(reservation, earlier[0]);
  if (opened.length === 0) {
    throw new ServiceError("rate_limited", {
      message: alreadyRunning(plan.streams),
      retryAfterS: BUSY_RETRY_S,
    });
  }
  const funding = await paid(attempt, funds, taken);
  const kept = funding.source === "connected" ? 0 : units;
  const id = randomUUID();
  const inserted = statements.run(sql.insertHold, holdRow(attempt, { id, units: kept, funding }));
  statements.last();
  await inserted;
  return { id, units: kept, fundingSource: funding.source };
};

const holdRow = (
  { owner, now, reservation }: Attempt,
  { id, units, funding }: { id: string; units: number; funding: Funding },
): Value[] => {
  const { principal, idempotency, register, mode, tier, client } = reservation;
  return [
    id,
    owner,
    funding.fundId,
    funding.budgetId,
    idempotency?.key ?? null,
    idempotency?.fingerprint ?? null,
    units,
    register,
    mode,
    tier,
    principal.kind === "account" && principal.via === "key" ? principal.keyId : null,
    client,
    now + LEASE_MS,
    now,
  ];
};

interface Earlier {
  state: "held" | "settled";
  fingerprint: string;
  charged: number;
}

const NUMBERS = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

const alreadyRunning = (limit: number): string =>
  limit === 1
    ? "A rewrite is already running. Wait for it to finish."
    : `${NUMBERS[limit] ?? limit} rewrites are already running. Wait for one to finish.`;

const rewrites = (count: number): string => `${count} ${count === 1 ? "rewrite" : "rewrites"}`;

const refuseRepeat = ({ idempotency }: Reservation, earlier: Earlier | undefined): void => {
  if (idempotency === null || earlier === undefined) return;
  if (earlier.fingerprint !== idempotency.fingerprint) throw new ServiceError("idempotency_mismatch");
  const message =
    earlier.state === "held"
      ? "A rewrite with this Idempotency-Key is running."
      : `The rewrite with this Idempotency-Key has finished and used ${rewrites(earlier.charged)}. Results aren't stored.`;
  throw new ServiceError("idempotency_conflict", { message });
};

/** The funds of this period that pay first, all of them or none: an anonymous caller's own and everybody's. */
const periodFunds = ({ owner, plan, now, reservation: { principal, connected } }: Attempt): PeriodFund[] => {
  if (principal.kind === "anonymous") {
    const shape = { kind: "anonymous", period: "day" } as const;
    const everybody = { id: anonymousBudgetId(now), owner: "anon:all", granted: plan.allDay ?? plan.allowance };
    return [
      { ...shape, id: anonymousAllowanceId(owner), owner, granted: plan.allowance },
      { ...shape, ...everybody },
    ];
  }
  if (connected === true) return [];
  const { period, allowance: granted } = plan;
  return [{ id: allowanceId(owner, plan, now), owner, kind: "allowance", granted, period }];
};

/** What pays, after the first try at the period's funds; each that refused may have to be opened or raised. */
const paid = async (attempt: Attempt, funds: readonly PeriodFund[], taken: readonly boolean[]): Promise<Funding> => {
  const { owner, plan, now, reservation } = attempt;
  const [first, budget] = funds;
  if (first === undefined) return { source: "connected", fundId: null, budgetId: null };
  let all = true;
  for (const [at, fund] of funds.entries()) {
    all &&=
      taken[at] === true ||
      ((await openOrRaise(attempt, fund)) && (await setAside(attempt, fund.id, reservation.units)));
  }
  if (first.kind === "anonymous") {
    if (all) return { source: "anonymous", fundId: first.id, budgetId: budget?.id ?? null };
    throw new ServiceError("anonymous_allowance_used", {
      retryAfterS: Math.ceil((periodAt(now, "day").end - now) / 1000),
    });
  }
  if (all) return { source: "allowance", fundId: first.id, budgetId: null };
  const credits = creditsId(owner);
  if (await setAside(attempt, credits, reservation.units)) {
    return { source: "credits", fundId: credits, budgetId: null };
  }
  const period = periodAt(now, plan.period);
  throw new ServiceError("quota_exhausted", {
    message: `You don't have enough allowance or credits for this rewrite. Your allowance resets at ${resetOf(period)}.`,
    retryAfterS: Math.ceil((period.end - now) / 1000),
  });
};
