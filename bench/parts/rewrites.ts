import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** How rewrites ended for their callers. */
export interface Tally {
  /** Idempotency keys of those whose `done` arrived. */
  done: string[];
  /** How many of the others ended how: a status with its code, an `error` event, a connection that broke. */
  others: Map<string, number>;
  /** Longest time between two that were done, in ms. */
  gapMs: number;
  slowestMs: number;
}

interface LoadOptions {
  url: string;
  key: string;
  callers: number;
  /** Of each caller between two rewrites. */
  pauseMs?: number;
  text?: (index: number) => string;
}

const PLAIN = "please look at the budget of $4,500 before we meet on Friday";
const DONE = 'data: {"type":"done"}\n\n';

interface Answer {
  status: number;
  text: string;
}

/** One rewrite by a caller with a connection of its own in a pool. */
export const rewrite = async (
  { url, key }: Pick<LoadOptions, "url" | "key">,
  text: string,
  idempotencyKey: string = randomUUID(),
): Promise<Answer> => {
  const response = await fetch(`${url}/api/humanize`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "idempotency-key": idempotencyKey,
    },
    body: JSON.stringify({ text, register: "email" }),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: response.status, text: await response.text() };
};

const endOf = ({ status, text }: Answer): string => {
  if (text.endsWith(DONE)) return "done";
  if (status === 200) return /"type":"error","message":"([^"]{0,40})/.exec(text)?.[1] ?? "no end";
  return `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 40)}`;
};

/** Rewrites without end until it is stopped. Who meets a failure tries again, as something new, after a moment. */
export const startLoad = (options: LoadOptions): { tally: Tally; stop: () => Promise<Tally> } => {
  const { callers, pauseMs = 0, text = () => PLAIN } = options;
  const tally: Tally = { done: [], others: new Map(), gapMs: 0, slowestMs: 0 };
  const stopping = new AbortController();
  let lastAt = performance.now();
  let index = 0;
  const turn = async (): Promise<void> => {
    const key = randomUUID();
    const startedAt = performance.now();
    const end = await rewrite(options, text((index += 1)), key).then(endOf, (error: Error) => {
      const cause = error.cause instanceof Error && "code" in error.cause ? String(error.cause.code) : error.name;
      return `connection: ${cause}`;
    });
    const now = performance.now();
    if (end !== "done") {
      tally.others.set(end, (tally.others.get(end) ?? 0) + 1);
      await sleep(50);
      return;
    }
    tally.done.push(key);
    tally.gapMs = Math.max(tally.gapMs, now - lastAt);
    tally.slowestMs = Math.max(tally.slowestMs, now - startedAt);
    lastAt = now;
  };
  const caller = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await turn();
      if (pauseMs > 0) await sleep(pauseMs * (0.5 + Math.random()));
    }
  };
  const working = Promise.all(Array.from({ length: callers }, caller));
  const stop = async (): Promise<Tally> => {
    stopping.abort();
    await working;
    return tally;
  };
  return { tally, stop };
};

export const summaryOf = ({ done, others, gapMs, slowestMs }: Tally): string => {
  const ends = [...others].map(([end, count]) => `${count} × ${end}`).join(", ");
  return `${done.length} done; not done: ${ends === "" ? "none" : ends}; longest gap ${Math.round(gapMs)} ms, slowest ${Math.round(slowestMs)} ms`;
};
