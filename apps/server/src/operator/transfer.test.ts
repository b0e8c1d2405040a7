import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDatabase } from "../testing/database-suite.ts";
import { startServerProcess } from "../testing/processes.ts";
import { draft, post } from "../testing/test-app.ts";
import { runAdmin } from "./commands/run.ts";

const EMAIL = "ada@example.org";
const SECRET = "5d0e7c1f9b3a4862a7c4e1d8f0b2965c";
const folder = mkdtempSync(join(tmpdir(), "rewrite-service-transfer-"));
const file = join(folder, "all.jsonl");
const FIRST_ADMIN = { ADMIN_EMAIL: EMAIL };
const inSqlite = { SECRET, DATA_DIR: folder };
let key = "";
let usage = "";

const admin = async (env: Record<string, string>, line: string): Promise<{ status: number; said: string }> => {
  let said = "";
  const say = (text: string): void => void (said += text);
  return { status: await runAdmin(line.split(" "), { env, out: say, err: say }), said };
};

const rewriteWith = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
  (await post(url, draft, headers)).text();

/** An installation with SQLite that has worked, and its export. */
beforeAll(async () => {
  const server = await startServerProcess({ ...inSqlite, ...FIRST_ADMIN });
  ({ key } = JSON.parse((await admin(inSqlite, `key create --email ${EMAIL} --name job --json`)).said) as {
    key: string;
  });
  expect(await rewriteWith(server.url, { authorization: `Bearer ${key}` })).toContain('"type":"done"');
  expect(await rewriteWith(server.url)).toContain('"type":"done"');
  server.child.kill("SIGTERM");
  await new Promise((resolve) => server.child.once("exit", resolve));
  usage = (await admin(inSqlite, `usage show --email ${EMAIL}`)).said;
  expect((await admin(inSqlite, `export ${file}`)).status).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("an export goes into a new PostgreSQL database, and the server starts on it with the same administrator and key", async () => {
  const { url, remove } = await makeDatabase("postgres");
  const env = { SECRET, DATABASE_URL: url };
  expect(await admin(env, `import ${file}`)).toMatchObject({ status: 0 });
  expect(await admin(env, "doctor")).toMatchObject({ status: 0 });
  expect(await admin(env, `usage show --email ${EMAIL}`)).toEqual({ status: 0, said: usage });
  const server = await startServerProcess({ ...env, ...FIRST_ADMIN });
  expect(server.output.text).not.toContain("reset-password");
  expect(await rewriteWith(server.url, { authorization: `Bearer ${key}` })).toContain('"type":"done"');
  await server.stop();
  await remove();
});

test.each([
  { after: "its first start has made an administrator", settings: FIRST_ADMIN, calls: 0, table: "account" },
  { after: "an anonymous caller has had a rewrite", settings: {}, calls: 1, table: "fund" },
])("no export goes into a database where $after", async ({ settings, calls, table }) => {
  const { url, remove } = await makeDatabase("postgres");
  const env = { SECRET, DATABASE_URL: url };
  const server = await startServerProcess({ ...env, ...settings });
  for (let call = 0; call < calls; call += 1) await rewriteWith(server.url);
  await server.stop();
  const { status, said } = await admin(env, `import ${file}`);
  expect(status).toBe(1);
  expect(said).toContain(`table ${table} has rows. Import into a new database before you start a server with it.`);
  await remove();
});
