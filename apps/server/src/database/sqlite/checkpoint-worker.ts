// Moves what the write-ahead log holds into the database file, on a thread of its own: a checkpoint waits for the
// disk, and on the server's thread every stream would wait with it.
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { isSyncFailure } from "./failures.ts";

const EVERY_MS = 500;
/** Past this many pages the log is started again, for which writers wait a moment. */
const LOG_PAGES_MAX = 16_000;

const { path } = workerData as { path: string };
const handle = new DatabaseSync(path);
handle.exec("PRAGMA busy_timeout = 1000; PRAGMA wal_autocheckpoint = 0;");
const passive = handle.prepare("PRAGMA wal_checkpoint(PASSIVE)");

setInterval(() => {
  try {
    const { log = 0 } = (passive.get() ?? {}) as { log?: number };
    if (log > LOG_PAGES_MAX) handle.exec("PRAGMA wal_checkpoint(RESTART)");
  } catch (error) {
    // Else another process holds the lock, or the disk is full: the next turn comes.
    if (isSyncFailure(error)) parentPort?.postMessage(String(error));
  }
}, EVERY_MS);
