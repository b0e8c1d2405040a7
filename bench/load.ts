import { readFileSync } from "node:fs";
import { Agent, request as send, type ClientRequest, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Something that answers a draft with a stream. */
export interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
  body(fault: string, id: string): unknown;
  pid: number | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 5_000 });
export const closeConnections = (): void => agent.destroy();

export const ask = (target: Target, body: unknown, onResponse: (response: IncomingMessage) => void): ClientRequest => {
  const text = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text), ...target.headers };
  const request = send(target.url, { method: "POST", agent, headers }, onResponse);
  request.on("error", () => undefined);
  request.end(text);
  return request;
};

// Letters only: a draft must hold no figure that the gate would have to judge.
export const letters = (index: number): string =>
  index
    .toString(26)
    .split("")
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join("");

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

export interface Load {
  firstMs: number[];
  perSecond: number;
  /** Processor time of the target and its children in ms, divided by the streams; NaN where `/proc` is missing. */
  cpuMs: number;
  failed: number;
}

/** The process and those that it started, such as the workers of a server (`/proc`). */
const family = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").trim();
  return [pid, ...(children === "" ? [] : children.split(" ").flatMap((child) => family(Number(child))))];
};

/** Processor time of a process and its children so far, in ms (`/proc`, in steps of 10 ms). */
export const cpuOf = (pid: number | undefined): number => {
  if (pid === undefined) return Number.NaN;
  try {
    return family(pid).reduce((sum, member) => sum + ticksOf(member) * 10, 0);
  } catch {
    return Number.NaN;
  }
};

const ticksOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
};

/** Resident memory of a process in kB. */
export const residentKb = (pid: number | undefined): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1]);
  } catch {
    return Number.NaN;
  }
};

const one = (
  target: Target,
  fault: string,
  id: string,
  startedAt = performance.now(),
): Promise<{ firstMs: number; whole: boolean }> =>
  new Promise((resolve) => {
    let firstMs = Number.NaN;
    let text = "";
    const request = ask(target, target.body(fault, id), (response) => {
      response.on("data", (data: Buffer) => {
        if (Number.isNaN(firstMs)) firstMs = performance.now() - startedAt;
        text = (text + data.toString()).slice(-2_000);
      });
      response.on("close", () => resolve({ firstMs, whole: /"done"|\[DONE\]/.test(text) }));
    });
    request.on("error", () => resolve({ firstMs, whole: false }));
  });

const measured = async (
  target: Target,
  count: number,
  drive: (record: (done: { firstMs: number; whole: boolean }) => void) => Promise<void>,
): Promise<Load> => {
  const firstMs: number[] = [];
  let failed = 0;
  const cpuBefore = cpuOf(target.pid);
  const started = performance.now();
  await drive((done) => (done.whole ? void firstMs.push(done.firstMs) : void (failed += 1)));
  const perSecond = count / ((performance.now() - started) / 1_000);
  return { firstMs, perSecond, cpuMs: (cpuOf(target.pid) - cpuBefore) / count, failed };
};

/** A number of callers who each begin again when they have finished. */
export const closedLoop = (target: Target, fault: string, callers: number, count: number): Promise<Load> =>
  measured(target, count, async (record) => {
    let next = 0;
    const caller = async (): Promise<void> => {
      while (next < count) record(await one(target, fault, letters((next += 1))));
    };
    await Promise.all(Array.from({ length: callers }, caller));
  });

/** Callers who come at a fixed rate whatever happens; their wait counts from when they were due. */
export const openLoop = (target: Target, fault: string, perSecond: number, count: number): Promise<Load> =>
  measured(target, count, async (record) => {
    const started = performance.now();
    const all: Promise<void>[] = [];
    for (let index = 0; index < count; index += 1) {
      const due = started + (index * 1_000) / perSecond;
      const waitMs = due - performance.now();
      if (waitMs > 0.5) await sleep(waitMs);
      all.push(one(target, fault, letters(index), due).then(record));
    }
    await Promise.all(all);
  });
