import { ServiceError } from "@rewrite-service/contract";
import * as fc from "fast-check";
import type { Principal } from "../../accounts/principal.ts";
import type { Database } from "../../database/database.ts";
import { violations } from "./invariants.ts";
import type { Hold, Ledger } from "./ledger.ts";
import { createLedger } from "./create-ledger.ts";
import type { LedgerSql } from "./ledger-sql.ts";
import { periodAt } from "../plans/period.ts";
import { parsePlans, type Plan } from "../plans/plans.ts";

/** Small numbers, so that every limit is met within a few commands. */
export const smallPlans = parsePlans(
  JSON.stringify({
    anonymous: { allowance: 3, allDay: 5, streams: 2 },
    free: { allowance: 4, streams: 3 },
    pro: { allowance: 7, streams: 3, period: "day" },
  }),
);

const OWNERS = ["ann", "bob", "x1", "x2"] as const;
type Owner = (typeof OWNERS)[number];
const isAnonymous = (owner: string): boolean => owner.startsWith("x");
const nameOf = (owner: Owner, now: number): string =>
  isAnonymous(owner) ? `${owner}@${periodAt(now, "day").start}` : owner;
const KEYS = [null, null, "k1", "k2"] as const;

export type LedgerCommand =
  | { do: "reserve"; owner: Owner; units: number; key: string | null; body: string; pro: boolean; connected: boolean }
  | { do: "settle" | "release" | "renew"; which: number; less: number }
  | { do: "grant" | "clawback"; owner: Owner; amount: number; reference: string }
  | { do: "wait"; ms: number }
  | { do: "sweep" };

const owner = fc.constantFrom(...OWNERS);
const reserving = fc.record({
  do: fc.constant("reserve" as const),
  owner,
  units: fc.integer({ min: 1, max: 4 }),
  key: fc.constantFrom(...KEYS),
  body: fc.constantFrom("a", "a", "b"),
  pro: fc.boolean(),
  connected: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
const ending = fc.record({
  do: fc.constantFrom("settle" as const, "settle" as const, "release" as const, "renew" as const),
  which: fc.nat(30),
  less: fc.nat(2),
});
const crediting = fc.record({
  do: fc.constantFrom("grant" as const, "grant" as const, "clawback" as const),
  owner: fc.constantFrom("ann" as const, "bob" as const),
  amount: fc.integer({ min: 1, max: 6 }),
  reference: fc.constantFrom("r1", "r2", "r3", "r4"),
});
const waiting = fc.record({
  do: fc.constant("wait" as const),
  ms: fc.constantFrom(1_000, 20_000, 40_000, 60_000, 86_400_000),
});
const sweeping = fc.record({ do: fc.constant("sweep" as const) });
export const commands = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: reserving },
    { weight: 7, arbitrary: ending },
    { weight: 3, arbitrary: crediting },
    { weight: 3, arbitrary: waiting },
    { weight: 1, arbitrary: sweeping },
  ),
  { minLength: 5, maxLength: 40 },
);

interface ModelFund {
  granted: number;
  held: number;
  used: number;
}
interface ModelHold {
  /** An anonymous caller is another one each day. */
  owner: string;
  funds: ModelFund[];
  amount: number;
  source: string;
  state: "held" | "settled" | "released" | "expired";
  lease: number;
  key: string | null;
  body: string;
}

/** The ledger's behaviour as a model in plain code, without database or concurrency. */
class Model {
  readonly funds = new Map<string, ModelFund>();
  readonly holds: ModelHold[] = [];
  readonly references = new Set<string>();

  fund(name: string, granted: number): ModelFund {
    const fund = this.funds.get(name) ?? { granted, held: 0, used: 0 };
    fund.granted = Math.max(fund.granted, granted);
    this.funds.set(name, fund);
    return fund;
  }
  left = (fund: ModelFund): number => fund.granted - fund.held - fund.used;
  balance = (owner: string): number => this.left(this.fund(`${owner}:credits`, 0));

