import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { deviceDatabase, settled } from "./device-database.ts";

const inStore = deviceDatabase("of this test", (database) => void database.createObjectStore("things"));

test("what is written is there, and a transaction that is aborted fails and writes nothing", async () => {
  await inStore("readwrite", (transaction) => settled(transaction.objectStore("things").put(1, "a")));
  const aborted = inStore("readwrite", async (transaction) => {
    await settled(transaction.objectStore("things").put(2, "a"));
    transaction.abort();
  });
  await expect(aborted).rejects.toThrow("not written");
  const read = await inStore("readonly", (transaction) => settled(transaction.objectStore("things").get("a")));
  expect(read).toBe(1);
});
