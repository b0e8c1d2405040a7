import { afterEach, expect, test } from "vitest";
import {
  REGISTERS,
  ServiceError,
  splitNotes,
  type HumanizeEvent,
  type HumanizeRequest,
} from "@rewrite-service/contract";
import { migrate } from "../database/migrate.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open.ts";
import { scripted, type ScriptStep } from "../testing/scripted-provider.ts";
import type { Provider } from "../providers/provider.ts";
import { violations } from "../billing/ledger/invariants.ts";
import { createLedger } from "../billing/ledger/create-ledger.ts";
import { defaultPlans } from "../billing/plans/plans.ts";
import { rewrite } from "@rewrite-service/text";
import { describeError } from "../runtime/log.ts";
import { builtin } from "../providers/builtin.ts";
import { builtinAnswer } from "./builtin-answer.ts";
import { createHumanize } from "./humanize.ts";

const principal = { kind: "anonymous", addressBlock: "192.0.2.0" } as const;
const REQUEST: HumanizeRequest = {
  text: "Hi Ana, the launch moves to 12 May because the load test failed. Please tell #ops.",
  register: "email",
};
const ANSWER = ["Hi Ana,\n\n", "The launch moves to May 12th: ", "the load test failed. Please tell #ops."];

let opened: Database[] = [];
afterEach(async () => {
  await Promise.all(opened.map((db) => db.close()));
  opened = [];
});

/** The journey on a real ledger in memory, with a provider that plays a script. */
const setUp = async (script: Parameters<typeof scripted>[0], over: { provider?: Provider } = {}) => {
  const db = await openDatabase({ dataDir: ":memory:" });
  opened.push(db);
  await migrate(db);
  const ledger = createLedger({ db, plans: defaultPlans, clock: { now: () => Date.now() }, secret: "s".repeat(32) });
  const model = scripted(script);
  const ticks: (() => void)[] = [];
  const humanize = createHumanize({
    library: {
      resolve: (request) =>
        Promise.resolve({
          text: request.text,
          register: request.register,
          mode: request.mode ?? "rewrite",
          fromNotes: request.fromNotes ?? false,
          previousRewrite: request.previousRewrite ?? null,
          protectedSpans: request.protectedSpans ?? [],
          tier: "standard",
          length: null,
          template: null,
          voice: null,
        }),
    },
    ledger,
    providers: { pick: () => Promise.resolve({ provider: over.provider ?? model, judge: null, connected: false }) },
    judgeTimeMs: null,
    gateEnded: () => undefined,
    fingerprint: (request) => JSON.stringify(request),
    every: (_, task) => {
      ticks.push(task);
      return () => void ticks.splice(ticks.indexOf(task), 1);
    },
  });
  const controller = new AbortController();
  const caller = { principal, signal: controller.signal, client: null };
  const start = (request: HumanizeRequest = REQUEST, idempotencyKey: string | null = null) =>
    humanize(request, { ...caller, idempotencyKey });
  const startWhole = () => humanize(REQUEST, { ...caller, idempotencyKey: null, whole: true });
  const balances = async () => {
    expect(await violations(db)).toEqual([]);
    const [fund] = await db.rows<{ held: number; used: number }>(
      "SELECT held, used FROM fund WHERE owner NOT LIKE '%all%' AND kind = 'anonymous' ORDER BY used DESC LIMIT 1",
    );
    return fund ?? { held: 0, used: 0 };
  };
  return { start, startWhole, model, controller, ticks, balances, db, ledger };
};

const collect = async (events: AsyncIterable<HumanizeEvent>) => {
  const seen: HumanizeEvent[] = [];
  try {
    for await (const event of events) seen.push(event);
    return { seen, error: null };
  } catch (error) {
    return { seen, error };
  }
};

const textOf = (events: readonly HumanizeEvent[]): string =>
  events.map((event) => (event.type === "delta" ? event.text : "")).join("");

test("deltas, then usage from the commit, then done; one unit is charged", async () => {
  const { start, balances, model, ticks } = await setUp(() => [...ANSWER, { inputTokens: 0, outputTokens: 31 }]);
  const { seen, error } = await collect(start());
  expect(error).toBeNull();
  expect(textOf(seen)).toBe(ANSWER.join(""));
  expect(seen.at(-1)).toEqual({ type: "done" });
  expect(seen.at(-2)).toEqual({
    type: "usage",
    plan: "anonymous",
    modelTier: "standard",
    inputTokens: 0,
    outputTokens: 31,
    requests: 1,
    fundingSource: "anonymous",
    creditsUsed: 0,
    creditBalance: 0,
  });
  expect(await balances()).toMatchObject({ held: 0, used: 1 });
  expect(model.calls[0]?.outputTokensMax).toBeGreaterThan(400);
  expect(ticks).toEqual([]);
});

