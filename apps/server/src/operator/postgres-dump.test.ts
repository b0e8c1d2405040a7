import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { makeDatabase } from "../testing/database-suite.ts";
import { dumpPrograms } from "../testing/postgres-programs.ts";
import { startPostgres } from "../testing/postgres-suite.ts";
import { openDatabase } from "../database/open.ts";
import { startServerProcess } from "../testing/processes.ts";
import { draft, post } from "../testing/test-app.ts";
import { runAdmin } from "./commands/run.ts";

/** Of the PostgreSQL that npm installs for the tests. */
const EMBEDDED_RELEASE = 18;
const SECRET = "b7c1e0d94f6a4a1c8e2d5f7a9b3c6d1e";
const DOCUMENT = fileURLToPath(new URL("../../../../docs/operating.md", import.meta.url));
const programs = dumpPrograms(EMBEDDED_RELEASE);

/** The line of the documentation that begins with a program's name. */
const documented = (program: string): string =>
  new RegExp(`^${program} .*$`, "m").exec(readFileSync(DOCUMENT, "utf8"))?.[0] ?? "";

/** Two empty databases on a server that the programs can dump. */
const makeTwo = async (folder: string, { ownServer, folder: bin }: { ownServer: boolean; folder: string }) => {
  if (!ownServer) {
    const [first, second] = [await makeDatabase("postgres"), await makeDatabase("postgres")];
    return {
      urls: [first.url, second.url] as const,
      remove: async () => {
        await first.remove();
        await second.remove();
      },
    };
  }
  const server = await startPostgres(folder, { programs: bin });
  const db = await openDatabase({ url: server.url, connectionsMax: 1 });
  for (const name of ["one", "two"]) await db.run(`CREATE DATABASE ${name}`);
  await db.close();
  const urlOf = (name: string): string => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  return { urls: [urlOf("one"), urlOf("two")] as const, remove: server.stop };
};

test.skipIf(programs === null)(
  "PostgreSQL: dump under work, kill -9, restore and doctor as documented (needs pg_dump and pg_restore of PostgreSQL 18 or newer, or a whole PostgreSQL of Debian's)",
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "rewrite-service-dump-"));
    chmodSync(folder, 0o755);
    const bin = programs?.folder ?? "";
    const { urls, remove } = await makeTwo(folder, programs ?? { ownServer: false, folder: bin });
    const [DATABASE_URL, RESTORED_URL] = urls;
    const shell = (line: string) =>
      spawnSync("sh", ["-c", line], {
        cwd: folder,
        encoding: "utf8",
        env: { PATH: `${bin}${delimiter}${process.env["PATH"]}`, DATABASE_URL, RESTORED_URL },
      });
    const server = await startServerProcess({ DATABASE_URL, SECRET });
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
    let said = "";
    const env = { DATABASE_URL: RESTORED_URL, DATA_DIR: folder, SECRET };
    expect(await runAdmin(["doctor"], { env, out: (text) => void (said += text), err: () => undefined })).toBe(0);
    expect(said).not.toContain("FAIL");
    const db = await openDatabase({ url: RESTORED_URL, connectionsMax: 1 });
    const [settled] = await db.read<{ n: number }>("SELECT COUNT(*) AS n FROM hold WHERE state = 'settled'");
    expect(settled?.n).toBeGreaterThanOrEqual(3);
    expect(settled?.n).toBeLessThanOrEqual(9);
    await db.close();
    await server.stop();
    await remove();
    rmSync(folder, { recursive: true, force: true });
  },
);
