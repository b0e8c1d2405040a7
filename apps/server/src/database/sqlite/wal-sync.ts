import { close, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";

const closeFile = promisify(close);

/** Makes what was written to a file before the call survive a power failure. */
export interface FileSync {
  /** Callers who come while one sync runs share the next one. Once a sync has failed, so does every later call. */
  synced(): Promise<void>;
  close(): Promise<void>;
}

export interface FileSyncOptions {
  /** Called once, at the first sync that fails. */
  failed: (error: Error) => void;
  /** Only tests choose another. */
  syncFile?: (file: number) => Promise<void>;
}

/**
 * Syncs a file off the event loop, so that no stream waits for the disk while another one is paid. A failed sync is
 * final: the system has dropped what it could not write, and a later sync may succeed over the hole.
 * https://www.usenix.org/conference/atc20/presentation/rebello
 *
 * @throws when the file cannot be opened.
 */
export const fileSync = (path: string, { failed, syncFile = promisify(fdatasync) }: FileSyncOptions): FileSync => {
  // Windows syncs only what is open for writing.
  const file = openSync(path, "r+");
  let failure: Error | null = null;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const sync = async (): Promise<void> => {
    if (failure !== null) throw failure;
    try {
      await syncFile(file);
    } catch (error) {
      if (failure === null) failed((failure = error instanceof Error ? error : new Error("The sync failed.")));
      throw error;
    }
  };
  const start = (): Promise<void> => {
    const run = sync().finally(() => {
      if (running === run) running = null;
    });
    running = run;
    return run;
  };
  return {
    // A sync that has begun may have missed what was just written; one that begins after it cannot.
    synced: () => {
      if (running === null) return start();
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = null;
          return start();
        });
      return next;
    },
    close: async () => {
      await next?.catch(() => undefined);
      await running?.catch(() => undefined);
      await closeFile(file);
    },
  };
};
