import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { ServiceError } from "@rewrite-service/contract";
import { afterEach, describe, expect, test } from "vitest";
import type { AppDeps } from "../context.ts";
import { OpenStreams } from "../streams/open-streams.ts";
import { countAtRest } from "../../testing/count-at-rest.ts";
import { draft, eventsOf, GOOD_KEY, post, servedApp, twoWords } from "../../testing/test-app.ts";

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});
const serve = async (over: Partial<AppDeps> = {}) => {
  const served = await servedApp(over);
  open.push(served.close);
  return served;
};
const errorOf = async (response: Response) =>
  (await response.json()) as { error: { code: string; details?: unknown }; requestId: string };

describe("200", () => {
  test("streams delta, usage and done as data lines", async () => {
    const { url } = await serve();
    const response = await post(url, draft);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("cache-control")).toBe("no-cache, no-transform");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("ratelimit")).toMatch(/^"rewrites";r=\d+;t=\d+$/);
    expect(response.headers.get("ratelimit-policy")).toBe('"rewrites";q=1000;w=60');
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    const body = await response.text();
    expect(body).toMatch(/^(data: .*\n\n)+$/);
    expect(eventsOf(body).map(({ type }) => type)).toEqual(["delta", "delta", "usage", "done"]);
    // The count of a stream follows its end.
    await expect
      .poll(async () => (await fetch(`${url}/metrics`)).text())
      .toContain('rewrite_streams_total{end="done"} 1\n');
  });

  test("names to the journey who asks, with what key and program", async () => {
    const callers: unknown[] = [];
    const humanize: AppDeps["humanize"] = (request, caller) => {
      callers.push({ ...caller, signal: null });
      return twoWords(request, caller);
    };
    const { url } = await serve({ humanize });
    await (
      await post(url, draft, { authorization: `Bearer ${GOOD_KEY}`, "idempotency-key": "k1", "x-client": "Mcp" })
    ).text();
    await (await post(url, draft, { "user-agent": "curl/8.1" })).text();
    expect(callers).toMatchObject([
      { principal: { accountId: "account-1" }, idempotencyKey: "k1", client: "mcp" },
      { principal: { kind: "anonymous", addressBlock: "127.0.0.1" }, idempotencyKey: null, client: "curl" },
    ]);
  });

  test("sends the first delta at once, while the next is still to come", async () => {
    const read = Promise.withResolvers<void>();
    const humanize: AppDeps["humanize"] = async function* () {
      yield { type: "delta", text: "first" };
      await read.promise;
      yield { type: "delta", text: " second" };
      yield { type: "done" };
    };
    const { url } = await serve({ humanize });
    const response = await post(url, draft);
    const reader = response.body?.getReader();
    // The next delta does not come before this one was read.
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain("first");
    read.resolve();
    await reader?.cancel();
  });

  test("sends the head and comments while nothing comes, and errors inside the stream from then on", async () => {
    const humanize: AppDeps["humanize"] = async function* () {
      await sleep(150);
      if (Date.now() > 0) throw new ServiceError("provider_timeout");
      yield { type: "done" };
    };
    const { url } = await serve({ humanize, streams: new OpenStreams({ silenceMs: 30, everyMs: 5 }) });
    const response = await post(url, draft);
    expect(response.status).toBe(200);
    const body = await response.text();
    expect(body).toMatch(/^(: \n\n){2,}data: /);
    expect(eventsOf(body)).toEqual([
      { type: "error", message: "The model didn't answer in time. This didn't use a rewrite." },
    ]);
  });

  test.each([true, false])(
    "what the gate stops is no error in the log and the metrics (text sent: %j)",
    async (sent) => {
      const humanize: AppDeps["humanize"] = async function* () {
        await Promise.resolve();
        if (sent) yield { type: "delta", text: "half" };
        throw new ServiceError("rewrite_stopped");
      };
      const { url, lines } = await serve({ humanize });
      const response = await post(url, draft);
      expect(response.status).toBe(sent ? 200 : 502);
      await response.text();
      expect(await (await fetch(`${url}/metrics`)).text()).toContain('rewrite_streams_total{end="stopped"} 1\n');
      expect(lines.join("")).not.toMatch(/"level":(?:40|50)/);
    },
  );

  test("ends a stream that breaks with an error event and nothing of its cause", async () => {
    const humanize: AppDeps["humanize"] = async function* () {
      yield { type: "delta", text: "half" };
      await Promise.resolve();
      throw new Error("inner words");
    };
    const { url } = await serve({ humanize });
    const body = await (await post(url, draft)).text();
    expect(eventsOf(body)).toEqual([
      { type: "delta", text: "half" },
      { type: "error", message: "Something went wrong on the server. Try again." },
    ]);
  });

  test("pulls no faster than the caller reads", async () => {
    let pulled = 0;
    const piece = "x".repeat(10_000);
    const humanize: AppDeps["humanize"] = async function* () {
      for (; pulled < 20_000; pulled += 1) {
        if (pulled % 50 === 0) await sleep(0);
        yield { type: "delta", text: piece };
      }
    };
    const { port, url } = await serve({ humanize });
    const body = JSON.stringify(draft);
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `POST /api/humanize HTTP/1.1\r\nhost: ${new URL(url).host}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    socket.pause();
    expect(await countAtRest(() => pulled, 2_000)).toBeLessThan(2_000);
    socket.destroy();
  });

  test("aborts the journey as soon as the caller leaves, a hundred times of a hundred", async () => {
    let [left, aborted, returned] = [0, 0, 0];
    const humanize: AppDeps["humanize"] = async function* (_request, { signal }) {
      signal.addEventListener("abort", () => void (aborted += 1));
      try {
        yield { type: "delta", text: "first" };
        await sleep(600_000, undefined, { signal });
      } finally {
        returned += 1;
      }
    };
    const { port, deps } = await serve({ humanize });
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        await new Promise<void>((resolve) => {
          const request = httpRequest(
            {
              port,
              host: "127.0.0.1",
              path: "/api/humanize",
              method: "POST",
              headers: { "content-type": "application/json" },
            },
            (response) => response.once("data", () => resolve(void request.destroy())),
          );
          request.on("error", () => undefined);
          request.end(JSON.stringify(draft));
        });
        left += 1;
      }),
    );
    await expect.poll(() => [left, aborted, returned]).toEqual([100, 100, 100]);
    expect(deps.streams.size).toBe(0);
  });
});

describe("400", () => {
  test("names every field that is wrong", async () => {
    const { url } = await serve();
    const response = await post(url, { text: " ", register: "memo", mode: "vary", extra: 1, protectedSpans: ["", 2] });
    expect(response.status).toBe(400);
    const { error } = await errorOf(response);
    expect(error.code).toBe("invalid_request");
    const paths = (error.details as { path: string }[]).map(({ path }) => path);
    expect([...new Set(paths)].sort()).toEqual(
      ["extra", "previousRewrite", "protectedSpans.0", "protectedSpans.1", "register", "text"].sort(),
    );
  });

  test("refuses what is no JSON, no UTF-8 or no object", async () => {
    const { url } = await serve();
    expect((await errorOf(await post(url, "{"))).error.code).toBe("invalid_json");
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    const raw = await fetch(`${url}/api/humanize`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: bytes,
    });
    expect((await errorOf(raw)).error.code).toBe("invalid_json");
    for (const body of ["null", "[]", '"text"', "3", "{}"]) {
      expect((await errorOf(await post(url, body))).error.code).toBe("invalid_request");
    }
  });

  test("refuses an idempotency key that is no plain word", async () => {
    const { url } = await serve();
    const response = await post(url, draft, { "idempotency-key": "a b" });
    expect((await errorOf(response)).error).toMatchObject({
      code: "invalid_request",
      details: [{ path: "Idempotency-Key" }],
    });
  });
});

describe("401", () => {
  test.each([
    "Bearer svc_bad",
    "Bearer",
    "Bearer ",
    "Basic abc",
    "",
    "Bearer svc_good x",
    "svc_good",
    `Digest ${GOOD_KEY}`,
  ])("answers Authorization %j, also beside a good cookie, and never counts it as anonymous", async (authorization) => {
    let humanized = 0;
    const humanize: AppDeps["humanize"] = (...all) => ((humanized += 1), twoWords(...all));
    const sessions = { read: () => Promise.resolve({ ...accountOfSession }) };
    const { url } = await serve({ humanize, sessions });
    const response = await post(url, draft, {
      authorization,
      cookie: "service_session=good",
      origin: "http://localhost:8787",
    });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toMatch(/^Bearer/);
    expect((await errorOf(response)).error.code).toBe("invalid_key");
    expect(humanized).toBe(0);
  });

  test("answers two Authorization headers, one of them good", async () => {
    const { port } = await serve();
    const answer = await raw(port, [`authorization: Bearer ${GOOD_KEY}`, "authorization: Bearer svc_bad"]);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  test("asks for sign-in where callers without an account are not served", async () => {
    const { url } = await serve({ anonymous: false });
    const response = await post(url, draft);
    expect([response.status, (await errorOf(response)).error.code]).toEqual([401, "sign_in_required"]);
  });
});

const accountOfSession = {
  kind: "account",
  accountId: "account-1",
  email: "ada@example.org",
  plan: "free",
  admin: false,
  via: "session",
} as const;

describe("a cookie", () => {
  test.each([undefined, "null", "https://evil.example", "http://localhost:8788"])(
    "does not count from the origin %j: where an account is needed, that is 401",
    async (origin) => {
      const sessions = { read: () => Promise.resolve(accountOfSession) };
      const { url } = await serve({ sessions, anonymous: false });
      const headers: Record<string, string> = {
        cookie: "service_session=good",
        ...(origin === undefined ? {} : { origin }),
      };
      const response = await post(url, draft, headers);
      expect([response.status, (await errorOf(response)).error.code]).toEqual([401, "sign_in_required"]);
    },
  );

  test("counts from our own origin, and a key from any", async () => {
    const sessions = { read: () => Promise.resolve(accountOfSession) };
    const { url } = await serve({ sessions });
    expect((await post(url, draft, { cookie: "service_session=good", origin: "http://localhost:8787" })).status).toBe(
      200,
    );
    const foreign = await post(url, draft, { authorization: `Bearer ${GOOD_KEY}`, origin: "https://evil.example" });
    expect(foreign.status).toBe(200);
    expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("404 and 405", () => {
  test("answer in JSON, with the methods that are allowed", async () => {
    const { app } = await serve();
    const missing = await app.request("/api/nothing");
    expect([missing.status, (await errorOf(missing)).error.code]).toEqual([404, "not_found"]);
    const method = await app.request("/api/humanize", { method: "PUT" });
    expect([method.status, method.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect((await app.request("/.well-known/oauth-protected-resource/api/mcp")).headers.get("content-type")).toMatch(
      /json/,
    );
  });
});

describe("413", () => {
  const plans = { get: () => ({ textCharacters: 10, perMinute: 100, streams: 5, templates: true }) };

  test("refuses text above the plan's limit, counted after trimming", async () => {
    const { url } = await serve({ plans });
    expect((await post(url, { text: `  ${"a".repeat(10)}  `, register: "slack" })).status).toBe(200);
    const long = await post(url, { text: "a".repeat(11), register: "slack" });
    expect(long.status).toBe(413);
    expect((await errorOf(long)).error).toMatchObject({ code: "text_too_long", details: [{ path: "text" }] });
    const rewrite = await post(url, { text: "a", register: "slack", mode: "vary", previousRewrite: "a".repeat(21) });
    expect((await errorOf(rewrite)).error).toMatchObject({
      code: "text_too_long",
      details: [{ path: "previousRewrite" }],
    });
  });

  test("refuses a large body by its declared length and, without one, while it comes", async () => {
    const { url, port } = await serve();
    const declared = await post(url, { text: "a".repeat(300_000), register: "slack" });
    expect([declared.status, (await errorOf(declared)).error.code]).toEqual([413, "body_too_large"]);
    let sent = 0;
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("data", (data) => resolve(data.toString()));
      socket.on("error", () => undefined);
      socket.write(
        "POST /api/humanize HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
      );
      const timer = setInterval(() => {
        if (socket.destroyed) return clearInterval(timer);
        sent += 65_536;
        socket.write(`10000\r\n${"a".repeat(65_536)}\r\n`);
      }, 2);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(4_000_000);
  });
});

describe("415", () => {
  test.each(["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1", ""])(
    "refuses %j",
    async (type) => {
      const { app } = await serve();
      const response = await app.request("/api/humanize", {
        method: "POST",
        headers: type === "" ? {} : { "content-type": type },
        body: "{}",
      });
      expect([response.status, (await errorOf(response)).error.code]).toEqual([415, "unsupported_media_type"]);
    },
  );
});

describe("429", () => {
  test("says when to come back, and counts only rewrites", async () => {
    const plans = { get: () => ({ textCharacters: 100, perMinute: 2, streams: 5, templates: true }) };
    const { url } = await serve({ plans });
    await post(url, { text: "", register: "slack" });
    expect((await post(url, draft)).headers.get("ratelimit")).toMatch(/r=1;/);
    expect((await post(url, draft)).status).toBe(200);
    const refused = await post(url, draft);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("ratelimit")).toMatch(/r=0;/);
    expect((await post(url, draft, { authorization: `Bearer ${GOOD_KEY}` })).status).toBe(200);
  });
});

describe("failures before the stream", () => {
  test.each([
    ["quota_exhausted", 402],
    ["plan_required", 403],
    ["idempotency_conflict", 409],
    ["idempotency_mismatch", 422],
    ["anonymous_allowance_used", 429],
    ["provider_error", 502],
    ["provider_unavailable", 503],
    ["provider_timeout", 504],
  ] as const)("%s is %i with a JSON body", async (code, status) => {
    const humanize: AppDeps["humanize"] = async function* () {
      await Promise.resolve();
      if (status > 0) throw new ServiceError(code, { retryAfterS: 9, cause: new Error("inner words") });
      yield { type: "done" };
    };
    const { url } = await serve({ humanize });
    const response = await post(url, draft);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("retry-after")).toBe("9");
    const body = await response.text();
    expect(body).not.toContain("inner words");
    expect((JSON.parse(body) as { error: { code: string } }).error.code).toBe(code);
  });

  test("an unknown defect is a 500 without its words", async () => {
    const humanize: AppDeps["humanize"] = () => {
      throw new Error("inner words");
    };
    const { url, lines } = await serve({ humanize });
    const response = await post(url, draft);
    const body = await response.text();
    expect([response.status, body.includes("inner words"), body.includes("internal")]).toEqual([500, false, true]);
    expect(lines.join("")).toContain("inner words");
  });

  test("a server that shuts down takes no more work", async () => {
    const { url } = await serve({ draining: () => true });
    const response = await post(url, draft);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

const raw = (port: number, headers: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify(draft);
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (data) => resolve(data.toString()));
    socket.on("error", reject);
    const lines = [
      "POST /api/humanize HTTP/1.1",
      "host: localhost",
      "content-type: application/json",
      `content-length: ${body.length}`,
      ...headers,
    ];
    socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
  });
