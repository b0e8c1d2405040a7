import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase, sqliteFileIn } from "../database/open.ts";
import { migrations } from "../database/migrations/index.ts";
import { migrate } from "../database/migrate.ts";
import { startServerProcess } from "../testing/processes.ts";
import { draft, post } from "../testing/test-app.ts";
import { runAdmin } from "./commands/run.ts";

const SECRET = "b7c1e0d94f6a4a1c8e2d5f7a9b3c6d1e";
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rewrite-service-restore-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const admin = async (line: string, over: Record<string, string> = {}) => {
  let said = "";
  const write = (text: string) => void (said += `${text}\n`);
  const env = { DATA_DIR: folder, SECRET, ...over };
  const status = await runAdmin(line.split(" "), { env, out: write, err: write });
  return { status, said };
};
const settledIn = async (path: string): Promise<number> => {
  const db = await openDatabase({ url: `sqlite:${path}` });
  const [row] = await db.read<{ n: number }>("SELECT COUNT(*) AS n FROM hold WHERE state = 'settled'");
  await db.close();
  return row?.n ?? -1;
};
const rewrite = async (url: string, times: number): Promise<void> => {
  for (let done = 0; done < times; done += 1) await (await post(url, draft)).text();
};

test("backup beside a working server, more work, kill -9, restore, doctor: what the backup had is back, and the old database is beside it", async () => {
  const target = sqliteFileIn(folder);
  const backup = join(folder, "backup.sqlite");
  const server = await startServerProcess({ DATA_DIR: folder, SECRET });
  await rewrite(server.url, 3);
  const made = await admin(`backup ${backup}`);
  expect(made.status).toBe(0);
  expect(made.said).toContain("Keep SECRET with it");
  expect(statSync(backup).mode & 0o077).toBe(0);
  await rewrite(server.url, 4);
  expect(await admin(`restore ${backup}`)).toMatchObject({
    status: 2,
    said: expect.stringContaining("Stop the server"),
  });
  await rewrite(server.url, 1);
  const gone = once(server.child, "exit");
  server.child.kill("SIGKILL");
  await gone;
  // What a copy of the backup over the crashed file would have had replayed into it.
  expect(statSync(`${target}-wal`).size).toBeGreaterThan(0);

  const { status, said } = await admin(`restore ${backup}`);
  expect([status, said]).toEqual([0, expect.stringContaining("Your previous database was kept as ")]);
  expect(existsSync(`${target}-wal`)).toBe(false);
  expect(existsSync(`${target}-shm`)).toBe(false);
  expect((await admin("doctor")).said).not.toContain("FAIL");
  expect(await settledIn(target)).toBe(3);
  const kept = readdirSync(folder).filter((name) => name.includes("before-restore"));
  expect(kept).toHaveLength(1);
  expect(await settledIn(join(folder, kept[0] ?? ""))).toBe(8);
  expect(readdirSync(folder).filter((name) => name.includes("restoring"))).toEqual([]);

  const next = await startServerProcess({ DATA_DIR: folder, SECRET });
  await rewrite(next.url, 1);
  await next.stop();
  expect(await settledIn(target)).toBe(4);
  await server.stop();
});

test("a backup goes to a machine that has no database yet", async () => {
  const backup = join(folder, "backup.sqlite");
  await admin("user create --email ada@example.org");
  await admin(`backup ${backup}`);
  const elsewhere = { DATA_DIR: join(folder, "new", "data") };
  expect(await admin(`restore ${backup}`, elsewhere)).toMatchObject({ status: 0, said: `Restored ${backup}.\n` });
  expect((await admin("user list", elsewhere)).said).toContain("ada@example.org");
});

