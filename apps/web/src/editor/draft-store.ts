const DATABASE = "drafts";
const STORE = "current";
const KEY = "draft";

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

/** The draft that this device keeps through reload, sign-in and errors. It never leaves the device. */
export const loadDraft = async (): Promise<string> => {
  const database = await open();
  const value: unknown = await settled(database.transaction(STORE).objectStore(STORE).get(KEY));
  database.close();
  return typeof value === "string" ? value : "";
};

export const saveDraft = async (text: string): Promise<void> => {
  const database = await open();
  await settled(database.transaction(STORE, "readwrite").objectStore(STORE).put(text, KEY));
  database.close();
};
