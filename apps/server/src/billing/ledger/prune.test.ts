import { expect, test } from "vitest";
import type { Database } from "../../database/database.ts";
import { describeDatabases } from "../../testing/database-suite.ts";
import { parsePlans } from "../plans/plans.ts";
import { createLedger } from "./create-ledger.ts";
import { violations } from "./invariants.ts";
import { ALLOWANCE_KEPT_MS, createPrune } from "./prune.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const secret = "a secret for one test only";
const outcome = { inputTokens: 1, outputTokens: 1, requests: 1 };
const plans = parsePlans(
  '{"anonymous":{"allowance":900,"streams":900,"allDay":100000},"free":{"allowance":900,"streams":900},"pro":{"allowance":27900}}',
);
const about = { register: "slack", mode: "rewrite", tier: "standard", client: null, idempotency: null } as const;

/** Work of many callers on one day: settled, released and, where wanted, still held. */
const work = async (db: Database, at: number, held: boolean, callers = 60): Promise<void> => {
  const ledger = createLedger({ db, plans, clock: { now: () => at }, secret });
  for (let caller = 0; caller < callers; caller += 1) {
    const principal =
      caller % 2 === 0
        ? ({ kind: "anonymous", addressBlock: `192.0.2.${caller}` } as const)
        : ({
            kind: "account",
            accountId: `a${caller}`,
            email: "",
            plan: "free",
            admin: false,
            via: "session",
          } as const);
    for (let turn = 0; turn < 5; turn += 1) {
      const hold = await ledger.reserve({ principal, units: 1 + (turn % 3), ...about });
      if (turn === 3) await ledger.release(hold);
      else if (turn < 4 || !held || caller > 3) await ledger.settle(hold, { ...outcome, units: hold.units });
    }
  }
};

const count = async (db: Database, sql: string): Promise<number> => (await db.read<{ n: number }>(sql))[0]?.n ?? -1;
const funds = (db: Database) => count(db, "SELECT COUNT(*) AS n FROM fund");
const holds = (db: Database) => count(db, "SELECT COUNT(*) AS n FROM hold");

describeDatabases("pruning", (given) => {
  test("deletes what is over in small transactions, after each of which the ledger adds up, and keeps what is not", async () => {
    const { db } = given;
    const long = 100 * DAY_MS;
    await work(db, long, true);
    await work(db, long + ALLOWANCE_KEPT_MS + 3 * DAY_MS, false);
    const [fundsBefore, holdsBefore] = [await funds(db), await holds(db)];
    let most = 0;
    let transactions = 0;
    const watched: Database = {
      ...db,
      transaction: async (run, options) => {
        const before = await holds(db);
        const result = await db.transaction(run, options);
        expect(await db.snapshot(violations)).toEqual([]);
        most = Math.max(most, before - (await holds(db)));
        transactions += 1;
        return result;
      },
    };
    const prune = () => createPrune({ db: watched, clock: { now: () => long + ALLOWANCE_KEPT_MS + 3 * DAY_MS } })();
    await prune();
    expect(most).toBe(50);
    expect(transactions).toBeGreaterThan(5);
    // The new day is whole; of the old one the four open holds are left, with their funds and the day's budget.
    expect([await funds(db), await holds(db)]).toEqual([Math.floor(fundsBefore / 2) + 5, holdsBefore / 2 + 4]);
    const ledger = createLedger({ db, plans, clock: { now: () => long + ALLOWANCE_KEPT_MS + 3 * DAY_MS }, secret });
    expect(await ledger.sweep()).toBe(4);
    expect(await db.snapshot(violations)).toEqual([]);
    expect([await funds(db), await holds(db)]).toEqual([Math.ceil(fundsBefore / 2), holdsBefore / 2]);
    expect(await count(db, "SELECT COUNT(*) AS n FROM open_streams WHERE owner LIKE 'anon:%'")).toBe(0);
    expect(await count(db, "SELECT COUNT(*) AS n FROM open_streams")).toBe(30);
  });
});

describeDatabases("pruning", (given) => {
  test("looks again after an hour, and not before", async () => {
    const { db } = given;
    const clock = { time: 20 * DAY_MS };
    const prune = createPrune({ db, clock: { now: () => clock.time } });
    await prune();
    await work(db, 18 * DAY_MS, false, 4);
    const before = await funds(db);
    clock.time += HOUR_MS - 1;
    await prune();
    expect(await funds(db)).toBe(before);
    clock.time += 1;
    await prune();
    expect(await count(db, "SELECT COUNT(*) AS n FROM fund WHERE kind = 'anonymous'")).toBe(0);
  });

  test("goes on at once where the clock was set back", async () => {
    const { db } = given;
    const clock = { time: 20 * DAY_MS };
    const prune = createPrune({ db, clock: { now: () => clock.time } });
    await prune();
    clock.time = 10 * DAY_MS;
    await work(db, 8 * DAY_MS, false, 4);
    await prune();
    expect(await count(db, "SELECT COUNT(*) AS n FROM fund WHERE kind = 'anonymous'")).toBe(0);
  });
});

describeDatabases(
  "pruning",
  (given) => {
    test("asks an index, and never every hold, what hangs on a fund", async () => {
      const plan = async (sql: string): Promise<string> =>
        (await given.db.rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)).map(({ detail }) => detail).join("; ");
      // What a foreign key asks of a fund that goes.
      expect(await plan("SELECT 1 FROM hold WHERE budget_id = 'one'")).toContain("hold_budget");
      const asked: string[] = [];
      const listening: Database = {
        ...given.db,
        transaction: (run, options) =>
          given.db.transaction((statements) => {
            const rows: typeof statements.rows = (sql, parameters) => (
              asked.push(sql),
              statements.rows(sql, parameters)
            );
            const noted: typeof statements.run = (sql, parameters) => (
              asked.push(sql),
              statements.run(sql, parameters)
            );
            return run({ ...statements, rows, run: noted });
          }, options),
      };
      await work(given.db, DAY_MS, false, 4);
      await createPrune({ db: listening, clock: { now: () => 10 * DAY_MS } })();
      expect(asked.length).toBeGreaterThan(5);
      for (const sql of new Set(asked)) expect(await plan(sql)).not.toMatch(/SCAN (h\b|hold|fund|entry|open_streams)/);
    });
  },
  ["sqlite"],
);
