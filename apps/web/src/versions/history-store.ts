import { deviceDatabase, settled } from "../browser/device-database.ts";
import { historyIsKept, leftVersions, type NewVersion, type Version } from "./left-version.ts";

export const VERSIONS_MAX = 50;
/** Drafts that are remembered, the oldest gone first. */
const DRAFTS_MAX = 100;

const VERSIONS = "versions";

const inHistory = deviceDatabase("history", (database) => {
  database.createObjectStore(VERSIONS, { keyPath: "id", autoIncrement: true });
});

const inVersions = <T>(work: (versions: IDBObjectStore) => Promise<T>): Promise<T> =>
  inHistory("readwrite", (transaction) => work(transaction.objectStore(VERSIONS)));

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

/** Keeps a finished rewrite, if the person has switched the history on. */
export const keepVersion = async (version: NewVersion): Promise<void> => {
  if (historyIsKept() === true) await inVersions((versions) => add(versions, version, new Date().toISOString()));
};

/** Every version, the newest first, with those of pages that were left before they could keep them. */
export const readHistory = async (): Promise<Version[]> => {
  const left = leftVersions();
  const found = left.all();
  const kept = await inVersions(async (versions) => {
    if (historyIsKept() === true)
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
  inVersions(async (versions) => {
    const gone = (await settled(versions.get(id))) as Version | undefined;
    await settled(versions.delete(id));
    return gone === undefined ? [] : [gone];
  });

/** Deletes every version, and gives them back; whether a history is kept stays as it is. */
export const clearHistory = (): Promise<readonly Version[]> =>
  inVersions(async (versions) => {
    const gone = (await settled(versions.getAll())) as Version[];
    await settled(versions.clear());
    return gone;
  });

/** Puts versions that were deleted back in their place. */
export const restoreVersions = async (gone: readonly Version[]): Promise<void> => {
  await inVersions(async (versions) => {
    for (const version of gone) await settled(versions.put(version));
  });
};
