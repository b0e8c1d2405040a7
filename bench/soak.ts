// npm run bench -- soak [MINUTES]: one node of two processes on PgBouncer and PostgreSQL under a mixed load: good rewrites,
// a model that fails in nine ways, callers who leave, callers who never read, pages and usage. Every five minutes the
// database stands still for ten seconds. Prints memory, heap and open files as they go. Needs Debian's postgresql.
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import type { ClientRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startProviderProcess, startServerProcess } from "../apps/server/src/testing/processes.ts";
import { ask, closeConnections, letters, percentile, residentKb, type Target } from "./load.ts";
import { doctor, lostOf, openAccount, SECRET } from "./parts/company.ts";
import { startPooler } from "./parts/pgbouncer.ts";
import { startPair } from "./parts/postgres-pair.ts";
import { startLoad, summaryOf } from "./parts/rewrites.ts";

const MINUTE_MS = 60_000;
const SAMPLE_MS = 15_000;
const FROZEN_EVERY_MS = 5 * MINUTE_MS;
const FROZEN_MS = 10_000;
const CALLERS = 6;
const PAUSE_MS = 250;
const STALLED = 10;

/** Every other draft is answered well, and the rest in turn with one of these. */
const FAULTS = ["paced", "invent", "broken", "drop", "noend", "reset", "errorframe", "ratelimit", "html", "dropspans"];
const PLAIN = "please look at the plan and say what you think of it ".repeat(4);
const draft = (index: number): string =>
  index % 2 === 0 ? PLAIN : `fault-${FAULTS[Math.floor(index / 2) % FAULTS.length]}-${letters(index)} ${PLAIN}`;

interface Sample {
  residentMb: number;
  heapMb: number;
  files: number;
}

const childrenOf = (pid: number): number[] =>
  execFileSync("pgrep", ["-P", String(pid)], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map(Number);

/** Has V8 write a line for each collection: what is left after a full one is what grows in a leak. */
const TRACE_GC = `--import=data:text/javascript,${encodeURIComponent('import v8 from "node:v8"; v8.setFlagsFromString("--trace-gc")')}`;

/** Megabytes left after each full collection of a process but its first, which falls into its start. */
const leftIn = (written: string, pid: number): string => {
  const all = [...written.matchAll(new RegExp(`\\[${pid}:.*Mark-Compact.*? -> ([\\d.]+)`, "g"))].map(([, mb]) => mb);
  return all.slice(1).join(", ");
};

const sampleOf = async (url: string, workers: readonly number[]): Promise<Sample> => {
  const page = await (await fetch(`${url}/metrics`)).text();
  const heap = Number(/^process_heap_used_bytes (\S+)/m.exec(page)?.[1]);
  const sum = (of: (pid: number) => number): number => workers.reduce((total, pid) => total + of(pid), 0);
  return {
    residentMb: sum(residentKb) / 1_024,
    heapMb: heap / 1_048_576,
    files: sum((pid) => readdirSync(`/proc/${pid}/fd`).length),
  };
};

const shown = (samples: readonly Sample[]): string => {
  const of = (name: keyof Sample): string =>
    percentile(
      samples.map((sample) => sample[name]),
      0.5,
    ).toFixed(0);
  return `${of("residentMb")} MB resident, ${of("heapMb")} MB heap, ${of("files")} open files (medians of ${samples.length}, both processes together)`;
};

/** Callers who leave after the first words, one after the other, and who look at pages. */
const startOthers = (target: Target, key: string): (() => Promise<void>) => {
  const stopping = new AbortController();
  const working = (async () => {
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      const request = ask(target, { text: `fault-slow-${letters(index)} ${PLAIN}`, register: "email" }, (response) =>
        response.on("error", () => undefined).once("data", () => setTimeout(() => request.destroy(), 20)),
      );
      await sleep(PAUSE_MS * 2);
      for (const path of ["/api/usage", "/api/policy", "/"])
        await fetch(new URL(path, target.url), { headers: { authorization: `Bearer ${key}` } })
          .then((response) => response.text())
          .catch(() => "");
    }
  })();
  return async () => {
    stopping.abort();
    await working;
  };
};

/** Callers who ask and never read. */
const startStalled = (target: Target): ClientRequest[] =>
  Array.from({ length: STALLED }, () =>
    ask(target, { text: `fault-wordy ${PLAIN}`, register: "email" }, (response) => {
      response.on("error", () => undefined).pause();
    }),
  );

export const run = async ([minutes = "30"]: readonly string[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-bench-"));
  chmodSync(folder, 0o755);
  const pair = await startPair(folder);
  const pooler = await startPooler(folder, pair.port);
  const model = await startProviderProcess();
  const key = await openAccount(pooler.url);
  const server = await startServerProcess({
    DATABASE_URL: pooler.url,
    SECRET,
    LOG_LEVEL: "silent",
    NODE_OPTIONS: TRACE_GC,
    WORKERS: "2",
    PROVIDER: "openai-compatible",
    PROVIDER_BASE_URL: `${model.url}/v1`,
    MODEL_STANDARD: "small",
  });
  const workers = childrenOf(server.child.pid ?? 0);
  const headers = { authorization: `Bearer ${key}` };
  const target: Target = { name: "node", url: `${server.url}/api/humanize`, headers, body: () => "", pid: undefined };
  const load = startLoad({ url: server.url, key, callers: CALLERS, pauseMs: PAUSE_MS, text: draft });
  const stopOthers = startOthers(target, key);
  const stalled = startStalled(target);
  const samples: Sample[] = [];
  try {
    const startedAt = performance.now();
    let frozenAt = startedAt;
    while (performance.now() - startedAt < Number(minutes) * MINUTE_MS) {
      await sleep(SAMPLE_MS);
      samples.push(await sampleOf(server.url, workers));
      if (performance.now() - frozenAt < FROZEN_EVERY_MS) continue;
      await pair.freeze(() => sleep(FROZEN_MS));
      frozenAt = performance.now();
      console.log(`after ${Math.round((frozenAt - startedAt) / MINUTE_MS)} min: ${shown(samples.slice(-4))}`);
    }
    const tally = await load.stop();
    await stopOthers();
    for (const request of stalled) request.destroy();
    // What the start needs is not what grows.
    const quarter = Math.max(1, Math.floor(samples.length / 4));
    console.log(`second quarter: ${shown(samples.slice(quarter, 2 * quarter))}`);
    console.log(`last quarter: ${shown(samples.slice(-quarter))}`);
    for (const pid of workers) console.log(`MB left after full collections: ${leftIn(server.output.text, pid)}`);
    const same = childrenOf(server.child.pid ?? 0).join() === workers.join();
    console.log(`${minutes} min: ${summaryOf(tally)}; ${same ? "no process died" : "A PROCESS DIED"}`);
    const exit = await server.stop();
    const lost = await lostOf(pooler.url, tally.done);
    console.log(`exit ${exit}; missing from the ledger: ${lost}; doctor: ${await doctor(pooler.url)}`);
  } finally {
    closeConnections();
    for (const part of [server, model, pooler, pair]) await part.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
