import { expect, test } from "vitest";
import { openDatabase } from "../database/open.ts";
import { migrate } from "../database/migrate.ts";
import { DatabaseUnavailable } from "../database/unavailable.ts";
import { createLeaving, createReadiness } from "./readiness.ts";

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

test("a server is ready where the database answers and its schema fits, and says why not", async () => {
  const db = await openDatabase({ url: "sqlite::memory:" });
  const ready = createReadiness(db);
  expect(await ready()).toBe("the database fails");
  await migrate(db);
  expect(await ready()).toBe(null);
  await db.run("DELETE FROM migration WHERE name = (SELECT MAX(name) FROM migration)");
  expect(await ready()).toBe("the database has another schema");
  const known = { ...db, unavailable: () => Promise.reject(new DatabaseUnavailable("full", null)) };
  expect(await createReadiness(known)()).toBe("the database's disk is full");
  await db.close();
});
