// npm run bench -- disk: a node with SQLite on a small disk that another program fills under load and frees again. Needs
// root and Linux, to mount a file system in memory.
import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sqliteFileIn } from "../apps/server/src/database/open.ts";
import { startServerProcess } from "../apps/server/src/testing/processes.ts";
import { doctor, lostOf, openAccount, SECRET } from "./parts/company.ts";
import { until } from "./parts/process.ts";
import { startLoad, summaryOf } from "./parts/rewrites.ts";

const PHASE_MS = 6_000;
const BLOCK = Buffer.alloc(4_096, 1);

/** Takes every block that is left. */
const fill = (file: string): void => {
  const opened = openSync(file, "w");
  try {
    for (;;) writeSync(opened, BLOCK);
  } catch (error) {
    if ((error as { code?: string }).code !== "ENOSPC") throw error;
  } finally {
    closeSync(opened);
  }
};

export const run = async (): Promise<void> => {
  const disk = mkdtempSync(join(tmpdir(), "rewrite-service-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=128m", "tmpfs", disk]);
  const url = `sqlite:${sqliteFileIn(disk)}`;
  const server = await startServerProcess({ DATA_DIR: disk, SECRET, LOG_LEVEL: "error" });
  const ready = async (): Promise<string> => {
    const answer = await fetch(`${server.url}/readyz`);
    return `${answer.status} ${await answer.text()}`;
  };
  const acknowledged: string[] = [];
  try {
    const key = await openAccount(url);
    const under = async (name: string): Promise<void> => {
      const { stop } = startLoad({ url: server.url, key, callers: 4 });
      await sleep(PHASE_MS);
      const tally = await stop();
      acknowledged.push(...tally.done);
      console.log(`${name}: ${summaryOf(tally)}; /readyz ${await ready()}`);
    };
    await under("room");
    fill(join(disk, "filler"));
    await under("full");
    rmSync(join(disk, "filler"));
    await until("the node is ready again", async () => (await ready()).startsWith("200"));
    await under("room again");
    console.log(
      server.child.exitCode === null ? "the process never ended" : `THE PROCESS ENDED: ${server.child.exitCode}`,
    );
    console.log(`missing from the ledger: ${await lostOf(url, acknowledged)}; doctor: ${await doctor(url)}`);
  } finally {
    await server.stop();
    execFileSync("umount", [disk]);
    rmdirSync(disk);
  }
};
