import { close, fdatasync, open } from "node:fs";
import { promisify } from "node:util";

const openFile = promisify(open);
const closeFile = promisify(close);
const syncFile = promisify(fdatasync);

/** Makes what was written to a file before the call survive a power failure. */
export interface FileSync {
  /** Callers who come while one sync runs share the next one. */
  synced(): Promise<void>;
  close(): Promise<void>;
}

/** Syncs a file off the event loop, so that no stream waits for the disk while another one is paid. */
export const fileSync = (path: string): FileSync => {
  // The log comes into being with the first write. Windows syncs only what is open for writing.
  let file: Promise<number> | null = null;
  const sync = async (): Promise<void> => syncFile(await (file ??= openFile(path, "r+")));
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
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
      if (file !== null) await closeFile(await file);
    },
  };
};