test("where the provider counts nothing, our own count is reported", async () => {
  const { start } = await setUp(() => ANSWER);
  const usage = (await collect(start())).seen.find((event) => event.type === "usage");
  expect(usage).toMatchObject({ outputTokens: Math.ceil(ANSWER.join("").length / 4) });
  expect(usage?.type === "usage" && usage.inputTokens).toBeGreaterThan(50);
});

test("a repair is a request of its own and its counts are added", async () => {
  const { start, balances } = await setUp((_, index) =>
    index === 0
      ? [{ inputTokens: 10 }, "The launch moves to 19 May.", { outputTokens: 5 }]
      : ["12 May. Please tell #ops.", { inputTokens: 20, outputTokens: 7 }],
  );
  const { seen, error } = await collect(start());
  expect(error).toBeNull();
  expect(splitNotes(textOf(seen)).text).toBe("The launch moves to 12 May. Please tell #ops.");
  expect(textOf(seen)).not.toContain("19");
  expect(seen.find((event) => event.type === "usage")).toMatchObject({ requests: 2, inputTokens: 30 });
  expect(await balances()).toMatchObject({ held: 0, used: 1 });
});

test("a failure of the provider costs nothing, before and after the first delta", async () => {
  for (const script of [[], ["The launch moves. "]] as ScriptStep[][]) {
    const { start, balances } = await setUp(() => [...script, { fail: new ServiceError("provider_unavailable") }]);
    const { seen, error } = await collect(start());
    expect(error).toMatchObject({ code: "provider_unavailable" });
    expect(seen.some((event) => event.type === "usage")).toBe(false);
    expect(await balances()).toMatchObject({ held: 0, used: 0 });
  }
});

