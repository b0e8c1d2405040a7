import { randomBytes } from "node:crypto";
import { existsSync, realpathSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { surveySealed } from "../accounts/sealed-texts.ts";
import { violations, type Violation } from "../billing/ledger/invariants.ts";
import { ledgerSql } from "../billing/ledger/ledger-sql.ts";
import { createSweep } from "../billing/ledger/sweep.ts";
import type { Database } from "../database/database.ts";
import { migrate, schemaFits, SchemaTooNew } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { copyDatabase, faultsOf, lockDatabase, swapIn } from "../database/sqlite/database-file.ts";
import type { Clock } from "../runtime/clock.ts";
import { makeFolderDurably } from "../runtime/durable-file.ts";

/** What was found in a backup. */
export interface BackupFindings {
  /** Whether a server can work on it. */
  ok: boolean;
  /** Faults in one sentence each. */
  faults: string[];
  /** False where it is of an earlier release, which a restore brings up to date. */
  schemaIsCurrent: boolean;
  violations: Violation[];
  /** Sealed texts, such as voices and connected accounts, that no known secret opens. */
  sealedElsewhere: number;
}

export interface RestoreDeps {
  file: string;
  /** Where the database of the configuration is. Nothing is written but here and beside it. */
  target: string;
  clock: Clock;
  /** The secrets that are known; none where no server has run here yet. */
  secrets: { secret: string; previous: readonly string[] } | null;
}

/** Looks at a backup through a copy beside the target, without changing either. */
export const checkBackup = (deps: RestoreDeps): Promise<BackupFindings> => onCopy(deps, (_, findings) => findings);

/**
 * Puts a backup in the place of the database. Everything is checked on a copy first; the database of before stays beside
 * it, and so does everything that its log would replay into the restored one.
 *
 * @returns what was found, and where the old database is; `kept` is null where there was none, or nothing was done.
 * @throws DatabaseInUse while a server or a command has the database open.
 */
export const restoreBackup = async (deps: RestoreDeps): Promise<BackupFindings & { kept: string | null }> => {
  const { file, target, clock } = deps;
  if (existsSync(target) && realpathSync(file) === realpathSync(target))
    throw new Error("That file is the live database. Choose another file.");
  return onCopy(deps, (copy, findings) => {
    if (!findings.ok) return { ...findings, kept: null };
    const kept = `${target}.before-restore-${new Date(clock.now()).toISOString().replaceAll(/[:.]/g, "-")}`;
    return { ...findings, kept: swapIn(copy, target, kept) ? kept : null };
  });
};

const onCopy = async <Result>(
  deps: RestoreDeps,
  work: (copy: string, findings: BackupFindings) => Result,
): Promise<Result> => {
  makeFolderDurably(resolve(dirname(deps.target)));
  const copy = join(dirname(deps.target), `.restoring-${randomBytes(6).toString("hex")}.sqlite`);
  try {
    copyDatabase(deps.file, copy);
    return await work(copy, await findingsOf(copy, deps));
  } finally {
    for (const suffix of ["", "-wal", "-shm"]) rmSync(copy + suffix, { force: true });
  }
};

const NOTHING_FOUND = { schemaIsCurrent: false, violations: [], sealedElsewhere: 0 };

const findingsOf = async (copy: string, deps: RestoreDeps): Promise<BackupFindings> => {
  const damage = faultsOf(copy);
  if (damage.length > 0) return { ...NOTHING_FOUND, ok: false, faults: damage };
  const db = await openDatabase({ url: `sqlite:${copy}` });
  try {
    return await findingsIn(db, deps);
  } finally {
    await db.close();
    // The copy is one file again, with nothing beside it.
    lockDatabase(copy).release();
  }
};

const findingsIn = async (db: Database, { clock, secrets }: RestoreDeps): Promise<BackupFindings> => {
  const schemaIsCurrent = await schemaFits(db).catch(() => null);
  if (schemaIsCurrent === null) return { ...NOTHING_FOUND, ok: false, faults: ["it isn't a Rewrite Service database"] };
  try {
    await migrate(db);
  } catch (error) {
    if (error instanceof SchemaTooNew) return { ...NOTHING_FOUND, ok: false, faults: [error.message] };
    throw error;
  }
  const broken = await db.snapshot(violations);
  // What was being written when the backup was made has no server any more that would end it.
  if (broken.length === 0) await createSweep({ db, clock, sql: ledgerSql }).everything();
  const { secret, previous } = secrets ?? { secret: randomBytes(32).toString("hex"), previous: [] };
  const { unreadable } = await surveySealed(db, { secret, previous });
  const faults = broken.map(({ invariant, ids }) => `the ledger: ${invariant}: ${ids.join(", ")}`);
  return { ok: faults.length === 0, faults, schemaIsCurrent, violations: broken, sealedElsewhere: unreadable };
};
