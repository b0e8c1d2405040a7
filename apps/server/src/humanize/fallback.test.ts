import type { ServerResponse } from "node:http";
import { splitNotes, type HumanizeEvent } from "@rewrite-service/contract";
import { expect, onTestFinished, test } from "vitest";
import { createLedger } from "../billing/ledger/create-ledger.ts";
import { violations } from "../billing/ledger/invariants.ts";
import { defaultPlans } from "../billing/plans/plans.ts";
import { parseConfig } from "../config/config.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { ProviderFailure } from "../providers/failure.ts";
import { createFallback } from "../providers/fallback.ts";
import type { Part, Provider } from "../providers/provider.ts";
import { createProvider } from "../providers/registry.ts";
import { createLog } from "../runtime/log.ts";
import { sendChat, startStandIn } from "../testing/http-stand-in.ts";
import { plainBrief } from "../providers/brief.ts";
import { scripted } from "../testing/scripted-provider.ts";
import { createHumanize } from "./humanize.ts";

const DRAFT = 'Hi Ana, the launch moves to 12 May because the load test failed. Bo said "we ship it as it is".';
const QUOTED = '"we ship it as it is"';
const GOOD = ["Hi Ana,\n\n", "The launch moves to 12 May: the load test failed. ", "Bo said [[SPAN-1]]."];
const WHOLE = GOOD.join("").replace("[[SPAN-1]]", QUOTED);

/** For tests that wait until a provider's silence has lasted too long. */
const IMPATIENT = { PROVIDER_FIRST_BYTE_MS: "500", PROVIDER_IDLE_MS: "500" };
const patienceFor = (name: string) => (/silence|never ends/.test(name) ? IMPATIENT : {});

type Play = (response: ServerResponse, call: number) => unknown;

