import { deviceDatabase, settled } from "../browser/device-database.ts";
import { deviceStorage } from "../browser/device-storage.ts";
import { openSavedOnExit } from "../browser/saved-on-exit.ts";

/** One finished rewrite, as it was. `draftId` names the draft that it is a version of. `at` is ISO 8601 in UTC. */
export interface Version {
  id: number;
  draftId: string;
  at: string;
  register: string;
  mode: string;
  draft: string;
  result: string;
}

export type NewVersion = Omit<Version, "id" | "at" | "draftId">;

export const VERSIONS_MAX = 50;
/** Drafts that are remembered, the oldest gone first. */
const DRAFTS_MAX = 100;

const VERSIONS = "versions";
const SETTINGS = "settings";

const inHistory = deviceDatabase("history", (database) => {
  database.createObjectStore(VERSIONS, { keyPath: "id", autoIncrement: true });
  database.createObjectStore(SETTINGS);
});

const withStores = <T>(
  mode: IDBTransactionMode,
  work: (versions: IDBObjectStore, settings: IDBObjectStore) => Promise<T>,
): Promise<T> =>
  inHistory(mode, (transaction) => work(transaction.objectStore(VERSIONS), transaction.objectStore(SETTINGS)));

/** Whether a history is kept; null when the person was never asked. */
export const historyIsKept = async (): Promise<boolean | null> => {
  const value: unknown = await withStores("readonly", (_, settings) => settled(settings.get("kept")));
  return typeof value === "boolean" ? value : null;
};

/** Switches the history on or off; what was kept stays until it is cleared. */
export const keepHistory = async (kept: boolean): Promise<void> => {
  await withStores("readwrite", (_, settings) => settled(settings.put(kept, "kept")));
};

/** Ids of the versions that are too many: all but the newest 50 of each draft, and whole drafts past the newest 100. */
export const surplusOf = (versions: readonly Pick<Version, "id" | "draftId">[]): number[] => {
  const ofDraft = new Map<string, number[]>();
  for (const { id, draftId } of [...versions].sort((a, b) => b.id - a.id)) {
    ofDraft.set(draftId, [...(ofDraft.get(draftId) ?? []), id]);
  }
  return [...ofDraft.values()].flatMap((ids, place) => (place < DRAFTS_MAX ? ids.slice(VERSIONS_MAX) : ids));
};

/** Whether two drafts are the same one, edited: they begin alike, or one was taken from the other. */
export const isSameDraft = (a: string, b: string): boolean => {
  const [x, y] = [a.trim(), b.trim()];
  const most = Math.min(40, x.length, y.length);
  return x === y || (most >= 12 && x.slice(0, most) === y.slice(0, most));
};

const add = async (versions: IDBObjectStore, version: NewVersion, at: string): Promise<void> => {
  const kept = (await settled(versions.getAll())) as Version[];
  // A step back to what is kept already is no new version.
  if (kept.some(({ draft, result }) => draft === version.draft && result === version.result)) return;
  const before = kept.findLast(({ draft, result }) => isSameDraft(draft, version.draft) || result === version.draft);
  const draftId = before?.draftId ?? crypto.randomUUID();
  const id = Number(await settled(versions.add({ ...version, draftId, at })));
  for (const surplus of surplusOf([...kept, { id, draftId }])) await settled(versions.delete(surplus));
};

const isKept = async (settings: IDBObjectStore): Promise<boolean> => (await settled(settings.get("kept"))) === true;

/** Keeps a finished rewrite, if the person has switched the history on. */
export const keepVersion = (version: NewVersion): Promise<void> =>
  withStores("readwrite", async (versions, settings) => {
    if (await isKept(settings)) await add(versions, version, new Date().toISOString());
  });

type LeftVersion = NewVersion & Pick<Version, "at">;

const readLeftVersion = (value: unknown): LeftVersion | null => {
  const { at, register, mode, draft, result } = (value ?? {}) as Partial<LeftVersion>;
  const fields = [at, register, mode, draft, result];
  return fields.every((field) => typeof field === "string") ? (value as LeftVersion) : null;
};

const leftVersions = () => openSavedOnExit(deviceStorage, "version", readLeftVersion);

/** Leaves a finished rewrite to whoever reads the history next, for a page that may not run another line. */
export const leaveVersion = (version: NewVersion): void =>
  leftVersions().put(String(Math.random()), { ...version, at: new Date().toISOString() });

/** Every version, the newest first, with those of pages that were left before they could keep them. */
export const readHistory = async (): Promise<Version[]> => {
  const left = leftVersions();
  const found = left.all();
  const kept = await withStores("readwrite", async (versions, settings) => {
    if (await isKept(settings))
      for (const {
        value: { at, ...version },
      } of found)
        await add(versions, version, at);
    return (await settled(versions.getAll())) as Version[];
  });
  left.remove(found.map(({ name }) => name));
  return kept.reverse();
};

/** Deletes a version, and gives it back so that it can be put back. */
export const deleteVersion = (id: number): Promise<readonly Version[]> =>
  withStores("readwrite", async (versions) => {
    const gone = (await settled(versions.get(id))) as Version | undefined;
    await settled(versions.delete(id));
    return gone === undefined ? [] : [gone];
  });

/** Deletes every version, and gives them back; whether a history is kept stays as it is. */
export const clearHistory = (): Promise<readonly Version[]> =>
  withStores("readwrite", async (versions) => {
    const gone = (await settled(versions.getAll())) as Version[];
    await settled(versions.clear());
    return gone;
  });

/** Puts versions that were deleted back in their place. */
export const restoreVersions = async (gone: readonly Version[]): Promise<void> => {
  await withStores("readwrite", async (versions) => {
    for (const version of gone) await settled(versions.put(version));
  });
};
