import type { Span } from "@rewrite-service/text";
import { deviceDatabase, settled } from "../browser/device-database.ts";
import type { DeviceStorage } from "../browser/device-storage.ts";
import { openSavedOnExit } from "../browser/saved-on-exit.ts";

const STORE = "current";
const KEY = "draft";
const OTHER = "other";
const PROTECTED = "protected";

/** What a save found. `other` is the text of another tab that would have been overwritten; it is kept beside. */
export interface Saved {
  other: string | null;
}

/** What the store has. */
export interface StoredDraft {
  draft: string;
  spans: readonly Span[];
  other: string;
}

/** A text to keep, and the texts in the store that it may take the place of: those that its tab saw or put there. */
interface OwnText {
  text: string;
  known: readonly string[];
  /** What of it is protected. */
  spans: readonly Span[];
}

/** The drafts that this device keeps through reload, sign-in and errors. They never leave the device. */
export interface DraftStore {
  /** The draft with its protected places, and the text of another tab that was kept aside, empty when there is none. */
  load: () => Promise<StoredDraft>;
  /**
   * Keeps the draft. `known` are the texts of this tab that the store may hold: where another tab has put a text of its own
   * there since, that text is kept aside and reported, so that neither is lost.
   */
  save: (text: string, known: readonly string[], spans?: readonly Span[]) => Promise<Saved>;
  /** Keeps a text aside, or forgets what was kept aside. */
  saveOther: (text: string | null) => Promise<void>;
  /** Keeps the draft of a page that may not run another line; whoever opens the draft next saves it as `save` would. */
  leave: (text: string, known: readonly string[], spans: readonly Span[]) => void;
}

const inDrafts = deviceDatabase("drafts", (database) => void database.createObjectStore(STORE));

const inStore = <T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
  inDrafts("readwrite", (transaction) => work(transaction.objectStore(STORE)));

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The protected places of a text; none where they are those of another one, as when an older page has saved. */
const spansOf = (value: unknown, draft: string): readonly Span[] => {
  const { of, spans } = (value ?? {}) as { of?: unknown; spans?: unknown };
  return of === draft && Array.isArray(spans) ? (spans as Span[]) : [];
};

const put = async (store: IDBObjectStore, { text, known, spans }: OwnText): Promise<Saved> => {
  const stored = textOf(await settled<unknown>(store.get(KEY)));
  const foreign = !known.includes(stored) && stored !== text && stored.trim() !== "";
  if (foreign) await settled(store.put(stored, OTHER));
  await settled(store.put(text, KEY));
  await settled(store.put({ of: text, spans }, PROTECTED));
  return { other: foreign ? stored : null };
};

const readOwnText = (value: unknown): OwnText | null => {
  const { text, known, spans = [] } = (value ?? {}) as Partial<OwnText>;
  return typeof text === "string" && Array.isArray(known) && Array.isArray(spans) ? { text, known, spans } : null;
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
        const draft = textOf(await settled<unknown>(store.get(KEY)));
        const other = textOf(await settled<unknown>(store.get(OTHER)));
        return { draft, other, spans: spansOf(await settled<unknown>(store.get(PROTECTED)), draft) };
      });
      left.remove(found.map(({ name }) => name));
      return loaded;
    },
    save: async (text, known, spans = []) => {
      const saved = await inStore((store) => put(store, { text, known, spans }));
      // A page that was left and came back has saved by itself now.
      left.remove([ownName]);
      return saved;
    },
    saveOther: (text) =>
      inStore(async (store) => {
        await (text === null ? settled(store.delete(OTHER)) : settled(store.put(text, OTHER)));
      }),
    leave: (text, known, spans) => left.put(ownName, { text, known, spans }),
  };
};
