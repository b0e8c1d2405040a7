import { expect, test } from "vitest";
import { makeDatabase } from "../../testing/database-suite.ts";
import { openDatabase } from "../open.ts";
import { reachedBy } from "./pooler.ts";

test("behind a pooler nothing stays on a connection, and the role's timeouts are asked for", async () => {
  const made = await makeDatabase("postgres");
  const url = new URL(made.url);
  url.searchParams.set("pooler", "transaction");
  await expect(openDatabase({ url: url.href })).rejects.toThrow('ALTER ROLE "postgres" SET lock_timeout = 2000;');
  // As the role's own setting would, in this database alone.
  const admin = await openDatabase({ url: made.url, connectionsMax: 1 });
  for (const name of ["lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"])
    await admin.run(`ALTER DATABASE "${url.pathname.slice(1)}" SET ${name} = 7000`);
  await admin.close();
  const db = await openDatabase({ url: url.href, connectionsMax: 1 });
  const add = "SELECT $1::int + 1 AS sum";
  expect(await db.read(add, [1])).toEqual([{ sum: 2 }]);
  expect(await db.rows(add, [2])).toEqual([{ sum: 3 }]);
  expect(await db.transaction((statements) => statements.rows(add, [3]))).toEqual([{ sum: 4 }]);
  expect(await db.read("SELECT name FROM pg_prepared_statements WHERE name <> ''")).toEqual([]);
  await db.close();
  await made.remove();
  url.searchParams.set("pooler", "session");
  await expect(openDatabase({ url: url.href })).rejects.toThrow("pooler=transaction");
});

test("the rest of the address is the server's, and what it says of the pooler is not", () => {
  expect(reachedBy("postgres://ada@db.example/rewrite?sslmode=require&pooler=transaction")).toEqual({
    pooled: true,
    connection: { connectionString: "postgres://ada@db.example/rewrite?sslmode=require" },
  });
});
