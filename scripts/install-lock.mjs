// Lets one process at a time install. It runs on Node 20 with nothing installed, where SQLite's lock of
// build/one-at-a-time.mjs cannot be had.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const POLL_MS = 200;

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);

const isAlive = (id) => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** The process that holds the lock; null when nobody does, as after it was killed. */
const holderOf = (path) => {
  try {
    const id = Number(readFileSync(path, "utf8"));
    return Number.isInteger(id) && id > 0 && isAlive(id) ? id : null;
  } catch {
    return null;
  }
};

const take = (path) => {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
};

/**
 * Runs `work` while no other process does so under the file `path`, and waits for one that does.
 *
 * @template T
 * @param {string} path
 * @param {() => T} work
 * @param {() => void} onWait called once before a wait
 * @returns {T}
 */
export const withInstallLock = (path, work, onWait) => {
  mkdirSync(dirname(path), { recursive: true });
  for (let waits = 0; !take(path); waits += 1) {
    // A lock that was only just made names nobody yet, so it is left alone for one more look.
    if (holderOf(path) === null && waits > 0) rmSync(path, { force: true });
    else if (waits === 1) onWait();
    pause();
  }
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
};
