import { deviceDatabase, settled } from "../browser/device-database.ts";
import type { Decisions } from "@rewrite-service/review";
import type { ResultVersion, Source } from "./result-history.ts";
import { endedEarly, type RewriteState } from "./rewrite-state.ts";

const STORE = "current";
// Decisions are about edits by their places, so what was kept before those were decided one by one is let go.
const KEY = "edits";

const inStore = deviceDatabase("results", (database) => void database.createObjectStore(STORE));

const isVersion = (value: unknown): value is ResultVersion => {
  const { source, text, decisions } = (value ?? {}) as Partial<ResultVersion>;
  return typeof text === "string" && typeof source?.text === "string" && typeof decisions === "object";
};

const load = async <Kept>(key: string, isKept: (value: unknown) => value is Kept): Promise<Kept | null> => {
  const kept = await inStore("readonly", (transaction) => settled<unknown>(transaction.objectStore(STORE).get(key)));
  return isKept(kept) ? kept : null;
};

const save = (key: string, value: unknown): Promise<void> =>
  inStore("readwrite", async (transaction) => {
    const store = transaction.objectStore(STORE);
    await (value === null ? settled(store.delete(key)) : settled(store.put(value, key)));
  });

/** A result with what was decided about it before, step by step. */
export interface KeptResult extends ResultVersion {
  before?: readonly Decisions[];
}

/** The result that this device keeps beside the draft, through reload and errors; null where there is none. It never leaves the device. */
export const loadResult = (): Promise<KeptResult | null> => load(KEY, isVersion);

/** Keeps a result in the place of the one before; null forgets it. */
export const saveResult = (version: KeptResult | null): Promise<void> => save(KEY, version);

/** A rewrite that ended early and waits to be kept or discarded, and how it ended. */
export interface EarlyEnd {
  source: Source;
  stream: RewriteState;
}

const END_KEY = "early-end";

const isEarlyEnd = (value: unknown): value is EarlyEnd => {
  const { source, stream } = (value ?? {}) as Partial<EarlyEnd>;
  return typeof source?.text === "string" && stream !== undefined && endedEarly(stream) && "raw" in stream;
};

/** The rewrite that ended early, kept as a result is. */
export const loadEarlyEnd = (): Promise<EarlyEnd | null> => load(END_KEY, isEarlyEnd);

/** Keeps it in the place of the one before; null forgets it. */
export const saveEarlyEnd = (end: EarlyEnd | null): Promise<void> => save(END_KEY, end);
