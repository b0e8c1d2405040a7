import { chmodSync, chownSync, existsSync, linkSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { syncFolder, syncPath } from "../../runtime/durable-file.ts";
import { isBusy } from "./failures.ts";

/** Somebody has the file open: a server, or a command. */
export class DatabaseInUse extends Error {
  override readonly name = "DatabaseInUse";
}

/** The files that SQLite keeps beside a database and would replay into any file of its name. */
const LOGS = ["-wal", "-journal"] as const;

/** Opens a file to read, with its log where it has one, and leaves nothing beside it where it has none. */
const openToRead = (path: string): DatabaseSync => {
  const url = pathToFileURL(path);
  const hasLog = LOGS.some((log) => existsSync(path + log) && statSync(path + log).size > 0);
  if (!hasLog) url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true });
};

/**
 * Copies a database, with what its log holds, to a new file that only its owner can read.
 *
 * @throws where the file is no database, or the copy exists.
 */
export const copyDatabase = (from: string, to: string): void => {
  writeFileSync(to, "", { mode: 0o600, flag: "wx" });
  const source = openToRead(from);
  try {
    source.prepare("VACUUM INTO ?").run(to);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  } finally {
    source.close();
  }
};

/** The faults that SQLite finds in a file: pages, indexes, references. */
export const faultsOf = (path: string): string[] => {
  const handle = openToRead(path);
  try {
    const integrity = handle.prepare("PRAGMA integrity_check(10)").all() as { integrity_check: string }[];
    const references = handle.prepare("PRAGMA foreign_key_check").all() as { table: string; parent: string }[];
    return [
      ...integrity.map((row) => row.integrity_check).filter((line) => line !== "ok"),
      ...references
        .slice(0, 10)
        .map(({ table, parent }) => `a row of ${table} refers to a ${parent} that is not there`),
    ];
  } finally {
    handle.close();
  }
};

/** A file that nobody else can open. `whole` is false for one that is damaged, which cannot be kept from anybody. */
interface LockedFile {
  whole: boolean;
  release(): void;
}

/**
 * Brings what the log of a database holds into the file itself, and keeps everybody else from it until `release`.
 *
 * @throws DatabaseInUse where somebody has it open.
 */
export const lockDatabase = (path: string): LockedFile => {
  const handle = new DatabaseSync(path, { timeout: 0 });
  try {
    // A file whose log is in use refuses to go without it.
    handle.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
  } catch (error) {
    handle.close();
    if (isBusy(error))
      throw new DatabaseInUse("The database is in use. Stop the server and any running commands first.");
    return { whole: false, release: () => undefined };
  }
  const release = (): void => {
    handle.exec("ROLLBACK");
    handle.close();
  };
  return { whole: true, release };
};

/**
 * Puts a file in the place of a database, whose own file stays beside it as `kept`. A log goes into the file that it
 * belongs to, or stays beside it as well where that is damaged; it is never left to be replayed into the fresh file.
 *
 * @returns whether there was a database.
 * @throws DatabaseInUse where somebody has it open; nothing was changed then.
 */
export const swapIn = (fresh: string, path: string, kept: string): boolean => {
  const old = existsSync(path);
  // Linked first, because SQLite drops the log of a file that it cannot read.
  const logs = LOGS.filter((log) => existsSync(path + log));
  for (const log of logs) linkSync(path + log, kept + log);
  const forget = (): void => logs.forEach((log) => rmSync(kept + log, { force: true }));
  let locked: LockedFile | null;
  try {
    locked = old ? lockDatabase(path) : null;
  } catch (error) {
    forget();
    throw error;
  }
  if (locked?.whole === true) forget();
  try {
    takePlace(fresh, path, old ? kept : null);
  } finally {
    locked?.release();
  }
  return old;
};

const takePlace = (fresh: string, path: string, kept: string | null): void => {
  const { uid, gid } = statSync(kept === null ? dirname(path) : path);
  if (process.getuid?.() === 0) chownSync(fresh, uid, gid);
  chmodSync(fresh, 0o600);
  syncPath(fresh);
  // There is no moment without a file of this name: a server that started then would make an empty one.
  if (kept !== null) linkSync(path, kept);
  for (const left of [...LOGS, "-shm"]) rmSync(path + left, { force: true });
  syncFolder(dirname(path));
  renameSync(fresh, path);
  syncFolder(dirname(path));
};
