// npm run bench -- failover [SECONDS]: two nodes under load on PgBouncer in transaction mode, before a PostgreSQL that a
// synchronous standby follows. First the server stands still for ten seconds, then it ends as in a crash, and the standby
// takes its place. Needs Debian's package postgresql; PgBouncer is unpacked for the run where it is missing.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServerProcess } from "../apps/server/src/testing/processes.ts";
import { doctor, lostOf, openAccount, SECRET } from "./parts/company.ts";
import { startPooler } from "./parts/pgbouncer.ts";
import { startPair } from "./parts/postgres-pair.ts";
import { startLoad, summaryOf, type Tally } from "./parts/rewrites.ts";

const CALLERS = 4;
const FROZEN_MS = 10_000;

export const run = async ([seconds = "20"]: readonly string[]): Promise<void> => {
  const phaseMs = Number(seconds) * 1_000;
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-bench-"));
  chmodSync(folder, 0o755);
  const pair = await startPair(folder);
  const pooler = await startPooler(folder, pair.port);
  console.log(`${pair.version}, synchronous standby; ${pooler.version}, transaction mode`);
  const key = await openAccount(pooler.url);
  const env = { DATABASE_URL: pooler.url, SECRET, LOG_LEVEL: "error", WORKERS: "2" };
  const nodes = [await startServerProcess(env), await startServerProcess(env)];
  const acknowledged: string[] = [];
  /** Works at both nodes while something happens. */
  const under = async (name: string, what: () => Promise<unknown>): Promise<void> => {
    const loads = nodes.map(({ url }) => startLoad({ url, key, callers: CALLERS }));
    await what();
    const tallies: Tally[] = await Promise.all(loads.map(({ stop }) => stop()));
    for (const tally of tallies) {
      acknowledged.push(...tally.done);
      console.log(`${name}: ${summaryOf(tally)}`);
    }
  };
  try {
    await under("nothing happens", () => sleep(phaseMs));
    await under(`database still for ${FROZEN_MS / 1_000} s`, async () => {
      await sleep(phaseMs / 4);
      await pair.freeze(() => sleep(FROZEN_MS));
      await sleep(phaseMs / 2);
    });
    await under("standby promoted", async () => {
      await sleep(phaseMs / 4);
      const ms = await pair.failOver();
      pooler.turnTo(pair.standbyPort);
      console.log(`the standby took over within ${ms} ms`);
      await sleep(phaseMs);
    });
    console.log(
      `acknowledged: ${acknowledged.length}; missing from the ledger: ${await lostOf(pooler.url, acknowledged)}`,
    );
    const logged = nodes.flatMap(({ output }) => output.text.match(/"err":.*"msg"/g) ?? []);
    for (const err of new Set(logged)) console.log(`logged: ${err.slice(0, 600)}`);
    // Holds of whoever could not be told are ended by the servers once their lease is over.
    console.log(`doctor: ${await doctor(pooler.url)}`);
  } finally {
    for (const node of nodes) await node.stop();
    await pooler.stop();
    await pair.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
