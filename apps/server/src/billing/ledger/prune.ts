import type { Clock } from "../../runtime/clock.ts";
import type { Database, Transaction } from "../../database/database.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Finished allowance periods are kept this long for the owner's usage list. Credits are kept as long as the account. */
export const ALLOWANCE_KEPT_MS = 90 * DAY_MS;

// One transaction on SQLite is a pause of the whole server, so each is small, however much there is to delete.
const FUNDS_READ = 5_000;
const FUNDS_AT_ONCE = 50;
const HOLDS_AT_ONCE = 50;

/** `$1, $2, …`; the same text for every call of one size, so that it is prepared once. */
const marks = (count: number): string => Array.from({ length: count }, (_, at) => `$${at + 1}`).join(", ");
/** As many values as the text has marks. */
const filled = (values: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, at) => values[at] ?? values[0] ?? "");

// The day's budget of all anonymous callers goes after the funds whose holds it paid for as well.
const endedFunds = `SELECT id FROM fund WHERE kind = $1 AND period_end <= $2
  ORDER BY CASE WHEN owner = 'anon:all' THEN 1 ELSE 0 END LIMIT ${FUNDS_READ}`;
const takeHolds = `DELETE FROM hold WHERE id IN (
    SELECT id FROM hold WHERE fund_id IN (${marks(FUNDS_AT_ONCE)}) AND state <> 'held' LIMIT ${HOLDS_AT_ONCE})
  RETURNING id, fund_id, budget_id, charged`;
const deleteCharges = `DELETE FROM entry WHERE source_ref IN (${marks(2 * HOLDS_AT_ONCE)})`;
const takeCharge = "UPDATE fund SET used = used - $2 WHERE id = $1";
// The update locks each fund against whoever would set aside in it, and asks again what that one may have set aside.
const lockEmpty = `UPDATE fund SET held = held WHERE id IN (${marks(FUNDS_AT_ONCE)}) AND held = 0
  AND NOT EXISTS (SELECT 1 FROM hold h WHERE h.fund_id = fund.id)
  AND NOT EXISTS (SELECT 1 FROM hold h WHERE h.budget_id = fund.id) RETURNING id`;
const deleteEntries = `DELETE FROM entry WHERE fund_id IN (${marks(FUNDS_AT_ONCE)})`;
const deleteFunds = `DELETE FROM fund WHERE id IN (${marks(FUNDS_AT_ONCE)})`;

/** What an index can find on each database; the other's way reads every owner. */
const idleStreams = {
  sqlite: "SELECT owner FROM open_streams WHERE owner GLOB 'anon:*' AND streams = 0 LIMIT 200",
  postgres: "SELECT owner FROM open_streams WHERE owner LIKE 'anon:%' AND streams = 0 LIMIT 10000",
} as const;

interface TakenHold {
  id: string;
  fund_id: string;
  budget_id: string | null;
  charged: number;
}

/** Deletes ended holds of these funds with their charges, so that what is left of each fund still adds up. */
const takeSome = async (statements: Transaction, funds: readonly string[]): Promise<number> => {
  const holds = await statements.rows<TakenHold>(takeHolds, filled(funds, FUNDS_AT_ONCE));
  const charged = new Map<string, number>();
  const references: string[] = [];
  for (const { id, fund_id, budget_id, charged: units } of holds) {
    if (units === 0) continue;
    references.push(`hold:${id}`, `hold:${id}:all`);
    for (const fund of [fund_id, budget_id]) if (fund !== null) charged.set(fund, (charged.get(fund) ?? 0) + units);
  }
  if (references.length > 0) await statements.run(deleteCharges, filled(references, 2 * HOLDS_AT_ONCE));
  // In one order on every node, so that no two wait for each other.
  const sums = [...charged].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [fund, units] of sums) await statements.run(takeCharge, [fund, units]);
  return holds.length;
};

/** Deletes those of these funds on which nothing hangs any more. */
const dropEmpty = async (statements: Transaction, funds: readonly string[]): Promise<number> => {
  const empty = await statements.rows<{ id: string }>(lockEmpty, filled(funds, FUNDS_AT_ONCE));
  if (empty.length === 0) return 0;
  const ids = filled(
    empty.map(({ id }) => id),
    FUNDS_AT_ONCE,
  );
  await statements.run(deleteEntries, ids);
  return statements.run(deleteFunds, ids);
};

/**
 * Deletes what is past its keeping time, a little in each transaction: anonymous callers' rows and salts once their day
 * is over, finished allowance periods after 90 days. The ledger adds up after each of them, so it may stop anywhere.
 */
export const createPrune = ({ db, clock }: { db: Database; clock: Clock }): (() => Promise<void>) => {
  let prunedAt = -Infinity;
  // Rows that a power failure restores are deleted again.
  const lightly = <Result>(work: (statements: Transaction) => Promise<Result>): Promise<Result> =>
    db.transaction(work, { durable: false });

  const pruneSome = async (funds: readonly string[]): Promise<number> => {
    for (let taken = HOLDS_AT_ONCE; taken === HOLDS_AT_ONCE;)
      taken = await lightly((statements) => takeSome(statements, funds));
    return lightly((statements) => dropEmpty(statements, funds));
  };
  const pruneFunds = async (kind: string, endedBefore: number): Promise<void> => {
    // A round that deletes nothing found only funds that a running rewrite keeps, and is the last.
    for (let dropped = 1; dropped > 0;) {
      dropped = 0;
      const ended = await db.read<{ id: string }>(endedFunds, [kind, endedBefore]);
      for (let at = 0; at < ended.length; at += FUNDS_AT_ONCE)
        dropped += await pruneSome(ended.slice(at, at + FUNDS_AT_ONCE).map(({ id }) => id));
    }
  };
  const pruneStreams = async (): Promise<void> => {
    const sql = `DELETE FROM open_streams WHERE streams = 0 AND owner IN (${idleStreams[db.dialect]})`;
    while ((await lightly((statements) => statements.run(sql))) > 0);
  };

  return async () => {
    const now = clock.now();
    // Either way, so that a clock that is set back does not put it off.
    if (Math.abs(now - prunedAt) < HOUR_MS) return;
    prunedAt = now;
    await pruneFunds("anonymous", now);
    await pruneFunds("allowance", now - ALLOWANCE_KEPT_MS);
    await lightly((statements) => statements.run("DELETE FROM daily_salt WHERE day < $1", [now - DAY_MS]));
    await pruneStreams();
  };
};
