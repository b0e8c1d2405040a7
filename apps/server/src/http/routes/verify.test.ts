import { ServiceError, type VerifyReport } from "@rewrite-service/contract";
import { afterEach, describe, expect, test } from "vitest";
import { judgedStage } from "../../testing/judged-stage.ts";
import { JUDGES, PAIR } from "../../testing/scripted-judges.ts";
import { scripted } from "../../testing/scripted-provider.ts";
import { account, GOOD_KEY, post, servedApp, testApp, usageEvent } from "../../testing/test-app.ts";
import type { AppDeps } from "../context.ts";
import { OpenStreams } from "../streams/open-streams.ts";

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});
const serve = async (over: Partial<AppDeps> = {}) => {
  const served = await servedApp(over);
  open.push(served.close);
  return served;
};

const ask = (over: Partial<AppDeps>, body: unknown, headers: Record<string, string> = {}) =>
  testApp(over).app.request("/api/verify", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; message: string; details?: { path: string }[] } }).error;

test("200: what the judge found, not to be stored, counted as a rewrite is", async () => {
  const callers: unknown[] = [];
  const found: VerifyReport = {
    verified: true,
    usage: usageEvent,
    findings: [{ type: "certainty", before: "We hope", after: "We will", why: "Firmer." }],
    withdrawn: [{ side: "before", start: 0, end: 2 }],
  };
  const verify: AppDeps["verify"] = (request, caller) => {
    callers.push({ request, ...caller, signal: null });
    return Promise.resolve(found);
  };
  const headers = { authorization: `Bearer ${GOOD_KEY}`, "idempotency-key": "k1", "x-client": "cli" };
  const response = await ask({ verify }, { ...PAIR, fromNotes: true }, headers);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(found);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("ratelimit")).toMatch(/^"rewrites";r=999;/);
  expect(callers).toMatchObject([
    {
      request: { ...PAIR, fromNotes: true },
      principal: { accountId: "account-1" },
      idempotencyKey: "k1",
      client: "cli",
    },
  ]);
});

describe("before any model is asked", () => {
  const never: Partial<AppDeps> = { verify: () => Promise.reject(new Error("was asked")) };
  const plans = { get: () => ({ textCharacters: 40, perMinute: 0, streams: 1, templates: false }) };
  const wide = { get: () => ({ ...plans.get(), perMinute: 100 }) };

  test.each([
    ["no JSON", {}, "{", {}, 400, "invalid_json"],
    ["no body of JSON", {}, "a=b", { "content-type": "text/plain" }, 415, "unsupported_media_type"],
    ["one text", {}, { before: "a" }, {}, 400, "invalid_request"],
    ["an empty text", {}, { before: "a", after: " \n" }, {}, 400, "invalid_request"],
    ["an unknown field", {}, { before: "a", after: "b", register: "email" }, {}, 400, "invalid_request"],
    ["too long a text", { plans: wide }, { before: "a", after: "b".repeat(41) }, {}, 413, "text_too_long"],
    ["too large a body", {}, { before: "a", after: "b".repeat(270_000) }, {}, 413, "body_too_large"],
    ["a key that is none", {}, PAIR, { authorization: "Bearer svc_bad" }, 401, "invalid_key"],
    ["nobody, where nobody is served", { anonymous: false }, PAIR, {}, 401, "sign_in_required"],
    ["a bad Idempotency-Key", {}, PAIR, { "idempotency-key": "é" }, 400, "invalid_request"],
    ["too many in a minute", { plans }, { before: "a", after: "b" }, {}, 429, "rate_limited"],
    ["a server that is going", { draining: () => true }, PAIR, {}, 503, "draining"],
  ] as const)("%s", async (_, over, body, headers, status, code) => {
    const response = await ask({ ...never, ...over }, body, headers);
    expect([response.status, (await errorOf(response)).code]).toEqual([status, code]);
  });

  test("every fault of the body is named", async () => {
    const { details } = await errorOf(
      await ask({ ...never, plans: wide }, { before: "b".repeat(50), after: "b".repeat(41) }),
    );
    expect(details?.map(({ path }) => path)).toEqual(["before", "after"]);
  });

  test("a cookie from another origin does not count: where an account is needed, that is 401", async () => {
    const sessions = { read: () => Promise.resolve({ ...account, via: "session" as const }) };
    for (const origin of ["https://evil.example", "null"]) {
      const response = await ask({ ...never, sessions, anonymous: false }, PAIR, {
        cookie: "service_session=x",
        origin,
      });
      expect([response.status, (await errorOf(response)).code]).toEqual([401, "sign_in_required"]);
    }
  });

  test("other methods, and the preflight", async () => {
    const { app } = testApp(never);
    const get = await app.request("/api/verify");
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    const preflight = await app.request("/api/verify", {
      method: "OPTIONS",
      headers: { origin: "http://localhost:8787" },
    });
    expect(preflight.headers.get("access-control-allow-methods")).toBe("POST");
  });
});

test("a failure of the judge is a status from the table", async () => {
  const verify: AppDeps["verify"] = () =>
    Promise.reject(new ServiceError("provider_unavailable", { message: "No model.", retryAfterS: 5 }));
  const response = await ask({ verify }, PAIR);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await errorOf(response)).toMatchObject({ code: "provider_unavailable", message: "No model." });
});

test("a caller who hangs up ends the call, and the server waits for no one", async () => {
  const aborted = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const verify: AppDeps["verify"] = (_, { signal }) =>
    new Promise<VerifyReport>((_resolve, reject) => {
      signal.addEventListener("abort", () => {
        aborted.resolve();
        reject(signal.reason as Error);
      });
      asked.resolve();
    });
  const { url, deps, lines } = await serve({ verify });
  const leaving = new AbortController();
  const answer = fetch(`${url}/api/verify`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(PAIR),
    signal: leaving.signal,
  });
  answer.catch(() => undefined);
  await asked.promise;
  expect(deps.streams.size).toBe(1);
  leaving.abort();
  await aborted.promise;
  await deps.streams.empty();
  expect(lines.join("")).not.toContain("request failed");
});

test("while the judge of a rewrite reads, the stream has its text and breathes", async () => {
  const slow = scripted(() => [{ waitMs: 50 }, ...(JUDGES[0]?.answer ?? [])]);
  const { humanize } = await judgedStage({ writer: scripted(() => [PAIR.after]), judge: slow });
  const { url } = await serve({ humanize, streams: new OpenStreams({ silenceMs: 10, everyMs: 2 }) });
  const body = await (await post(url, { text: PAIR.before, register: "email" })).text();
  const [delivered, breathing, notes] = ["on 12 May", "\n: ", "NOTES:"].map((mark) => body.indexOf(mark));
  expect(delivered).toBeGreaterThan(-1);
  expect(breathing).toBeGreaterThan(delivered ?? 0);
  expect(notes).toBeGreaterThan(breathing ?? 0);
});
