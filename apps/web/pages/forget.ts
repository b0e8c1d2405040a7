import "fake-indexeddb/auto";

/** Forgets what pages before have kept on this device. */
export const forget = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name as string);
};
