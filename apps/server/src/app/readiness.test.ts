import { expect, test } from "vitest";
import { openDatabase } from "../database/open.ts";
import { migrate } from "../database/migrate.ts";
import { createLeaving } from "./readiness.ts";

test("a server that leaves is not ready from its announcement on, and takes work until it drains", async () => {
  const db = await openDatabase({ url: "sqlite::memory:" });
  await migrate(db);
  const leaving = createLeaving(db);
  expect(await leaving.notReady()).toBe(null);
  leaving.announce();
  expect([await leaving.notReady(), leaving.draining()]).toEqual(["draining", false]);
  leaving.start();
  expect(leaving.draining()).toBe(true);
  await db.close();
});
