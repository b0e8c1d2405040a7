import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Longer than any build takes. */
const WAIT_MAX_MS = 10 * 60_000;

/**
 * Runs `work` while no other process does so under the same file, and waits for one that does. The lock is SQLite's on
 * that file: the system drops it with the process, so that one that was killed leaves none behind.
 *
 * @template T
 * @param {string} path of the file, which is made where it is missing
 * @param {() => T | Promise<T>} work
 * @param {() => void} onWait called once before a wait
 * @returns {Promise<T>}
 */
export const oneAtATime = async (path, work, onWait) => {
  mkdirSync(dirname(path), { recursive: true });
  const lock = new DatabaseSync(path);
  const take = (waitMs) => lock.exec(`PRAGMA busy_timeout = ${waitMs}; BEGIN EXCLUSIVE`);
  try {
    try {
      take(0);
    } catch {
      onWait();
      take(WAIT_MAX_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
};