  /** A refusal's code, or the source that pays. */
  reserve(command: Extract<LedgerCommand, { do: "reserve" }>, plan: Plan, now: number, again = false): string {
    const refusal = this.#tryReserve(command, plan, now);
    const refused = !["allowance", "credits", "anonymous", "connected"].includes(refusal);
    if (!refused || again || this.expire(now, nameOf(command.owner, now)) === 0) return refusal;
    return this.reserve(command, plan, now, true);
  }

  #tryReserve(
    { owner, units, key, body, connected }: Extract<LedgerCommand, { do: "reserve" }>,
    plan: Plan,
    now: number,
  ): string {
    const name = nameOf(owner, now);
    const own = this.holds.filter((hold) => hold.owner === name);
    const earlier = own.find(
      ({ state, ...hold }) => key !== null && hold.key === key && (state === "held" || state === "settled"),
    );
    if (earlier !== undefined) return earlier.body === body ? "idempotency_conflict" : "idempotency_mismatch";
    if (own.filter(({ state }) => state === "held").length >= plan.streams) return "rate_limited";
    const hold = (source: string, amount: number, funds: ModelFund[]): string => {
      for (const fund of funds) fund.held += amount;
      this.holds.push({ owner: name, funds, amount, source, state: "held", lease: now + 60_000, key, body });
      return source;
    };
    const day = periodAt(now, "day").start;
    if (isAnonymous(owner)) {
      const funds = [this.fund(`${owner}:${day}`, plan.allowance), this.fund(`all:${day}`, plan.allDay ?? 0)];
      return funds.every((fund) => this.left(fund) >= units)
        ? hold("anonymous", units, funds)
        : "anonymous_allowance_used";
    }
    if (connected) return hold("connected", 0, []);
    // A fund is opened or raised only when it is needed, which changes nothing that a caller sees.
    const allowance = this.fund(`${owner}:${day}`, plan.allowance);
    if (this.left(allowance) >= units) return hold("allowance", units, [allowance]);
    if (this.balance(owner) >= units) return hold("credits", units, [this.fund(`${owner}:credits`, 0)]);
    return "quota_exhausted";
  }

  end(hold: ModelHold, state: "settled" | "released" | "expired", charged: number): boolean {
    if (hold.state !== "held") return false;
    hold.state = state;
    for (const fund of hold.funds) {
      fund.held -= hold.amount;
      fund.used += charged;
    }
    return true;
  }
  expire(now: number, owner?: string): number {
    const overdue = this.holds.filter((hold) => (owner === undefined || hold.owner === owner) && hold.lease <= now);
    return overdue.filter((hold) => this.end(hold, "expired", 0)).length;
  }
}

