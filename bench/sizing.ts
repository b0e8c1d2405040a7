// npm run bench -- sizing [OPEN]: what one process needs for rewrites as people wait for them: 200 pieces of text within
// four seconds, many open at once. Prints memory idle and under load, and processor time a rewrite, for both databases.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "../apps/server/src/testing/postgres-suite.ts";
import { startProviderProcess, startServerProcess } from "../apps/server/src/testing/processes.ts";
import { sqliteFileIn } from "../apps/server/src/database/open.ts";
import { cpuOf, residentKb } from "./load.ts";
import { openAccount, SECRET } from "./parts/company.ts";
import { startLoad } from "./parts/rewrites.ts";

const ACCOUNTS = 10;
const MEASURED_MS = 20_000;
const DRAFT = `fault-long ${"please look at this when you can ".repeat(20)}`;

interface Place {
  env: Record<string, string>;
  /** Where the database of a server with this data folder is. */
  databaseOf: (dataDir: string) => string;
}

const measure = async (name: string, { env, databaseOf }: Place, open: number): Promise<void> => {
  const server = await startServerProcess({ LOG_LEVEL: "warn", MODEL_STANDARD: "small", SECRET, ...env });
  const { url, child, dataDir } = server;
  try {
    const keys: string[] = [];
    while (keys.length < ACCOUNTS) keys.push(await openAccount(databaseOf(dataDir)));
    const idle = residentKb(child.pid) / 1_024;
    const loads = keys.map((key) => startLoad({ url, key, callers: Math.ceil(open / ACCOUNTS), text: () => DRAFT }));
    // The first rewrites compile what all of them run.
    await sleep(MEASURED_MS / 2);
    const doneOf = (): number => loads.reduce((sum, { tally }) => sum + tally.done.length, 0);
    const [doneBefore, cpuBefore] = [doneOf(), cpuOf(child.pid)];
    await sleep(MEASURED_MS);
    const cpuMs = (cpuOf(child.pid) - cpuBefore) / (doneOf() - doneBefore);
    const busy = residentKb(child.pid) / 1_024;
    const tallies = await Promise.all(loads.map(({ stop }) => stop()));
    const failed = tallies.flatMap(({ others }) => [...others].map(([end, count]) => `${count} × ${end}`));
    console.log(
      `${name}: ${idle.toFixed(0)} MB idle, ${busy.toFixed(0)} MB with ${open} rewrites open; ${cpuMs.toFixed(1)} ms of processor time a rewrite, so ${Math.floor(1_000 / cpuMs)} a second fill a processor; not done: ${failed.join(", ") || "none"}`,
    );
  } finally {
    await server.stop();
  }
};

export const run = async ([open = "100"]: readonly string[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-bench-"));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(folder, { synced: true });
  const model = await startProviderProcess();
  const provider = { PROVIDER: "openai-compatible", PROVIDER_BASE_URL: `${model.url}/v1` };
  try {
    const sqliteIn = (dataDir: string): string => `sqlite:${sqliteFileIn(dataDir)}`;
    await measure("SQLite", { env: provider, databaseOf: sqliteIn }, Number(open));
    const env = { ...provider, DATABASE_URL: postgres.url };
    await measure("PostgreSQL", { env, databaseOf: () => postgres.url }, Number(open));
  } finally {
    await model.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
