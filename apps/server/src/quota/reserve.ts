import { randomUUID } from "node:crypto";
import { ServiceError, type FundingSource } from "@rewrite-service/contract";
import type { Principal } from "../accounts/principal.ts";
import type { Clock } from "../clock.ts";
import type { Database, Statements } from "../database/database.ts";
import { allowanceId, anonymousBudgetId, creditsId, setAsideInPeriod } from "./funds.ts";
import { LEASE_MS } from "./lease.ts";
import type { Hold, Reservation } from "./ledger.ts";
import type { LedgerSql } from "./ledger-sql.ts";
import { periodAt } from "./period.ts";
import type { Plan, Plans } from "./plans.ts";

const BUSY_RETRY_S = 2;

interface Parts {
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
  statements: Statements;
  sql: LedgerSql;
  owner: string;
  plan: Plan;
  now: number;
  reservation: Reservation;
}

export const createReserve = ({ db, plans, clock, sql, anonymousOwner, sweepOwner }: Parts) => {
  const once = (owner: string, plan: Plan, reservation: Reservation): Promise<Hold> =>
    // A hold that a power failure takes back was of a rewrite that it cut off.
    db.transaction((statements) => hold({ statements, sql, owner, plan, now: clock.now(), reservation }), {
      durable: false,
    });

  return async (reservation: Reservation): Promise<Hold> => {
    if (!Number.isSafeInteger(reservation.units) || reservation.units < 1)
      throw new RangeError("units must be 1 or more");
    const { principal } = reservation;
    const plan = plans.get(principal.kind === "anonymous" ? "anonymous" : principal.plan);
    const owner = await ownerOf(principal, anonymousOwner, clock.now());
    try {
      return await once(owner, plan, reservation);
    } catch (error) {
      // What a crashed node still holds must not refuse its owner: their overdue holds are ended first.
      if (!(error instanceof ServiceError) || (await sweepOwner(owner)) === 0) throw error;
      return once(owner, plan, reservation);
    }
  };
};

const ownerOf = async (principal: Principal, anonymousOwner: Parts["anonymousOwner"], now: number): Promise<string> =>
  principal.kind === "anonymous" ? anonymousOwner(principal.addressBlock, now) : principal.accountId;

const hold = async (attempt: Attempt): Promise<Hold> => {
  const { statements, sql, owner, plan, now, reservation } = attempt;
  const opened = await statements.rows(sql.openStream, [owner, plan.streams]);
  await refuseRepeat(attempt);
  if (opened.length === 0) {
    throw new ServiceError("rate_limited", {
      message: `At most ${plan.streams} rewrites at once. Try again when one has finished.`,
      retryAfterS: BUSY_RETRY_S,
    });
  }
  const { source, fundId, budgetId } = await fund(attempt);
  const { principal, idempotency } = reservation;
  const units = source === "connected" ? 0 : reservation.units;
  const id = randomUUID();
  const inserted = await statements.rows(sql.insertHold, [
    id,
    owner,
    fundId,
    budgetId,
    idempotency?.key ?? null,
    idempotency?.fingerprint ?? null,
    units,
    reservation.register,
    reservation.mode,
    reservation.tier,
    principal.kind === "account" && principal.via === "key" ? principal.keyId : null,
    reservation.client,
    now + LEASE_MS,
    now,
  ]);
  if (inserted.length === 0) throw new ServiceError("idempotency_conflict");
  return { id, units, fundingSource: source };
};

interface Earlier {
  state: "held" | "settled";
  fingerprint: string;
  charged: number;
}

const refuseRepeat = async ({ statements, sql, owner, reservation: { idempotency } }: Attempt): Promise<void> => {
  if (idempotency === null) return;
  const [earlier] = await statements.rows<Earlier>(sql.earlier, [owner, idempotency.key]);
  if (earlier === undefined) return;
  if (earlier.fingerprint !== idempotency.fingerprint) throw new ServiceError("idempotency_mismatch");
  const message =
    earlier.state === "held"
      ? "A rewrite with this Idempotency-Key is running."
      : `The rewrite with this Idempotency-Key has finished and cost ${earlier.charged}. Results are not stored.`;
  throw new ServiceError("idempotency_conflict", { message });
};

const fund = async (attempt: Attempt): Promise<Funding> => {
  const { statements, sql, owner, plan, now, reservation } = attempt;
  if (reservation.principal.kind === "anonymous") return fundAnonymous(attempt);
  if (reservation.connected === true) return { source: "connected", fundId: null, budgetId: null };
  const allowance = {
    id: allowanceId(owner, plan, now),
    owner,
    kind: "allowance",
    granted: plan.allowance,
    period: plan.period,
  } as const;
  if (await setAsideInPeriod({ statements, sql, now }, allowance, reservation.units)) {
    return { source: "allowance", fundId: allowance.id, budgetId: null };
  }
  const credits = creditsId(owner);
  const taken = await statements.rows(sql.setAside, [credits, reservation.units]);
  if (taken.length > 0) return { source: "credits", fundId: credits, budgetId: null };
  const { end } = periodAt(now, plan.period);
  throw new ServiceError("quota_exhausted", {
    message: `Your allowance and credits cannot pay for this rewrite. The allowance starts again at ${new Date(end).toISOString()}.`,
    retryAfterS: Math.ceil((end - now) / 1000),
  });
};

const fundAnonymous = async ({ statements, sql, owner, plan, now, reservation }: Attempt): Promise<Funding> => {
  const shape = { kind: "anonymous", period: "day" } as const;
  const own = { ...shape, id: `${owner}:allowance`, owner, granted: plan.allowance };
  const everybody = { ...shape, id: anonymousBudgetId(now), owner: "anon:all", granted: plan.allDay ?? plan.allowance };
  const setting = { statements, sql, now };
  const paid =
    (await setAsideInPeriod(setting, own, reservation.units)) &&
    (await setAsideInPeriod(setting, everybody, reservation.units));
  if (paid) return { source: "anonymous", fundId: own.id, budgetId: everybody.id };
  throw new ServiceError("anonymous_allowance_used", {
    retryAfterS: Math.ceil((periodAt(now, "day").end - now) / 1000),
  });
};
