// npm run bench -- prune [ENDED_FUNDS] [HOLDS]: the longest pause of the event loop while the hourly pruning runs on
// SQLite: once with as many holds of periods that go on, once with as many that go with the ended funds.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../apps/server/src/database/database.ts";
import { migrate } from "../apps/server/src/database/migrate.ts";
import { openDatabase } from "../apps/server/src/database/open.ts";
import { violations } from "../apps/server/src/billing/ledger/invariants.ts";
import { createPrune } from "../apps/server/src/billing/ledger/prune.ts";

const DAY_MS = 86_400_000;
const NOW = 20_000 * DAY_MS;

/** Funds of anonymous callers of yesterday, the day's budget of all of them, and one allowance that goes on. */
const fill = async (db: Database, funds: number, holds: number, ended: boolean): Promise<void> => {
  const fund = `INSERT INTO fund (id, owner, kind, period_start, period_end, granted, used)`;
  const numbers = (count: number): string =>
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count})`;
  const each = Math.floor(holds / funds);
  const used = ended ? each : 0;
  const all = ended ? each * funds : 0;
  const [start, end] = [NOW - DAY_MS, NOW - 1];
  const fundId = ended ? `'anon:' || (i % ${funds})` : "'going-on'";
  const budgetId = ended ? "'anon:all'" : "NULL";
  await db.transaction(async (statements) => {
    const run = (sql: string) => statements.run(sql);
    await run(
      `${fund} ${numbers(funds)} SELECT 'anon:' || i, 'anon:' || i, 'anonymous', ${start}, ${end}, ${used}, ${used} FROM n`,
    );
    await run(`${fund} VALUES ('anon:all', 'anon:all', 'anonymous', ${start}, ${end}, ${all}, ${all})`);
    const going = ended ? 0 : each * funds;
    await run(`${fund} VALUES ('going-on', 'ada', 'allowance', ${start}, ${NOW + DAY_MS}, ${going}, ${going})`);
    await run(`INSERT INTO entry (source_ref, fund_id, kind, amount, at)
      SELECT 'open:' || id, id, 'grant', granted, ${start} FROM fund WHERE granted > 0`);
    await run(`INSERT INTO hold (id, owner, fund_id, budget_id, amount, state, charged, register, mode, tier, lease_until, created_at, ended_at)
      ${numbers(each * funds)} SELECT 'h' || i, ${fundId}, ${fundId}, ${budgetId}, 1, 'settled', 1, 'slack', 'rewrite', 'standard', 1, ${start}, ${start} FROM n`);
    for (const [reference, column] of [
      ["'hold:' || id", "fund_id"],
      ["'hold:' || id || ':all'", "budget_id"],
    ])
      await run(`INSERT INTO entry (source_ref, fund_id, kind, amount, at)
        SELECT ${reference}, ${column}, 'charge', -1, ${start} FROM hold WHERE ${column} IS NOT NULL`);
  });
};

interface Pause {
  wallMs: number;
  /** Processor time of this thread in the turn that took most of it: what a busy machine does not change. */
  processorMs: number;
}

/** The longest time between two turns of the event loop while some work goes on. */
const longestPause = async (work: () => Promise<unknown>): Promise<Pause> => {
  const longest = { wallMs: 0, processorMs: 0 };
  const processorMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  const state = { wall: performance.now(), processor: processorMs(), going: true };
  const turn = (): void => {
    const [wall, processor] = [performance.now(), processorMs()];
    longest.wallMs = Math.max(longest.wallMs, wall - state.wall);
    longest.processorMs = Math.max(longest.processorMs, processor - state.processor);
    Object.assign(state, { wall, processor });
    if (state.going) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  state.going = false;
  turn();
  return longest;
};

const measure = async (folder: string, funds: number, holds: number, ended: boolean): Promise<void> => {
  const db = await openDatabase({ url: `sqlite:${join(folder, `${ended}.sqlite`)}` });
  await migrate(db);
  await fill(db, funds, holds, ended);
  const prune = createPrune({ db, clock: { now: () => NOW } });
  const started = performance.now();
  const pause = await longestPause(prune);
  const took = performance.now() - started;
  const [left] = await db.read<{ n: number }>("SELECT COUNT(*) AS n FROM fund WHERE kind = 'anonymous'");
  console.log(
    `${funds} ended funds, ${holds} holds of ${ended ? "theirs" : "others"}: longest pause ${pause.wallMs.toFixed(1)} ms (${pause.processorMs.toFixed(1)} ms of processor time), ` +
      `${Math.round(took)} ms in all, ${left?.n} ended funds left, broken invariants: ${(await db.snapshot(violations)).length}`,
  );
  await db.close();
};

export const run = async (args: readonly string[]): Promise<void> => {
  const [funds = 200, holds = 40_000] = args.map(Number);
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-bench-"));
  try {
    for (const ended of [false, true]) await measure(folder, funds, holds, ended);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
