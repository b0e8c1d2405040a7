import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import type { Database, Statements } from "./database.ts";
import { openDatabase } from "./open.ts";
import { describeDatabases, makeDatabase } from "../testing/database-suite.ts";
import { migrate, SchemaTooNew, schemaFits } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";

const count = async (db: Database): Promise<number> =>
  (await db.read<{ n: number }>("SELECT COUNT(*) AS n FROM open_streams"))[0]?.n ?? -1;
const insert = "INSERT INTO open_streams (owner, streams) VALUES ($1, $2)";

describeDatabases("the store", (given) => {
  test("hands integers over as numbers, beyond 32 bits too", async () => {
    const { db } = given;
    await db.run("INSERT INTO daily_salt (day, salt) VALUES ($1, $2)", [2 ** 53 - 1, "s"]);
    expect(await db.rows("SELECT day, $1 || salt AS salt FROM daily_salt WHERE day > $2", ["x", 2 ** 40])).toEqual([
      { day: 2 ** 53 - 1, salt: "xs" },
    ]);
    expect(await db.run("DELETE FROM daily_salt")).toBe(1);
  });

  test("a transaction that throws leaves nothing, one that ends leaves everything", async () => {
    const { db } = given;
    const failing = db.transaction(async (statements) => {
      await statements.run(insert, ["lost", 1]);
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    await db.transaction((statements) => statements.run(insert, ["kept", 1]));
    expect(await db.read("SELECT owner FROM open_streams")).toEqual([{ owner: "kept" }]);
    await db.run("DELETE FROM open_streams");
  });

  test("of statements sent together one that fails takes all of them back, and the connection is good again", async () => {
    const { db } = given;
    const together = (statements: Statements): Promise<unknown> =>
      Promise.all([
        statements.run(insert, ["first", 1]),
        statements.run(insert, ["first", 2]),
        statements.run(insert, ["third", 3]),
      ]);
    await expect(db.transaction(together)).rejects.toThrow(/unique|UNIQUE/);
    expect(await count(db)).toBe(0);
    const [, counted] = await db.transaction((statements) =>
      Promise.all([
        statements.run(insert, ["first", 1]),
        statements.rows<{ n: number }>("SELECT COUNT(*) AS n FROM open_streams"),
      ]),
    );
    expect(counted).toEqual([{ n: 1 }]);
    await db.run("DELETE FROM open_streams");
  });

  test("a plain write is never part of somebody else's transaction", async () => {
    const { db } = given;
    const written: Promise<number>[] = [];
    const failing = db.transaction(async (statements) => {
      await statements.run(insert, ["inside", 1]);
      written.push(db.run(insert, ["outside", 1]));
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    await Promise.all(written);
    expect(await db.read("SELECT owner FROM open_streams")).toEqual([{ owner: "outside" }]);
    await db.run("DELETE FROM open_streams");
  });

  test("a read sees committed rows only and does not wait for an open transaction", async () => {
    const { db } = given;
    await db.transaction(async (statements) => {
      await statements.run(insert, ["uncommitted", 1]);
      expect(await count(db)).toBe(0);
      expect(await db.snapshot((snapshot) => snapshot.rows("SELECT * FROM open_streams"))).toEqual([]);
    });
    expect(await count(db)).toBe(1);
    await db.run("DELETE FROM open_streams");
  });

  test("transactions that read and then write at once all succeed", async () => {
    const { db } = given;
    await db.run(insert, ["counter", 0]);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction(async (statements) => {
          await statements.rows("SELECT COUNT(*) FROM open_streams");
          await statements.run("UPDATE open_streams SET streams = streams + 1 WHERE owner = 'counter'");
        }),
      ),
    );
    expect(await db.read("SELECT streams FROM open_streams")).toEqual([{ streams: 20 }]);
    await db.run("DELETE FROM open_streams");
  });

  test("the schema is current, and migrating again does nothing", async () => {
    expect(await migrate(given.db)).toEqual([]);
    expect(await schemaFits(given.db)).toBe(true);
  });

  test("a failing migration leaves nothing behind", async () => {
    const broken = {
      name: "9998-broken",
      oldestRelease: "0.1.0",
      statements: () => ["CREATE TABLE half_done (id TEXT)", "CREATE TABLE half_done (id TEXT)"],
    };
    await expect(migrate(given.db, [...migrations, broken])).rejects.toThrow("half_done");
    await expect(given.db.rows("SELECT * FROM half_done")).rejects.toThrow("half_done");
    expect(await schemaFits(given.db)).toBe(true);
  });

  test("an older release stays ready and starts on a newer schema that leaves room for it, and on no other", async () => {
    const newer = (name: string, oldestRelease: string) => {
      const statements = () => [`CREATE TABLE ${name} (id TEXT)`];
      return { name, oldestRelease, statements };
    };
    const added = newer("added", "0.9.4");
    expect(await migrate(given.db, [...migrations, added], "0.10.0")).toEqual(["added"]);
    expect(await migrate(given.db, migrations, "0.9.4")).toEqual([]);
    for (const [release, fits] of [
      ["0.9.4", true],
      ["0.9.5", true],
      ["0.10.0", true],
      ["1.0.0", true],
      ["0.9.3", false],
      ["0.8.9", false],
    ] as const) {
      expect([release, await schemaFits(given.db, migrations, release)]).toEqual([release, fits]);
    }
    await expect(migrate(given.db, migrations, "0.9.3")).rejects.toThrow(SchemaTooNew);
    const takenAway = newer("taken_away", "0.11.0");
    await migrate(given.db, [...migrations, added, takenAway], "0.11.0");
    expect(await schemaFits(given.db, migrations, "0.10.0")).toBe(false);
    await expect(migrate(given.db, migrations, "0.10.0")).rejects.toThrow("taken_away");
    // The release that made it does not ask: it knows it.
    expect(await schemaFits(given.db, [...migrations, added, takenAway], "0.11.0")).toBe(true);
  });

  test("a database whose table of migrations is of before is brought up to date, and what it does not say is refused", async () => {
    const { url, remove } = await makeDatabase(given.db.dialect);
    const db = await openDatabase({ url });
    await db.run("CREATE TABLE migration (name TEXT PRIMARY KEY, applied_at BIGINT NOT NULL)");
    await db.run("INSERT INTO migration (name, applied_at) VALUES ('unknown', 1)");
    expect(await schemaFits(db)).toBe(false);
    await expect(migrate(db)).rejects.toThrow("unknown");
    await db.run("DELETE FROM migration");
    expect(await migrate(db)).toEqual(migrations.map(({ name }) => name));
    expect(await schemaFits(db)).toBe(true);
    await db.close();
    await remove();
  });
});

test("three nodes that start at once on PostgreSQL migrate once", async () => {
  const { url, remove } = await makeDatabase("postgres");
  const nodes = await Promise.all([1, 2, 3].map(() => openDatabase({ url, connectionsMax: 2 })));
  const applied = await Promise.all(nodes.map((node) => migrate(node)));
  expect(applied.flat()).toEqual(migrations.map(({ name }) => name));
  await Promise.all(nodes.map((node) => node.close()));
  await remove();
});

test("a connection that PostgreSQL ends fails its transaction at once, keeps nothing of it, and the next one works", async () => {
  const { url, remove } = await makeDatabase("postgres");
  const db = await openDatabase({ url });
  await migrate(db);
  const pid = "SELECT pg_backend_pid() AS pid";
  const cut = db.transaction(async (statements) => {
    const [mine] = await statements.rows<{ pid: number }>(pid);
    await statements.run(insert, ["cut", 1]);
    await db.rows("SELECT pg_terminate_backend($1::int)", [mine?.pid ?? 0]);
    await Promise.all([statements.run(insert, ["late", 1]), statements.run(insert, ["later", 1])]);
  });
  await expect(cut).rejects.toThrow();
  await db.transaction((statements) => statements.run(insert, ["next", 1]), { durable: false });
  expect(await db.read("SELECT owner FROM open_streams")).toEqual([{ owner: "next" }]);
  await db.close();
  await remove();
});

test("a transaction that waited too long for another's lock on PostgreSQL runs again", async () => {
  const { url, remove } = await makeDatabase("postgres");
  const db = await openDatabase({ url });
  await migrate(db);
  await db.run(insert, ["hot", 1]);
  const add = "UPDATE open_streams SET streams = streams + 1 WHERE owner = 'hot'";
  let runs = 0;
  const { promise: holding, resolve: held } = Promise.withResolvers<void>();
  const slow = db.transaction(async (statements) => {
    await statements.run(add);
    held();
    // Until the other has been refused once.
    await expect.poll(() => runs).toBe(2);
  });
  await holding;
  const waiting = db.transaction((statements) => ((runs += 1), statements.run(add)));
  await Promise.all([slow, waiting]);
  expect(await db.read("SELECT streams FROM open_streams")).toEqual([{ streams: 3 }]);
  await db.close();
  await remove();
});

test("an address that is neither PostgreSQL nor SQLite is refused, and so is a server that is not there", async () => {
  await expect(openDatabase({ url: "mysql://localhost/x" })).rejects.toThrow("DATABASE_URL");
  await expect(openDatabase({ url: "postgres://localhost:1/x" })).rejects.toThrow();
});

test("a SQLite file is readable by its owner only and survives being closed and opened", async () => {
  const { url, remove } = await makeDatabase("sqlite");
  const first = await openDatabase({ url });
  await migrate(first);
  await first.run(insert, ["kept", 3]);
  await first.close();
  const second = await openDatabase({ url });
  expect(await second.read("SELECT * FROM open_streams")).toEqual([{ owner: "kept", streams: 3 }]);
  const { statSync } = await import("node:fs");
  expect(statSync(url.slice("sqlite:".length)).mode & 0o077).toBe(0);
  await second.close();
  rmSync(url.slice("sqlite:".length));
  await remove();
});
