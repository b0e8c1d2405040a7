import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { randomUUID } from "node:crypto";

/** Makes the content of a file, or the names in a folder, survive a power failure. */
export const syncPath = (path: string): void => {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Windows opens no folder, and keeps names by itself. */
export const syncFolder = (path: string): void => {
  if (process.platform !== "win32") syncPath(path);
};

/** Makes a folder, with those above it, that only its owner may enter; their names survive a power failure. */
export const makeFolderDurably = (path: string): void => {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made !== dirname(first); made = dirname(made)) syncFolder(dirname(made));
};

/**
 * Writes a file that only its owner can read, whole and on the disk before it has its name, so that nobody ever finds a
 * part of it. False where the name is taken already; the file that has it is left as it is.
 */
export const createDurably = (path: string, text: string): boolean => {
  const draft = join(dirname(path), `.${randomUUID()}`);
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: "wx", flush: true });
    linkSync(draft, path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(dirname(path));
  return true;
};