test("an answer that breaks the promise twice is stopped and costs nothing", async () => {
  const { start, balances } = await setUp(() => ["The launch cost $4,000 so far."]);
  const { seen, error } = await collect(start());
  expect(error).toMatchObject({
    code: "rewrite_stopped",
    message: expect.stringMatching(/^Stopped: the model wrote "/),
  });
  // The quotation is for the caller; what the log gets of the failure has none.
  expect(JSON.stringify(describeError(error))).not.toMatch(/Stopped:|draft says "/);
  expect(textOf(seen)).not.toMatch(/\d/);
  expect(await balances()).toMatchObject({ held: 0, used: 0 });
});

test("a caller who leaves before the first delta pays nothing", async () => {
  const { start, balances, controller, model } = await setUp(() => {
    setImmediate(() => controller.abort());
    return [{ waitMs: 60_000 }, ...ANSWER];
  });
  const events = start()[Symbol.asyncIterator]();
  await expect(events.next()).rejects.toThrow();
  expect(await balances()).toMatchObject({ held: 0, used: 0 });
  expect(model.aborted).toBe(1);
});

test("a caller who leaves later pays a unit for each started 4,000 characters delivered, and no more than was held", async () => {
  const text = "Please tell the team that we wait. ".repeat(400);
  const { start, balances } = await setUp(() => Array.from({ length: 2_000 }, () => "Please tell the team. "));
  const events = start({ text, register: "slack" })[Symbol.asyncIterator]();
  let delivered = 0;
  while (delivered < 4_100) {
    const { value } = await events.next();
    if (value?.type === "delta") delivered += value.text.length;
  }
  await events.return?.(undefined);
  expect(await balances()).toMatchObject({ held: 0, used: 2 });
});

test("a caller who leaves between the last delta and the commit gets no done and pays for what was delivered", async () => {
  const { start, balances, controller } = await setUp(() => ANSWER);
  const events = start()[Symbol.asyncIterator]();
  let text = "";
  while (text !== ANSWER.join("")) {
    const { value } = await events.next();
    if (value?.type === "delta") text += value.text;
  }
  controller.abort();
  await expect(events.next()).rejects.toThrow();
  expect(await balances()).toMatchObject({ held: 0, used: 1 });
});

test("leaving after the commit is charged whole", async () => {
  const { start, balances } = await setUp(() => ANSWER);
  const events = start()[Symbol.asyncIterator]();
  for (;;) {
    const { value } = await events.next();
    if (value?.type === "usage") break;
  }
  await events.return?.(undefined);
  expect(await balances()).toMatchObject({ held: 0, used: 1 });
});

test("a caller of the whole text who leaves before its end pays nothing, and whoever waits pays as for a stream", async () => {
  const leaving = await setUp(() => ["The launch moves. ", { waitMs: 5_000 }, "Never."]);
  const events = leaving.startWhole()[Symbol.asyncIterator]();
  await events.next();
  leaving.controller.abort();
  await expect(events.next()).rejects.toThrow();
  expect(await leaving.balances()).toMatchObject({ held: 0, used: 0 });

  const late = await setUp(() => [...ANSWER, "\n\nNOTES:\n- Shortened."]);
  const script = late.startWhole()[Symbol.asyncIterator]();
  for (let last = ""; !last.includes("NOTES:");) {
    const { value } = await script.next();
    last = value?.type === "delta" ? value.text : last;
  }
  late.controller.abort();
  await expect(script.next()).rejects.toThrow();
  expect(await late.balances()).toMatchObject({ held: 0, used: 0 });

  const waiting = await setUp(() => ANSWER);
  expect((await collect(waiting.startWhole())).error).toBeNull();
  expect(await waiting.balances()).toMatchObject({ held: 0, used: 1 });
});

test("a lost lease stops the stream and costs nothing", async () => {
  const { start, balances, ticks, db } = await setUp(() => ["The launch moves. ", { waitMs: 5_000 }, "Never."]);
  const events = start()[Symbol.asyncIterator]();
  await events.next();
  await db.run("UPDATE hold SET lease_until = 0");
  const node = createLedger({ db, plans: defaultPlans, clock: { now: () => Date.now() }, secret: "s".repeat(32) });
  await node.sweep();
  const next = events.next();
  ticks[0]?.();
  await expect(next).rejects.toMatchObject({ code: "internal" });
  expect(await balances()).toMatchObject({ held: 0, used: 0 });
});

test("the same Idempotency-Key is refused while it runs and once it was charged, and free again after a failure", async () => {
  const { start, balances } = await setUp((_, index) => (index < 2 ? ["The cost is $9."] : ANSWER));
  expect((await collect(start(REQUEST, "key-1"))).error).toMatchObject({ code: "rewrite_stopped" });
  const running = start(REQUEST, "key-1")[Symbol.asyncIterator]();
  await running.next();
  const again = async () => (await collect(start(REQUEST, "key-1"))).error;
  expect(await again()).toMatchObject({ code: "idempotency_conflict" });
  await running.return?.(undefined);
  expect(await again()).toMatchObject({ code: "idempotency_conflict" });
  expect(await balances()).toMatchObject({ held: 0, used: 1 });
});

test.each(REGISTERS)("the built-in engine passes the gate as %s and counts no request", async (register) => {
  const { start, balances } = await setUp(() => [], { provider: builtin(builtinAnswer(rewrite)) });
  const text =
    'It is worth noting that the load test failed 3 times on 12 May at 10:30, see https://wiki.example/load?id=7 and "the plan". We need £3.5m by Q3, ask @ana in #ops about INC-4471.';
  const { seen, error } = await collect(start({ text, register, protectedSpans: ["load test failed"] }));
  expect(error).toBeNull();
  for (const kept of ["https://wiki.example/load?id=7", '"the plan"', "load test failed"]) {
    expect(textOf(seen)).toContain(kept);
  }
  expect(seen.find((event) => event.type === "usage")).toMatchObject({ requests: 0 });
  expect(await balances()).toMatchObject({ held: 0, used: 1 });
});

test("another version that is the one before it costs nothing, unless the model has more to say", async () => {
  const text = "The load test failed 3 times on 12 May. The log is on the board.";
  const previousRewrite = "On 12 May the load test failed 3 times. The log is on the board.";
  const vary = { text, register: "email", mode: "vary", previousRewrite } as const;
  const usedBy = async (says: string, request: HumanizeRequest): Promise<number> => {
    const { start, balances } = await setUp(() => [says]);
    expect((await collect(start(request))).error).toBeNull();
    return (await balances()).used;
  };
  expect(await usedBy(`${previousRewrite}\n`, vary)).toBe(0);
  expect(await usedBy(`${previousRewrite}\n\nNOTES:\n- Nobody is named as the owner.`, vary)).toBe(1);
  expect(await usedBy("It failed 3 times on 12 May, the load test. The log is on the board.", vary)).toBe(1);
  // A draft that a model leaves as it is was read by it.
  expect(await usedBy(text, { text, register: "email" })).toBe(1);
});

test("a draft, or a previous rewrite, that the built-in engine gives back as it was costs nothing", async () => {
  const { start, balances } = await setUp(() => [], { provider: builtin(builtinAnswer(rewrite)) });
  const text = "The load test failed 3 times on 12 May. The log is on the board.";
  const previousRewrite = "On 12 May the load test failed 3 times. The log is on the board.";
  const plain = await collect(start({ text, register: "email" }));
  const varied = await collect(start({ text, register: "email", mode: "vary", previousRewrite }));
  expect(textOf(plain.seen)).toContain(text);
  expect(textOf(varied.seen)).toContain(previousRewrite);
  expect([plain.error, varied.error]).toEqual([null, null]);
  expect(await balances()).toMatchObject({ held: 0, used: 0 });
});
