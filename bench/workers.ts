// npm run bench -- workers [MOST]: streams of the real server on PostgreSQL (fsync on) with 1 to MOST processes (4 unless
// told otherwise), 50 callers at once, as a curve. The load, the provider and the database use the same processors as the server.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../apps/server/src/testing/postgres-suite.ts";
import { startProviderProcess } from "../apps/server/src/testing/processes.ts";
import { closeConnections, closedLoop, percentile } from "./load.ts";
import { startStreamingServer } from "./parts/streaming-server.ts";

const ROUNDS = 3;
const CALLERS = 50;
const WARM_UP = 3_000;

/** The width of the longest bar of the curve, in characters. */
const BAR = 40;

export const run = async ([most = "4"]: readonly string[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-bench-"));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(folder, { synced: true });
  const provider = await startProviderProcess();
  const curve: { workers: number; perSecond: number; cpuMs: number; failed: number }[] = [];
  try {
    for (let workers = 1; workers <= Number(most); workers += 1) {
      const server = await startStreamingServer(provider, {
        DATABASE_URL: postgres.url,
        SECRET: "a secret of this benchmark, which every worker shares",
        WORKERS: String(workers),
      });
      await closedLoop(server.target, "kept", CALLERS, WARM_UP);
      const loads = [];
      for (let round = 0; round < ROUNDS; round += 1)
        loads.push(await closedLoop(server.target, "kept", CALLERS, 1_000));
      curve.push({
        workers,
        perSecond: percentile(
          loads.map((load) => load.perSecond),
          0.5,
        ),
        cpuMs: percentile(
          loads.map((load) => load.cpuMs),
          0.5,
        ),
        failed: loads.reduce((sum, load) => sum + load.failed, 0),
      });
      closeConnections();
      await server.stop();
    }
  } finally {
    closeConnections();
    await provider.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const top = Math.max(...curve.map(({ perSecond }) => perSecond));
  console.log(`| WORKERS (${availableParallelism()} processors) | streams/s | | CPU ms a stream | failed |`);
  console.log("|---|---|---|---|---|");
  for (const { workers, perSecond, cpuMs, failed } of curve) {
    const bar = "█".repeat(Math.round((BAR * perSecond) / top));
    console.log(`| ${workers} | ${perSecond.toFixed(0)} | ${bar} | ${cpuMs.toFixed(2)} | ${failed} |`);
  }
};
