/** Runs the requests of one transaction; nobody else's come between them. It is written when this resolves. */
export type InTransaction = <T>(
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<T>,
) => Promise<T>;

export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no storage")));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("not written")));
  });

/** A database on this device, opened for each transaction over all of its stores; `create` makes them the first time. */
export const deviceDatabase = (name: string, create: (database: IDBDatabase) => void): InTransaction => {
  const open = (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.addEventListener("upgradeneeded", () => create(request.result));
    return settled(request);
  };
  return async (mode, work) => {
    const database = await open();
    try {
      const transaction = database.transaction([...database.objectStoreNames], mode);
      const [result] = await Promise.all([work(transaction), completed(transaction)]);
      return result;
    } finally {
      database.close();
    }
  };
};
