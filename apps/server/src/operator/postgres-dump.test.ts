import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDatabase } from "../testing/database-suite.ts";
import { dumpPrograms } from "../testing/postgres-programs.ts";
import { startPostgres } from "../testing/postgres-suite.ts";
import { fillAsReleased, RELEASES } from "../testing/released-database.ts";
import { migrations } from "../database/migrations/index.ts";
import { openDatabase } from "../database/open.ts";
import { startServerProcess } from "../testing/processes.ts";
import { draft, post } from "../testing/test-app.ts";
import { runAdmin } from "./commands/run.ts";

/** Of the PostgreSQL that npm installs for the tests. */
const EMBEDDED_RELEASE = 18;
const SECRET = "b7c1e0d94f6a4a1c8e2d5f7a9b3c6d1e";
const DOCUMENT = fileURLToPath(new URL("../../../../docs/install/postgresql.md", import.meta.url));
const programs = dumpPrograms(EMBEDDED_RELEASE);

/** The first command of the documentation with a program, on the day whose backup the documentation restores. */
const documented = (program: string): string => {
  const line = new RegExp(`^.*\\b${program} --.*$`, "m").exec(readFileSync(DOCUMENT, "utf8"))?.[0] ?? "";
  return line.replace("$(date +%F)", "2026-11-28");
};

/** Empty databases on a server that the programs can dump. */
const makeDatabases = async (folder: string, { ownServer, folder: bin }: { ownServer: boolean; folder: string }) => {
  if (!ownServer) {
    const made = await Promise.all(NAMES.map(() => makeDatabase("postgres")));
    return {
      urls: made.map(({ url }) => url),
      remove: async () => {
        for (const { remove } of made) await remove();
      },
    };
  }
  const server = await startPostgres(folder, { programs: bin });
  const db = await openDatabase({ url: server.url, connectionsMax: 1 });
  for (const name of NAMES) await db.run(`CREATE DATABASE ${name}`);
  await db.close();
  const urlOf = (name: string): string => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  return { urls: NAMES.map(urlOf), remove: server.stop };
};

const NAMES = ["one", "two", "three", "four"] as const;
const bin = programs?.folder ?? "";
let folder = "";
let databases: Awaited<ReturnType<typeof makeDatabases>> = { urls: [], remove: () => Promise.resolve() };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rewrite-service-dump-"));
  chmodSync(folder, 0o755);
  if (programs !== null) databases = await makeDatabases(folder, programs);
});
afterAll(async () => {
  await databases.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Types a line as the documentation has it, with a database of now and one to restore into. */
const typeWith =
  (DATABASE_URL = "", RESTORED_URL = "") =>
  (line: string) =>
    spawnSync("sh", ["-c", line], {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: `${bin}${delimiter}${process.env["PATH"]}`, DATABASE_URL, RESTORED_URL },
    });

/** What doctor says of a sound database. */
const examined = async (url = ""): Promise<string> => {
  let said = "";
  const env = { DATABASE_URL: url, DATA_DIR: folder, SECRET };
  expect(await runAdmin(["doctor"], { env, out: (text) => void (said += text), err: () => undefined })).toBe(0);
  return said;
};

test.skipIf(programs === null)(
  "PostgreSQL: dump under work, kill -9, restore and doctor as documented (needs pg_dump and pg_restore of PostgreSQL 18 or newer, or a whole PostgreSQL of Debian's)",
  async () => {
    const [url = "", restored = ""] = databases.urls;
    const shell = typeWith(url, restored);
    const server = await startServerProcess({ DATABASE_URL: url, SECRET });
    const rewrite = async (times: number): Promise<void> => {
      for (let done = 0; done < times; done += 1) await (await post(server.url, draft)).text();
    };
    await rewrite(3);
    const working = rewrite(6);
    expect(documented("pg_dump")).toContain("$DATABASE_URL");
    expect(shell(documented("pg_dump"))).toMatchObject({ status: 0 });
    await working;
    server.child.kill("SIGKILL");
    expect(shell(documented("pg_restore"))).toMatchObject({ status: 0, stderr: "" });
    expect(await examined(restored)).not.toContain("FAIL");
    const db = await openDatabase({ url: restored, connectionsMax: 1 });
    const [settled] = await db.read<{ n: number }>("SELECT COUNT(*) AS n FROM hold WHERE state = 'settled'");
    expect(settled?.n).toBeGreaterThanOrEqual(3);
    expect(settled?.n).toBeLessThanOrEqual(9);
    await db.close();
    await server.stop();
  },
);

test.skipIf(programs === null).each(RELEASES)(
  "the page about PostgreSQL leads it from $release to this release and back",
  async ({ release, last }) => {
    const [, , url = "", empty = ""] = databases.urls;
    const shell = typeWith(url, empty);
    /** The last migration, and how many rewrites the ledger has. */
    const stateOf = async (address: string) => {
      const db = await openDatabase({ url: address, connectionsMax: 1 });
      const [schema] = await db.read<{ name: string }>("SELECT MAX(name) AS name FROM migration");
      const [ledger] = await db.read<{ n: number }>("SELECT COUNT(*) AS n FROM hold");
      await db.close();
      return { schema: schema?.name, rewrites: Number(ledger?.n) };
    };
    const db = await openDatabase({ url, connectionsMax: 1 });
    await fillAsReleased(db, release);
    await db.close();
    const before = await stateOf(url);
    expect(before.schema).toBe(last);

    expect(shell(documented("pg_dump"))).toMatchObject({ status: 0 });
    const server = await startServerProcess({ DATABASE_URL: url, SECRET });
    expect(await examined(url)).not.toContain("FAIL");
    expect(await (await post(server.url, draft)).text()).toContain('{"type":"done"}');
    await server.stop();
    expect(await stateOf(url)).toEqual({ schema: migrations.at(-1)?.name, rewrites: before.rewrites + 1 });

    expect(shell(documented("pg_restore"))).toMatchObject({ status: 0, stderr: "" });
    expect(await stateOf(empty)).toEqual(before);
  },
);
