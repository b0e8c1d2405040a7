const DATABASE = "drafts";
const STORE = "current";
const KEY = "draft";
const OTHER = "other";

/** What a save found. `other` is the text of another tab that would have been overwritten; it is kept beside. */
export interface Saved {
  other: string | null;
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no storage")));
  });

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no storage")));
  });

/** Runs the requests of one transaction; nobody else's come between them. */
const inStore = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> => {
  const database = await open();
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The draft that this device keeps through reload, sign-in and errors. It never leaves the device. */
export const loadDraft = (): Promise<string> =>
  inStore("readonly", async (store) => textOf(await settled<unknown>(store.get(KEY))));

/** The text of another tab that was kept aside; empty when there is none. */
export const loadOther = (): Promise<string> =>
  inStore("readonly", async (store) => textOf(await settled<unknown>(store.get(OTHER))));

/**
 * Keeps the draft. `known` is the text that this tab last saw in the store: where another tab has put a text of its own
 * there since, that text is kept aside and told, so that neither is lost.
 */
export const saveDraft = (text: string, known: string): Promise<Saved> =>
  inStore("readwrite", async (store) => {
    const stored = textOf(await settled<unknown>(store.get(KEY)));
    const foreign = stored !== known && stored !== text && stored.trim() !== "";
    if (foreign) await settled(store.put(stored, OTHER));
    await settled(store.put(text, KEY));
    return { other: foreign ? stored : null };
  });

/** Keeps a text aside, or forgets what was kept aside. */
export const saveOther = (text: string | null): Promise<void> =>
  inStore("readwrite", async (store) => {
    await (text === null ? settled(store.delete(OTHER)) : settled(store.put(text, OTHER)));
  });
