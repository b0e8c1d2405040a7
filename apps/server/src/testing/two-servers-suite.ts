import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createAccountTable } from "../accounts/account-table.ts";
import { createApiKeys } from "../accounts/keys/api-keys.ts";
import { runAdmin } from "../operator/commands/run.ts";
import { systemClock as clock } from "../runtime/clock.ts";
import { openDatabase } from "../database/open.ts";
import { migrate } from "../database/migrate.ts";
import { startServerProcess, type Started } from "./processes.ts";

const SECRET = "b7c1e0d94f6a4a1c8e2d5f7a9b3c6d1e";
const draft = { text: "please look at the budget before we meet", register: "email" };

export interface TwoServersReport {
  kills: number;
  /** Rewrites that ended in `done` at the server that lives. */
  survivor: number;
  /** Of its rewrites those that did not. */
  survivorFailed: number;
  /** Longest time between two rewrites that it finished, in ms. */
  survivorGapMs: number;
  /** Rewrites that ended in `done` at the servers that were killed. */
  killed: number;
  /** Rewrites that ended in `done`, at either, and are not in the ledger. */
  lost: number;
  /** Holds that killed servers left, ended by the survivor's own sweep. */
  orphans: number;
  doctor: { ok: boolean; findings: unknown[] };
}

interface Count {
  done: number;
  failed: number;
  gapMs: number;
}

/** Rewrites without pause until it is stopped. */
const load = (url: string, key: string, callers: number): { count: Count; stop: () => Promise<void> } => {
  const count: Count = { done: 0, failed: 0, gapMs: 0 };
  const stopping = new AbortController();
  let last = performance.now();
  const caller = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const done = await rewrite(url, key).catch(() => false);
      if (!done) {
        count.failed += 1;
        await sleep(10);
        continue;
      }
      count.done += 1;
      count.gapMs = Math.max(count.gapMs, performance.now() - last);
      last = performance.now();
    }
  };
  const working = Promise.all(Array.from({ length: callers }, caller));
  const stop = async (): Promise<void> => {
    stopping.abort();
    await working;
  };
  return { count, stop };
};

const rewrite = async (url: string, key: string): Promise<boolean> => {
  const answer = await fetch(`${url}/api/humanize`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(draft),
  });
  return (await answer.text()).endsWith('data: {"type":"done"}\n\n');
};

type Load = (url: string) => ReturnType<typeof load>;

/** Lets a server work for a while and ends it with SIGKILL. @returns the rewrites that it finished. */
const killOne = async (start: () => Promise<Started>, load: Load, afterMs: number): Promise<number> => {
  const server = await start();
  const { count, stop } = load(server.url);
  while (count.done === 0) await sleep(10);
  await sleep(afterMs);
  server.child.kill("SIGKILL");
  await stop();
  await server.stop();
  return count.done;
};

/** Starts over the leases of what is open as if two minutes had passed, so that nobody has to wait for them. */
const endLeases = "UPDATE hold SET lease_until = 1 WHERE state = 'held' AND created_at < $1";

/**
 * Two whole servers on one PostgreSQL under load; one is killed with SIGKILL again and again. The other must go on, no
 * rewrite that anybody saw finished may be missing from the ledger, and `doctor` must find nothing.
 * `callers` work at each server without pause.
 */
export const killServers = async (databaseUrl: string, kills: number, callers: number): Promise<TwoServersReport> => {
  const env = { DATABASE_URL: databaseUrl, SECRET, LOG_LEVEL: "error" };
  const start = (): Promise<Started> => startServerProcess(env);
  const db = await openDatabase({ url: databaseUrl, connectionsMax: 2 });
  await migrate(db);
  const account = await createAccountTable({ db, clock }).create(`${randomUUID()}@example.org`);
  if (account === null) throw new Error("no account");
  const { key } = await createApiKeys({ db, clock }).create(account.id, "load");
  const survivor = await start();
  const loading: Load = (url) => load(url, key, callers);
  const working = loading(survivor.url);
  let killed = 0;
  for (let kill = 0; kill < kills; kill += 1) killed += await killOne(start, loading, 100 + ((kill * 37) % 160));
  await working.stop();
  const held = async (): Promise<number> =>
    (await db.read<{ n: number }>("SELECT COUNT(*) AS n FROM hold WHERE state = 'held'"))[0]?.n ?? -1;
  await db.run(endLeases, [Date.now()]);
  // The living server ends them with its own sweep, every fifteen seconds.
  for (let waited = 0; (await held()) > 0 && waited < 40_000; waited += 250) await sleep(250);
  const count = async (state: string): Promise<number> =>
    (await db.read<{ n: number }>("SELECT COUNT(*) AS n FROM hold WHERE state = $1", [state]))[0]?.n ?? -1;
  const { done, failed, gapMs } = working.count;
  const settled = await count("settled");
  const orphans = await count("expired");
  let said = "";
  await runAdmin(["doctor", "--json"], { env, out: (text) => void (said += text), err: () => undefined });
  await survivor.stop();
  await db.close();
  const { ok, findings } = JSON.parse(said) as { ok: boolean; findings: unknown[] };
  return {
    kills,
    survivor: done,
    survivorFailed: failed,
    survivorGapMs: Math.round(gapMs),
    killed,
    lost: Math.max(0, done + killed - settled),
    orphans,
    doctor: { ok, findings },
  };
};
