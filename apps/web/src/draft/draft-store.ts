import { deviceDatabase, settled } from "../browser/device-database.ts";
import type { DeviceStorage } from "../browser/device-storage.ts";
import { openSavedOnExit } from "../browser/saved-on-exit.ts";

const STORE = "current";
const KEY = "draft";
const OTHER = "other";

/** What a save found. `other` is the text of another tab that would have been overwritten; it is kept beside. */
export interface Saved {
  other: string | null;
}

/** A text to keep, and the texts in the store that it may take the place of: those that its tab saw or put there. */
interface OwnText {
  text: string;
  known: readonly string[];
}

/** The drafts that this device keeps through reload, sign-in and errors. They never leave the device. */
export interface DraftStore {
  /** The draft, and the text of another tab that was kept aside, empty when there is none. */
  load: () => Promise<{ draft: string; other: string }>;
  /**
   * Keeps the draft. `known` are the texts of this tab that the store may hold: where another tab has put a text of its own
   * there since, that text is kept aside and reported, so that neither is lost.
   */
  save: (text: string, known: readonly string[]) => Promise<Saved>;
  /** Keeps a text aside, or forgets what was kept aside. */
  saveOther: (text: string | null) => Promise<void>;
  /** Keeps the draft of a page that may not run another line; whoever opens the draft next saves it as `save` would. */
  leave: (text: string, known: readonly string[]) => void;
}

const inDrafts = deviceDatabase("drafts", (database) => void database.createObjectStore(STORE));

const inStore = <T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
  inDrafts("readwrite", (transaction) => work(transaction.objectStore(STORE)));

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const put = async (store: IDBObjectStore, { text, known }: OwnText): Promise<Saved> => {
  const stored = textOf(await settled<unknown>(store.get(KEY)));
  const foreign = !known.includes(stored) && stored !== text && stored.trim() !== "";
  if (foreign) await settled(store.put(stored, OTHER));
  await settled(store.put(text, KEY));
  return { other: foreign ? stored : null };
};

const readOwnText = (value: unknown): OwnText | null => {
  const { text, known } = (value ?? {}) as Partial<OwnText>;
  return typeof text === "string" && Array.isArray(known) ? { text, known } : null;
};

/** The store on this device; `storage` takes the last words of a page that is left. */
export const openDraftStore = (storage: DeviceStorage): DraftStore => {
  const left = openSavedOnExit(storage, "draft", readOwnText);
  const ownName = String(Math.random());
  return {
    load: async () => {
      const found = left.all();
      const loaded = await inStore(async (store) => {
        // Each as if its page had saved by itself.
        for (const { value } of found) await put(store, value);
        const [draft, other] = [await settled<unknown>(store.get(KEY)), await settled<unknown>(store.get(OTHER))];
        return { draft: textOf(draft), other: textOf(other) };
      });
      left.remove(found.map(({ name }) => name));
      return loaded;
    },
    save: async (text, known) => {
      const saved = await inStore((store) => put(store, { text, known }));
      // A page that was left and came back has saved by itself now.
      left.remove([ownName]);
      return saved;
    },
    saveOther: (text) =>
      inStore(async (store) => {
        await (text === null ? settled(store.delete(OTHER)) : settled(store.put(text, OTHER)));
      }),
    leave: (text, known) => left.put(ownName, { text, known }),
  };
};
