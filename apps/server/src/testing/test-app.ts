import { EventDecoder, type HumanizeEvent, type UsageEvent } from "@rewrite-service/contract";
import { pino } from "pino";
import type { AppDeps } from "../http/context.ts";
import { createApp } from "../app/app.ts";
import { createLog } from "../runtime/log.ts";
import { listen } from "../runtime/listen.ts";
import { metricsPage } from "../runtime/metric-families.ts";
import { Metrics } from "../runtime/metrics.ts";
import { clientAddress } from "../http/request/client-address.ts";
import { memoryRateLimiter } from "../http/rate-limits/rate-limiter.ts";
import { OpenStreams } from "../http/streams/open-streams.ts";

export const GOOD_KEY = "svc_good";

export const usageEvent: UsageEvent = {
  type: "usage",
  plan: "free",
  modelTier: "standard",
  inputTokens: 3,
  outputTokens: 2,
  requests: 0,
  fundingSource: "allowance",
  creditsUsed: 0,
  creditBalance: 0,
};

/** A journey that says two words, for tests of the HTTP side alone. */
export const twoWords: AppDeps["humanize"] = async function* () {
  await Promise.resolve();
  yield { type: "delta", text: "Two " };
  yield { type: "delta", text: "words." };
  yield usageEvent;
  yield { type: "done" };
};

export const account = {
  kind: "account",
  accountId: "account-1",
  email: "ada@example.org",
  plan: "free",
  admin: false,
  via: "key",
  scope: "rewrite",
  keyId: "key-1",
  keyName: "laptop",
} as const;

/** A judge that finds nothing, for tests of the HTTP side alone. */
const nothingFound: AppDeps["verify"] = () =>
  Promise.resolve({ verified: true, findings: [], withdrawn: [], usage: usageEvent });

/** The real app on deps that a test chooses; what it does not choose is simple and in memory. */
export const testApp = (over: Partial<AppDeps> = {}) => {
  const lines: string[] = [];
  const clock = over.clock ?? { now: () => Date.now() };
  const streams = over.streams ?? new OpenStreams({ silenceMs: 10_000, everyMs: 250 });
  const metrics = new Metrics(() => streams.size, { version: "test", database: "none" });
  const deps: AppDeps = {
    server: {
      appUrl: new URL("http://localhost:8787"),
      loopback: true,
      extensionIds: [],
      extraOrigins: [],
      securityContact: null,
    },
    anonymous: true,
    clock,
    log: createLog({ level: "debug", to: { write: (line) => void lines.push(line) } }),
    metrics,
    metricsPage: () => Promise.resolve(metricsPage(metrics.families())),
    streams,
    clientAddress: clientAddress([]),
    blockOf: (address) => address,
    rateLimiter: memoryRateLimiter(clock),
    plans: { get: () => ({ textCharacters: 20_000, perMinute: 1_000, streams: 100, templates: true }) },
    keys: { verify: (token) => Promise.resolve(token === GOOD_KEY ? account : null) },
    sessions: null,
    accountServices: null,
    humanize: twoWords,
    verify: nothingFound,
    usageReport: () => Promise.resolve(null),
    anonymousUsed: () => Promise.resolve(0),
    usageDays: () => Promise.resolve({ from: "2026-10-23", to: "2026-11-21", items: [] }),
    site: {
      signUp: "open",
      providers: [],
      mail: false,
      billing: false,
      anonymous: true,
      withoutAccount: { allowance: 30, used: 0, textCharacters: 20_000 },
      newAccount: { allowance: 60, period: "day" },
      model: { provider: "builtin", standard: "builtin", fast: "builtin" },
    },
    voices: () => Promise.resolve([]),
    policy: '{"version":"test"}',
    downloads: { list: () => [], program: () => "https://rewrite.example/downloads/rewrite-service-mcp.tgz" },
    notReady: () => Promise.resolve(null),
    webFolder: null,
    draining: () => false,
    ...over,
  };
  return { app: createApp(deps), deps, lines };
};

/** The same over a real socket on loopback. */
export const servedApp = async (over: Partial<AppDeps> = {}) => {
  const built = testApp(over);
  const { server, port } = await listen(built.app, { port: 0, host: "127.0.0.1" });
  const close = (): Promise<unknown> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { ...built, server, port, url: `http://127.0.0.1:${port}`, close };
};

export const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/api/humanize`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

export const draft = { text: "please look at the budget", register: "email" };

export const eventsOf = (body: string): HumanizeEvent[] => new EventDecoder().push(body);

export const silentLog = pino({ level: "silent" });
