import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "./apps/server/src/database/migrations/index.ts";
import { schemaFits } from "./apps/server/src/database/migrate.ts";
import { openDatabase, sqliteFileIn } from "./apps/server/src/database/open.ts";
import { documentedCommands } from "./apps/server/src/testing/documented-commands.ts";
import { fillAsReleased, RELEASES } from "./apps/server/src/testing/released-database.ts";
import { SECRET } from "./apps/server/src/testing/test-service.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "archive-"));
  const built = spawnSync(process.execPath, ["scripts/build.mjs", "tarball"], { encoding: "utf8" });
  const [archive = ""] = built.stdout.split("  ");
  spawnSync("tar", ["-xzf", archive, "--strip-components=1", "-C", folder]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the unpacked server, with Node alone. */
const start = async (settings: Record<string, string>) => {
  const env = { PORT: "0", PATH: "", ...settings };
  const child = spawn(process.execPath, ["apps/server/dist/main.mjs"], { cwd: folder, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (said += data.toString()));
  await expect.poll(() => said).toMatch(/localhost:\d+/);
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  };
  return { url: `http://127.0.0.1:${/localhost:(\d+)/.exec(said)?.[1]}`, stop, said: () => said };
};

test("the server's archive serves page and health in an empty folder, with Node alone", async () => {
  const { url, stop, said } = await start({ DATA_DIR: join(folder, "data") });
  // npm's script is not in the archive; the next test runs commands in this form.
  await expect.poll(said).toContain("  node apps/server/dist/admin.mjs model find\n");
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain("<title>");
  expect(await (await fetch(`${url}/downloads/checksums.txt`)).text()).toMatch(/rewrite-service-mcp/);
  await stop();
});

test.each(RELEASES)("the page about source leads from $release to this release and back", async (from) => {
  const settings = { DATA_DIR: join(folder, `data-${from.release}`), SECRET };
  mkdirSync(settings.DATA_DIR);
  const url = `sqlite:${sqliteFileIn(settings.DATA_DIR)}`;
  const opened = async <Found>(look: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<Found>) => {
    const db = await openDatabase({ url });
    try {
      return await look(db);
    } finally {
      await db.close();
    }
  };
  /** The last migration, and how many rewrites the ledger has. */
  const state = () =>
    opened(async (db) => [
      ...(await db.read<{ name: string }>("SELECT MAX(name) AS name FROM migration")).map(({ name }) => name),
      ...(await db.read<{ n: number }>("SELECT COUNT(*) AS n FROM hold")).map(({ n }) => n),
    ]);
  await opened((db) => fillAsReleased(db, from.release));
  const before = await state();

  const env = { ...settings, PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"]}` };
  // In the archive the commands are those of the built program, as docs/operating.md says.
  const type = (line: string, more: Record<string, string> = {}): string => {
    const command = line.replace("npm run -s admin --", "node apps/server/dist/admin.mjs");
    const done = spawnSync("sh", ["-c", command], { cwd: folder, encoding: "utf8", env: { ...env, ...more } });
    expect([line, done.status, done.stderr]).toEqual([line, 0, expect.any(String)]);
    return done.stdout;
  };

  const [backup = ""] = documentedCommands("install/source", "back up the SQLite database:");
  const [doctor = ""] = documentedCommands("install/source", "Check the result:");
  type(backup);
  expect(await state()).toEqual(before);
  const server = await start(settings);
  expect(type(doctor)).not.toContain("FAIL");
  const KEY = type("npm run -s admin -- key create --email ada@example.org --name walk").split("\n")[0] ?? "";
  const rewrite = `curl -N ${server.url}/api/humanize -H "Authorization: Bearer $KEY" -H 'content-type: application/json' -d '{"text":"please look at the budget","register":"email"}'`;
  expect(type(rewrite, { KEY })).toContain('{"type":"done"}');
  await server.stop();
  expect(await state()).toEqual([migrations.at(-1)?.name, Number(before[1]) + 1]);

  const [restore = ""] = documentedCommands("install/source", "restore the SQLite backup:");
  // Only this release is here: its own command brings the restored database up to date, and the old release still fits.
  expect(type(restore)).toContain("before-restore");
  expect(await state()).toEqual([migrations.at(-1)?.name, before[1]]);
  const known = migrations.filter(({ name }) => name <= from.last);
  expect(await opened((db) => schemaFits(db, known, from.release))).toBe(true);
  await (await start(settings)).stop();
});
