import type { Trouble } from "../unavailable.ts";

// https://www.sqlite.org/rescode.html
const [BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN] = [5, 6, 8, 10, 13, 14];
const IOERR_FSYNC = 1_034;
const IOERR_DIR_FSYNC = 1_290;

/** SQLite's extended result code of an error, 0 for any other error. */
const codeOf = (error: unknown): number =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : 0;

/** Another process, or the thread of the checkpoints, holds the lock for a while. */
export const isBusy = (error: unknown): boolean => [BUSY, LOCKED].includes(codeOf(error) & 0xff);

/** The disk did not keep what was written: what a later sync says of it is worth nothing. */
export const isSyncFailure = (error: unknown): boolean => [IOERR_FSYNC, IOERR_DIR_FSYNC].includes(codeOf(error));

export const sqliteTrouble = (error: unknown): Trouble | null => {
  const code = codeOf(error) & 0xff;
  if (code === BUSY || code === LOCKED) return "busy";
  if (code === FULL) return "full";
  return code === READONLY || code === IOERR || code === CANTOPEN ? "broken" : null;
};
