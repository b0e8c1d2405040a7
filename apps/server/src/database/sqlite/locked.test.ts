import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServerProcess } from "../../testing/processes.ts";
import { draft, eventsOf, post } from "../../testing/test-app.ts";
import { openDatabase, sqliteFileIn } from "../open.ts";

/** Another process that takes the write lock of a file and keeps it until asked to release it. */
const holdLock = async (path: string): Promise<() => Promise<void>> => {
  const program = `const { DatabaseSync } = require("node:sqlite");
    const db = new DatabaseSync(process.argv[1], { timeout: 20000 });
    db.exec("BEGIN IMMEDIATE");
    console.log("held");
    process.stdin.on("data", () => { db.exec("ROLLBACK"); db.close(); process.exit(); });`;
  const child = spawn(process.execPath, ["-e", program, path], { stdio: ["pipe", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return async () => {
    const exited = once(child, "exit");
    child.stdin.write("let go\n");
    await exited;
  };
};

test("while another process holds the write lock the server answers, refuses work with 503 and Retry-After, and serves on once it is free", async () => {
  const server = await startServerProcess();
  const at = (path: string) => fetch(server.url + path);
  try {
    await (await post(server.url, draft)).text();
    const letGo = await holdLock(sqliteFileIn(server.dataDir));
    const waiting = [post(server.url, draft), post(server.url, draft)];
    const signingIn = fetch(`${server.url}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "ada@example.org", name: "Ada", password: "correct horse battery" }),
    });
    let answered = 0;
    const load = { done: false };
    const all = Promise.all([...waiting, signingIn]).finally(() => (load.done = true));
    while (!load.done) {
      expect((await at("/healthz")).status).toBe(200);
      answered += 1;
    }
    // Where the wait for the lock was in the event loop, they were one or two.
    expect(answered).toBeGreaterThan(5);
    for (const refused of await all) {
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.text()).toContain("isn't available right now");
    }
    const unready = await at("/readyz");
    expect([unready.status, await unready.json()]).toEqual([
      503,
      { status: "not ready", reason: "another process holds the database's lock" },
    ]);
    await letGo();
    await expect.poll(async () => (await at("/readyz")).status).toBe(200);
    expect(eventsOf(await (await post(server.url, draft)).text()).at(-1)).toEqual({ type: "done" });
  } finally {
    await server.stop();
  }
});

test("who waits for the lock gets it when it is free, and keeps nobody else from the handle", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-locked-"));
  const path = join(folder, "test.sqlite");
  const db = await openDatabase({ url: `sqlite:${path}` });
  await db.run("CREATE TABLE item (name TEXT PRIMARY KEY)");
  const letGo = await holdLock(path);
  const writes = [
    db.run("INSERT INTO item VALUES ('plain')"),
    db.transaction((statements) => statements.run("INSERT INTO item VALUES ('in a transaction')")),
    db.run("INSERT INTO item VALUES ('plain too')"),
  ];
  const ended: unknown[] = [];
  for (const write of writes)
    void write.then(
      () => ended.push("written"),
      (error: unknown) => ended.push(error),
    );
  // A query of the same handle that needs no lock does not wait until a write has got it, or has given up.
  await db.rows("SELECT name FROM item");
  expect(ended).toEqual([]);
  await letGo();
  await Promise.all(writes);
  expect(await db.read("SELECT name FROM item ORDER BY name")).toEqual([
    { name: "in a transaction" },
    { name: "plain" },
    { name: "plain too" },
  ]);
  await db.close();
  rmSync(folder, { recursive: true });
});