test("nothing is changed where the backup's ledger, pages or schema are not sound, and --check changes nothing at all", async () => {
  const target = sqliteFileIn(folder);
  await admin("user create --email ada@example.org");
  await admin("credits grant --email ada@example.org --amount 5 --reason test");
  const good = join(folder, "good.sqlite");
  await admin(`backup ${good}`);

  const wrong = join(folder, "wrong.sqlite");
  copyFileSync(good, wrong);
  const ledger = await openDatabase({ url: `sqlite:${wrong}` });
  await ledger.run("UPDATE fund SET used = 2");
  await ledger.close();
  const newer = join(folder, "newer.sqlite");
  copyFileSync(good, newer);
  const schema = await openDatabase({ url: `sqlite:${newer}` });
  await migrate(schema, [...migrations, { name: "later", oldestRelease: "999.0.0", statements: () => [] }]);
  await schema.close();
  const foreign = join(folder, "foreign.sqlite");
  const other = await openDatabase({ url: `sqlite:${foreign}` });
  await other.run("CREATE TABLE item (name TEXT)");
  await other.close();
  const text = join(folder, "text.sqlite");
  writeFileSync(text, "this is no database, however long it is".repeat(100));

  const before = statSync(target).mtimeMs;
  for (const [file, fault] of [
    [wrong, "used is the sum"],
    [newer, "later"],
    [foreign, "isn't a Rewrite Service database"],
    [text, "not a database"],
  ] as const) {
    for (const line of [`restore ${file}`, `restore ${file} --check`]) {
      const { status, said } = await admin(line);
      expect([line, status, said]).toEqual([line, 1, expect.stringContaining(fault)]);
    }
  }
  expect(await admin(`restore ${good} --check`)).toEqual({ status: 0, said: `${good} is whole.\n` });
  expect(statSync(target).mtimeMs).toBe(before);
  expect(readdirSync(folder).filter((name) => /before-restore|restoring/.test(name))).toEqual([]);
  expect((await admin(`restore ${target}`)).said).toContain("is the live database");
});

test("a backup of an earlier release is brought up to date, and one of another secret is named", async () => {
  const earlier = join(folder, "earlier.sqlite");
  const db = await openDatabase({ url: `sqlite:${earlier}` });
  await migrate(db, migrations.slice(0, 7));
  await db.run("INSERT INTO account (id, email, plan, created_at) VALUES ('a', 'ada@example.org', 'free', 1)");
  await db.run(
    `INSERT INTO connection (id, owner, provider, name, base_url, model, sealed_key, hint, created_at)
      VALUES ('c', 'a', 'openai', 'mine', 'https://api.openai.com/v1', 'm', 'v1.elsewhere.a.b.c', 'abcd', 1)`,
  );
  await db.close();
  const { status, said } = await admin(`restore ${earlier}`);
  expect(status).toBe(0);
  expect(said).toContain("from an earlier release");
  expect(said).toContain("1 encrypted text in it needs another secret");
  expect((await admin("doctor")).said).toMatch(/ok {4}the schema fits this release/);
});

test("a damaged database is put aside with its log as it is", async () => {
  const target = sqliteFileIn(folder);
  await admin("user create --email ada@example.org");
  const backup = join(folder, "backup.sqlite");
  await admin(`backup ${backup}`);
  writeFileSync(target, "destroyed");
  writeFileSync(`${target}-wal`, "what is left of the log");
  expect((await admin(`restore ${backup}`)).status).toBe(0);
  const kept = readdirSync(folder).filter((name) => name.includes("before-restore"));
  expect(kept.map((name) => readFileSync(join(folder, name), "utf8")).toSorted()).toEqual([
    "destroyed",
    "what is left of the log",
  ]);
  expect((await admin("user list")).said).toContain("ada@example.org");
});

test("the log of a database that is gone is put aside, and not replayed into the restored one", async () => {
  const target = sqliteFileIn(folder);
  await admin("user create --email ada@example.org");
  const backup = join(folder, "backup.sqlite");
  await admin(`backup ${backup}`);
  const db = await openDatabase({ dataDir: folder });
  await db.run("UPDATE account SET email = 'eve@example.org'");
  const log = readFileSync(`${target}-wal`);
  await db.close();
  rmSync(target);
  writeFileSync(`${target}-wal`, log);
  expect((await admin(`restore ${backup}`)).status).toBe(0);
  expect((await admin("user list")).said).toContain("ada@example.org");
  const kept = readdirSync(folder).filter((name) => name.includes("before-restore"));
  expect(kept.map((name) => readFileSync(join(folder, name)).equals(log))).toEqual([true]);
});