class Mismatch extends Error {}
const same = (what: string, got: unknown, wanted: unknown): void => {
  if (JSON.stringify(got) !== JSON.stringify(wanted)) {
    throw new Mismatch(`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
  }
};

const principalOf = (owner: Owner, pro: boolean): Principal =>
  isAnonymous(owner)
    ? { kind: "anonymous", addressBlock: owner }
    : { kind: "account", accountId: owner, email: "", plan: pro ? "pro" : "free", admin: false, via: "session" };

const attempt = async <Result>(work: Promise<Result>): Promise<Result | string> =>
  work.catch((error: unknown) => {
    if (error instanceof ServiceError) return error.code;
    throw error;
  });

const emptied = ["entry", "hold", "fund", "open_streams", "daily_salt"];

/** Runs commands against the real ledger and the model side by side. @throws at the first difference or broken invariant. */
export const runModel = async (db: Database, list: readonly LedgerCommand[], sql?: LedgerSql): Promise<void> => {
  for (const table of emptied) await db.run(`DELETE FROM ${table}`);
  let now = Date.UTC(2030, 0, 1);
  const parts = { db, plans: smallPlans, clock: { now: () => now }, secret: "s".repeat(32) };
  const ledger = createLedger(sql === undefined ? parts : { ...parts, sql });
  const model = new Model();
  const holds: Hold[] = [];
  for (const command of list) {
    if (command.do === "wait") now += command.ms;
    else if (command.do === "sweep") same("sweep", await ledger.sweep(), model.expire(now));
    else if (command.do === "reserve") await reserve({ ledger, model, holds, now }, command);
    else if ("amount" in command) await credit({ ledger, model, holds, now }, command);
    else await finish({ ledger, model, holds, now }, command);
    same("violations", await violations(db), []);
  }
  now += 61_000;
  same("the last sweep", await ledger.sweep(), model.expire(now));
  same("held after it", await db.rows("SELECT id FROM fund WHERE held > 0"), []);
};

interface Run {
  ledger: Ledger;
  model: Model;
  holds: Hold[];
  now: number;
}

const reserve = async (
  { ledger, model, holds, now }: Run,
  command: Extract<LedgerCommand, { do: "reserve" }>,
): Promise<void> => {
  const { owner, units, key, body, pro, connected } = command;
  const principal = principalOf(owner, pro);
  const plan = smallPlans.get(principal.kind === "anonymous" ? "anonymous" : principal.plan);
  const wanted = model.reserve(command, plan, now);
  const idempotency = key === null ? null : { key, fingerprint: body };
  const about = { register: "slack", mode: "rewrite", tier: "standard", client: null } as const;
  const got = await attempt(ledger.reserve({ principal, units, idempotency, connected, ...about }));
  if (typeof got !== "string") holds.push(got);
  same("reserve", typeof got === "string" ? got : got.fundingSource, wanted);
};

const finish = async (
  { ledger, model, holds, now }: Run,
  command: Extract<LedgerCommand, { which: number }>,
): Promise<void> => {
  const at = command.which % Math.max(1, holds.length);
  const [hold, modelled] = [holds[at], model.holds[at]];
  if (hold === undefined || modelled === undefined) return;
  if (command.do === "renew") {
    const alive = modelled.state === "held";
    if (alive) modelled.lease = now + 60_000;
    return same("renew", await ledger.renew(hold), alive);
  }
  if (command.do === "release") {
    const freed = model.end(modelled, "released", 0);
    return same("release", (await ledger.release(hold)) !== null, freed);
  }
  const units = Math.max(0, hold.units - command.less);
  const ended = model.end(modelled, "settled", units);
  const receipt = await ledger
    .settle(hold, { units, inputTokens: 0, outputTokens: 0, requests: 1 })
    .catch((error: unknown) => {
      if (error instanceof Error && error.message.includes("had ended")) return null;
      throw error;
    });
  same("settle", receipt !== null, ended);
  if (receipt === null) return;
  same("creditsUsed", receipt.creditsUsed, modelled.source === "credits" ? units : 0);
  same("creditBalance", receipt.creditBalance, isAnonymous(modelled.owner) ? 0 : model.balance(modelled.owner));
};

const credit = async ({ ledger, model }: Run, command: Extract<LedgerCommand, { amount: number }>): Promise<void> => {
  const { owner, amount, reference } = command;
  const fund = model.fund(`${owner}:credits`, 0);
  const fresh = !model.references.has(reference);
  model.references.add(reference);
  const change = { accountId: owner, amount, sourceRef: reference, reason: null };
  if (command.do === "grant") {
    if (fresh) fund.granted += amount;
    return same("grant", await ledger.grant(change), { granted: fresh, balance: model.left(fund) });
  }
  const taken = fresh ? Math.min(amount, model.left(fund)) : 0;
  fund.granted -= taken;
  const shortfall = fresh ? amount - taken : 0;
  same("clawback", await ledger.clawback(change), { taken, shortfall, balance: model.left(fund) });
};