const said = (text: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`;
const begin = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { "content-type": "text/event-stream" });
const good: Play = (response) => sendChat(response, GOOD);
const writes =
  (...words: string[]): Play =>
  (response) =>
    sendChat(response, words);

/** Ways to fail before the first word. */
const BEFORE: [string, Play][] = [
  ["a 500", (response) => response.writeHead(500).end()],
  ["a 503", (response) => response.writeHead(503, { "retry-after": "2" }).end()],
  ["a 429", (response) => response.writeHead(429, { "retry-after": "60" }).end()],
  ["a key that is refused", (response) => response.writeHead(401).end()],
  ["a model that is gone", (response) => response.writeHead(404).end()],
  ["a reset", (response) => response.destroy()],
  ["silence", () => undefined],
  ["a page", (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>")],
  ["an empty answer", writes()],
  ["an error frame", (response) => begin(response).end('data: {"error":{"code":429}}\n\n')],
  ["a body that ends early", (response) => begin(response).end(": hello\n\n")],
];

/** Ways to fail once text has come. */
const AFTER: [string, Play][] = [
  ["a reset", (response) => begin(response).write(said(GOOD.join("")), () => setTimeout(() => response.destroy(), 20))],
  ["a missing end", (response) => begin(response).end(said(GOOD.slice(0, 2).join("")))],
  ["an error frame", (response) => begin(response).end(`${said(GOOD[0] ?? "")}data: {"error":{}}\n\n`)],
  ["silence", (response) => begin(response).write(said(GOOD.slice(0, 2).join("")))],
  [
    "an invention, then a 503",
    (response, call) =>
      call === 1
        ? sendChat(response, ["Hi Ana,\n\nThe launch moves to 12 May.\n", "It costs $4,000 now.\n"])
        : response.writeHead(503).end(),
  ],
];

/** The journey of a draft on a real ledger, with two providers on loopback, the second a fallback for the first. */
const setUp = async (first: Play, second: Play, env: Record<string, string> = {}) => {
  const standIns = await Promise.all(
    [first, second].map((play) => {
      let call = 0;
      return startStandIn((_, response) => void play(response, (call += 1)));
    }),
  );
  const [one, two] = standIns.map(({ url }) => `${url}/v1`);
  const { model } = parseConfig({
    PROVIDER: "openai-compatible",
    PROVIDER_BASE_URL: one,
    MODEL_STANDARD: "small",
    PROVIDER_FIRST_BYTE_MS: "20000",
    PROVIDER_IDLE_MS: "20000",
    FALLBACK_PROVIDER: "openai-compatible",
    FALLBACK_BASE_URL: two,
    FALLBACK_MODEL_STANDARD: "other",
    PROVIDER_API_KEY: "key-one",
    PROVIDER_HEADERS: '{"x-team":"one"}',
    FALLBACK_API_KEY: "key-two",
    ...env,
  });
  const clock = { at: Date.now(), now: () => clock.at };
  const lines: string[] = [];
  const log = createLog({ level: "info", to: { write: (line) => void lines.push(line) } });
  const builtinAnswer = () => ({ text: "", notes: [] });
  const providers = createProvider({ model, clock, log, builtinAnswer, called: () => undefined });
  const db = await openDatabase({ dataDir: ":memory:" });
  await migrate(db);
  onTestFinished(async () => {
    await providers.close();
    await Promise.all(standIns.map((standIn) => standIn.close()));
    await db.close();
  });
  const ledger = createLedger({ db, plans: defaultPlans, clock: { now: () => Date.now() }, secret: "s".repeat(32) });
  const humanize = createHumanize({
    library: { resolve: ({ text }) => Promise.resolve(plainBrief(text, { tier: "fast" })) },
    ledger,
    providers: { pick: () => Promise.resolve({ ...providers.open(), connected: false }) },
    judgeTimeMs: null,
    gateEnded: () => undefined,
    fingerprint: (request) => JSON.stringify(request),
    every: () => () => undefined,
  });
  const rewrite = async () => {
    const signal = new AbortController().signal;
    const principal = { kind: "anonymous", addressBlock: "192.0.2.0" } as const;
    const seen: HumanizeEvent[] = [];
    let error: unknown = null;
    try {
      const caller = { principal, signal, idempotencyKey: null, client: null, requestId: "request-1" };
      for await (const event of humanize({ text: DRAFT, register: "email" }, caller)) seen.push(event);
    } catch (thrown) {
      error = thrown;
    }
    const text = seen.map((event) => (event.type === "delta" ? event.text : "")).join("");
    return { text, error: error as { code: string } | null, usage: seen.find((event) => event.type === "usage") };
  };
  /** What was charged and is held, with the ledger's invariants. */
  const spent = async () => {
    expect(await violations(db)).toEqual([]);
    const [fund] = await db.rows<{ held: number; used: number }>(
      "SELECT held, used FROM fund WHERE owner NOT LIKE '%all%' AND kind = 'anonymous'",
    );
    return fund ?? { held: 0, used: 0 };
  };
  const calls = (): number[] => standIns.map(({ seen }) => seen.length);
  const sent = () => standIns.map(({ seen }) => seen[0]?.headers);
  return { rewrite, spent, calls, sent, clock, lines };
};

test.each(BEFORE)("after %s the second provider writes the whole text, for one price", async (name, play) => {
  const { rewrite, spent, calls, lines } = await setUp(play, good, patienceFor(name));
  const { text, error, usage } = await rewrite();
  expect([text, error]).toEqual([WHOLE, null]);
  expect(usage).toMatchObject({ modelTier: "fast", inputTokens: 12, requests: 1 });
  expect(await spent()).toEqual({ held: 0, used: 1 });
  expect(calls()[1]).toBe(1);
  expect(lines.join("")).toMatch(/"requestId":"request-1","provider":"openai-[^"]+","model":"small","ms":\d+,/);
  expect(lines.join("")).toMatch(/"provider":"openai-compatible at 127[^"]+","instead":"openai-compatible at 127/);
});

test.each(AFTER)("after text, %s ends the rewrite: nobody takes over and nothing is charged", async (name, play) => {
  const { rewrite, spent, calls } = await setUp(play, good, patienceFor(name));
  const { text, error } = await rewrite();
  expect(error?.code).toMatch(/^provider_/);
  expect(WHOLE.startsWith(text) || text.startsWith("Hi Ana,\n\nThe launch moves to 12 May.")).toBe(true);
  expect(text).not.toContain("4,000");
  expect(await spent()).toEqual({ held: 0, used: 0 });
  expect(calls()[1]).toBe(0);
});

test("where the gate let nothing through, the second provider may mend what the first invented", async () => {
  const { rewrite, spent, calls } = await setUp(
    (response, call) => (call === 1 ? sendChat(response, ["$4,000 is gone.\n"]) : response.writeHead(503).end()),
    good,
  );
  const { text, error } = await rewrite();
  expect([splitNotes(text).text, error]).toEqual([WHOLE, null]);
  expect(await spent()).toEqual({ held: 0, used: 1 });
  expect(calls()[1]).toBe(1);
});

test.each<[string, Play, string]>([
  ["invents", writes("The launch cost $4,000 so far.\n"), "rewrite_stopped"],
  ["leaves the quotation out", writes("The launch moves to 12 May."), "rewrite_stopped"],
  ["forges a token", writes("Bo said [[SPAN-9]] and [[OTHER-1]]."), "provider_error"],
  ["never ends", (response) => begin(response).write(said("The launch moves. ")), "provider_timeout"],
  ["thinks aloud and says nothing", writes("<think>It costs $4,000."), "provider_error"],
])("a second provider that %s changes nothing in the gate's promise", async (name, hostile, code) => {
  const { rewrite, spent } = await setUp((response) => response.writeHead(503).end(), hostile, patienceFor(name));
  const { text, error } = await rewrite();
  expect(error).toMatchObject({ code });
  expect(text).not.toMatch(/4,000|SPAN|OTHER|think/);
  expect(await spent()).toEqual({ held: 0, used: 0 });
});

test("each provider gets its own key and headers, and the log gets neither", async () => {
  const { rewrite, sent, lines } = await setUp((response) => response.writeHead(401).end(), good);
  await rewrite();
  const [first, second] = sent();
  expect(first).toMatchObject({ authorization: "Bearer key-one", "x-team": "one" });
  expect(second?.authorization).toBe("Bearer key-two");
  expect(second).not.toHaveProperty("x-team");
  expect(lines.join("")).not.toMatch(/key-one|key-two|x-team|load test/);
});

test("a request that is refused for what it holds is nobody else's", async () => {
  for (const play of [
    (response: ServerResponse) => response.writeHead(400).end("{}"),
    (response: ServerResponse) => begin(response).end('data: {"choices":[{"finish_reason":"content_filter"}]}\n\n'),
  ]) {
    const { rewrite, calls } = await setUp(play, good);
    expect((await rewrite()).error).toMatchObject({ code: "provider_error" });
    expect(calls()[1]).toBe(0);
  }
});

test("a provider that failed rests, for as long as it asked, and comes back; the last one never rests", async () => {
  let [broken, alsoBroken] = [true, false];
  const play = (isBroken: () => boolean): Play => {
    return (response) =>
      isBroken() ? response.writeHead(429, { "retry-after": "60" }).end() : sendChat(response, GOOD);
  };
  const { rewrite, calls, clock } = await setUp(
    play(() => broken),
    play(() => alsoBroken),
  );
  await rewrite();
  await rewrite();
  expect(calls()).toEqual([1, 2]);
  clock.at += 59_000;
  alsoBroken = true;
  expect((await rewrite()).error).toMatchObject({ code: "provider_unavailable" });
  alsoBroken = false;
  expect((await rewrite()).text).toBe(WHOLE);
  expect(calls()).toEqual([1, 4]);
  clock.at += 1_001;
  broken = false;
  expect((await rewrite()).text).toBe(WHOLE);
  expect(calls()).toEqual([2, 4]);
});

test("without a fallback a failure is the caller's", async () => {
  const { rewrite, calls } = await setUp((response) => response.writeHead(429).end(), good, {
    FALLBACK_PROVIDER: "",
    FALLBACK_BASE_URL: "",
  });
  expect((await rewrite()).error).toMatchObject({ code: "provider_unavailable" });
  expect(calls()).toEqual([1, 0]);
});

test("who leaves an answer of the second provider cancels its call", async () => {
  let cancelled = false;
  const second: Provider = {
    name: "second",
    callsModel: true,
    async *stream(): AsyncGenerator<Part> {
      try {
        yield { type: "text", text: "Hi" };
        await Promise.resolve();
        yield { type: "text", text: " Ana" };
      } finally {
        cancelled = true;
      }
    },
  };
  const first = scripted(() => [{ fail: new ProviderFailure("provider_error", "a reset", { again: true }) }]);
  const members = [first, second].map((provider) => ({ name: provider.name, provider }));
  const fallback = createFallback({ members, now: () => 0, tookOver: () => undefined }).open();
  const call = { messages: [], outputTokensMax: 10, brief: plainBrief("Hi") };
  for await (const part of fallback.stream(call, new AbortController().signal)) {
    expect(part).toEqual({ type: "text", text: "Hi" });
    break;
  }
  expect(cancelled).toBe(true);
});
