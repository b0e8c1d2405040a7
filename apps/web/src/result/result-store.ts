import { deviceDatabase, settled } from "../browser/device-database.ts";
import type { ResultVersion } from "./result-history.ts";

const STORE = "current";
// Decisions are about edits by their places, so what was kept before those were decided one by one is let go.
const KEY = "edits";

const inStore = deviceDatabase("results", (database) => void database.createObjectStore(STORE));

const isVersion = (value: unknown): value is ResultVersion => {
  const { source, text, decisions } = (value ?? {}) as Partial<ResultVersion>;
  return typeof text === "string" && typeof source?.text === "string" && typeof decisions === "object";
};

/** The result that this device keeps beside the draft, through reload and errors; null where there is none. It never leaves the device. */
export const loadResult = async (): Promise<ResultVersion | null> => {
  const kept = await inStore("readonly", (transaction) => settled<unknown>(transaction.objectStore(STORE).get(KEY)));
  return isVersion(kept) ? kept : null;
};

/** Keeps a result in the place of the one before; null forgets it. */
export const saveResult = (version: ResultVersion | null): Promise<void> =>
  inStore("readwrite", async (transaction) => {
    const store = transaction.objectStore(STORE);
    await (version === null ? settled(store.delete(KEY)) : settled(store.put(version, KEY)));
  });
