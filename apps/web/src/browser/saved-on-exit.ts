import type { DeviceStorage } from "./device-storage.ts";

/**
 * What a page still held when it was left, until the next page takes it up. A database may drop what a page asks of it in
 * its last moment; this storage is written before the page is gone.
 */
export interface SavedOnExit<Value> {
  /** Leaves a value under a name of its own, in the place of what stood there. */
  put: (name: string, value: Value) => void;
  /** Everything that lies there. */
  all: () => { name: string; value: Value }[];
  remove: (names: readonly string[]) => void;
}

/** Opens what was left of one kind; `read` is null for what is not a value of it. */
export const openSavedOnExit = <Value>(
  storage: DeviceStorage,
  kind: string,
  read: (value: unknown) => Value | null,
): SavedOnExit<Value> => {
  const prefix = `left:${kind}:`;
  return {
    put: (name, value) => storage.setItem(prefix + name, JSON.stringify(value)),
    all: () =>
      storage.names().flatMap((key) => {
        const value = key.startsWith(prefix) ? read(parsed(storage.getItem(key))) : null;
        return value === null ? [] : [{ name: key.slice(prefix.length), value }];
      }),
    remove: (names) => {
      for (const name of names) storage.removeItem(prefix + name);
    },
  };
};

const parsed = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? "null") as unknown;
  } catch {
    return null;
  }
};
