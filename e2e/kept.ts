import type { Page } from "playwright-core";

/** One value of a database of the page's own; undefined where there is none yet. */
const stored = (page: Page, database: string, store: string, key: string): Promise<unknown> =>
  page.evaluate(
    async ([name, objects, wanted]) => {
      // Opening one that is not there would make it, without its stores.
      const known = await indexedDB.databases();
      if (!known.some((one) => one.name === name)) return undefined;
      const settled = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.addEventListener("success", () => resolve(request.result));
          request.addEventListener("error", () => reject(new Error("no storage")));
        });
      const opened = await settled(indexedDB.open(name));
      try {
        return await settled<unknown>(opened.transaction(objects).objectStore(objects).get(wanted));
      } finally {
        opened.close();
      }
    },
    [database, store, key] as const,
  );

/** The draft that this device keeps for the page. */
export const keptDraft = (page: Page): Promise<unknown> => stored(page, "drafts", "current", "draft");
