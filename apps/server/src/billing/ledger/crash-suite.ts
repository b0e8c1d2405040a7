import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../../database/open.ts";
import { violations, type Violation } from "./invariants.ts";
import { createLedger } from "./create-ledger.ts";
import { defaultPlans } from "../plans/plans.ts";

const PROCESS = fileURLToPath(new URL("../../testing/ledger-process.ts", import.meta.url));
const CALLERS = 4;
const FIRST_MAX_MS = 20_000;

export interface CrashReport {
  rounds: number;
  acknowledged: number;
  /** Acknowledged settles that the database does not hold. */
  lost: number;
  /** Holds that a killed process left open, ended by the sweep. */
  orphans: number;
  violations: Violation[];
  heldAfter: number;
}

/** Starts a working process and kills it with SIGKILL in the middle of its work. @returns the settles that it acknowledged. */
const killOne = async (url: string, afterMs: number): Promise<string[]> => {
  const child = spawn(process.execPath, [PROCESS, url, String(CALLERS)], { stdio: ["ignore", "pipe", "inherit"] });
  let acknowledged = "";
  child.stdout.on("data", (chunk: Buffer) => (acknowledged += chunk.toString()));
  const closed = once(child, "close");
  await Promise.race([once(child.stdout, "data"), closed, sleep(FIRST_MAX_MS, null, { ref: false })]);
  await sleep(afterMs);
  child.kill("SIGKILL");
  await closed;
  return acknowledged.split("\n").slice(0, -1);
};

/** Two nodes on one database: one is killed again and again, the other must go on. @returns how much the survivor had done before the kills and after them, and all acknowledged settles. */
export const killBeside = async (
  url: string,
  kills: number,
): Promise<{ before: number; after: number; acknowledged: string[] }> => {
  const survivor = spawn(process.execPath, [PROCESS, url, String(CALLERS)], { stdio: ["ignore", "pipe", "inherit"] });
  let acknowledged = "";
  survivor.stdout.on("data", (chunk: Buffer) => (acknowledged += chunk.toString()));
  const closed = once(survivor, "close");
  await once(survivor.stdout, "data");
  const before = acknowledged.split("\n").length - 1;
  const killed: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) killed.push(...(await killOne(url, 100)));
  await sleep(200);
  const after = acknowledged.split("\n").length - 1;
  survivor.kill("SIGKILL");
  await closed;
  return { before, after, acknowledged: [...killed, ...acknowledged.split("\n").slice(0, -1)] };
};

/** Kills a node again and again on one database and then looks at the ledger. */
export const crashLoop = async (url: string, rounds: number): Promise<CrashReport> => {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) acknowledged.push(...(await killOne(url, 40 + ((round * 37) % 160))));
  const db = await openDatabase({ url });
  const later = { now: () => Date.now() + 120_000 };
  const ledger = createLedger({ db, plans: defaultPlans, clock: later, secret: "a secret for one test process only" });
  const before = await db.snapshot(violations);
  const orphans = await ledger.sweep();
  const settled = new Set(
    (await db.read<{ id: string }>("SELECT id FROM hold WHERE state = 'settled'")).map(({ id }) => id),
  );
  const [held] = await db.read<{ n: number }>("SELECT COUNT(*) AS n FROM fund WHERE held > 0");
  const report = {
    rounds,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !settled.has(id)).length,
    orphans,
    violations: [...before, ...(await db.snapshot(violations))],
    heldAfter: held?.n ?? 0,
  };
  await db.close();
  return report;
};
