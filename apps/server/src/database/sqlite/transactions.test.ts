import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database.ts";
import { openSqlite } from "./sqlite.ts";
import { sqliteTransactions, type TransactionDeps } from "./transactions.ts";

let folder = "";
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rewrite-service-"));
  db = openSqlite(join(folder, "test.sqlite"));
  await db.run("CREATE TABLE item (name TEXT PRIMARY KEY)");
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});
const names = async (): Promise<string[]> =>
  (await db.read<{ name: string }>("SELECT name FROM item ORDER BY name")).map(({ name }) => name);
const insert = (name: string, durable?: boolean) =>
  db.transaction(
    async (statements) => {
      await statements.run("INSERT INTO item VALUES ($1)", [name]);
      if (name.startsWith("bad")) throw new Error(`refused ${name}`);
      return name;
    },
    durable === undefined ? {} : { durable },
  );

describe("transactions that come together", () => {
  test("each have their own result, and one that fails takes back only itself", async () => {
    const outcomes = await Promise.allSettled(["a", "bad1", "b", "a", "c", "bad2"].map((name) => insert(name)));
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
    ]);
    expect(await names()).toEqual(["a", "b", "c"]);
  });

  test("see what the ones before them wrote", async () => {
    const count = () =>
      db.transaction(async (statements) => {
        const [row] = await statements.rows<{ n: number }>("SELECT COUNT(*) AS n FROM item");
        await statements.run("INSERT INTO item VALUES ($1)", [`n${row?.n}`]);
        return row?.n;
      });
    expect(await Promise.all(Array.from({ length: 200 }, count))).toEqual(
      Array.from({ length: 200 }, (_, index) => index),
    );
  });

  test("do not land inside somebody else's, nor take in a write from outside", async () => {
    const slow = db.transaction(async (statements) => {
      await statements.run("INSERT INTO item VALUES ('inside')");
      await new Promise((resolve) => setTimeout(resolve, 30));
      throw new Error("taken back");
    });
    const outside = db.run("INSERT INTO item VALUES ('outside')");
    await expect(slow).rejects.toThrow("taken back");
    await outside;
    expect(await names()).toEqual(["outside"]);
  });

  test("are in the file for a second handle as soon as they are acknowledged", async () => {
    for (const durable of [true, false]) {
      await insert(`d${durable}`, durable);
      const second = openSqlite(join(folder, "test.sqlite"));
      expect(await second.read("SELECT name FROM item WHERE name = $1", [`d${durable}`])).toHaveLength(1);
      await second.close();
    }
  });
});

describe("the end of a transaction", () => {
  const recorded = (over: Partial<TransactionDeps>) => {
    const acknowledged: string[] = [];
    const executed: string[] = [];
    const transaction = sqliteTransactions({
      execute: (sql) => void executed.push(sql),
      inTransaction: () => false,
      statements: { rows: () => Promise.resolve([]), run: () => Promise.resolve(0) },
      exclusive: (work) => work(),
      synced: () => Promise.resolve(),
      broken: () => undefined,
      ...over,
    });
    const run = (name: string, durable: boolean) =>
      transaction(() => Promise.resolve(name), { durable }).then((done) => acknowledged.push(done));
    return { acknowledged, executed, run };
  };

  test("is acknowledged only once the disk has it, unless it need not last", async () => {
    let disk: () => void = () => undefined;
    const { acknowledged, run } = recorded({ synced: () => new Promise((resolve) => (disk = resolve)) });
    const lasting = run("lasting", true);
    await run("fleeting", false);
    expect(acknowledged).toEqual(["fleeting"]);
    disk();
    await lasting;
    expect(acknowledged).toEqual(["fleeting", "lasting"]);
  });

  test("is one commit for many, and a disk that fails is reported", async () => {
    const { acknowledged, executed, run } = recorded({ synced: () => Promise.reject(new Error("no space")) });
    const outcomes = await Promise.allSettled([run("a", true), run("b", false), run("c", true)]);
    expect(executed.filter((sql) => sql === "COMMIT")).toHaveLength(1);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected"]);
    expect(acknowledged).toEqual(["b"]);
  });

  test.each(["PRAGMA synchronous = NORMAL", "BEGIN IMMEDIATE", "COMMIT"])(
    "is told to whoever waits where %s fails, and the next transaction is another one",
    async (failing) => {
      let faults = 1;
      const execute = (sql: string): void => {
        if (sql === failing && (faults -= 1) >= 0) throw new Error("a fault");
      };
      const { run } = recorded({ execute });
      await expect(run("first", true)).rejects.toThrow("a fault");
      await run("second", true);
    },
  );

  test.each([true, false])(
    "takes back what a commit left open, and nothing where it left nothing (%s)",
    async (open) => {
      let isOpen = open;
      const done: string[] = [];
      const { run } = recorded({
        inTransaction: () => isOpen,
        execute: (sql) => {
          done.push(sql);
          if (sql === "ROLLBACK") isOpen = false;
          if (sql === "COMMIT") throw new Error("a fault");
        },
      });
      await expect(run("a", true)).rejects.toThrow("a fault");
      const ending = ["COMMIT", ...(open ? ["ROLLBACK"] : []), "PRAGMA synchronous = FULL"];
      expect(done.slice(done.indexOf("COMMIT"))).toEqual(ending);
    },
  );

  test("where the handle cannot be brought back to what others rely on, that is reported", async () => {
    const reported: unknown[] = [];
    const execute = (sql: string): void => {
      if (sql === "PRAGMA synchronous = FULL") throw new Error("a fault");
    };
    await recorded({ execute, broken: (error) => reported.push(error) }).run("a", true);
    expect(reported).toEqual([new Error("a fault")]);
  });
});
