import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import { type Family, gauge, metricsPage } from "../runtime/metric-families.ts";
import type { Clock } from "../runtime/clock.ts";

interface PageDeps {
  families: () => Promise<Family[]>;
  db: Pick<Database, "read">;
  clock: Clock;
}

/** A collector gives up after some seconds; the counts are to reach it also while the database does not answer. */
const DATABASE_MS = 1_000;
/** What the database was asked is good for so long, however often the page is opened. */
const FRESH_MS = 2_000;

const OPEN_HOLDS = `SELECT COUNT(*) AS holds, COALESCE(SUM(amount), 0) AS units,
  COALESCE(SUM(CASE WHEN lease_until < $1 THEN 1 ELSE 0 END), 0) AS overdue FROM hold WHERE state = 'held'`;

/** The metrics for collectors: the counts of all processes, and those of the ledger's own table. */
export const createMetricsPage = ({ families, db, clock }: PageDeps): (() => Promise<string>) => {
  let asked: { at: number; answer: Promise<Family[]> } | null = null;
  const ofLedger = (): Promise<Family[]> => {
    if (asked === null || clock.now() - asked.at > FRESH_MS || clock.now() < asked.at)
      asked = { at: clock.now(), answer: ledgerGauges(db, clock.now()) };
    return Promise.race([asked.answer, sleep(DATABASE_MS, [isUp(false)], { ref: false })]);
  };
  return async () => {
    const [counted, ledger] = await Promise.all([families(), ofLedger()]);
    return metricsPage([...counted, ...ledger]);
  };
};

const isUp = (up: boolean): Family =>
  gauge("rewrite_database_up", "Whether the database answered for this page.", up ? 1 : 0, "max");

/** Of the database, so every node that shares it says the same. */
const ledgerGauges = async (db: PageDeps["db"], now: number): Promise<Family[]> => {
  try {
    const [open] = await db.read<{ holds: number; units: number; overdue: number }>(OPEN_HOLDS, [now]);
    return [
      isUp(true),
      gauge("rewrite_ledger_holds_open", "Open holds.", open?.holds ?? 0, "max"),
      gauge("rewrite_ledger_holds_overdue", "Open holds past their lease.", open?.overdue ?? 0, "max"),
      gauge("rewrite_ledger_units_held", "Units set aside by open holds.", open?.units ?? 0, "max"),
    ];
  } catch {
    return [isUp(false)];
  }
};
