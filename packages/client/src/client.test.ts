import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { encodeEvent, ServiceError, type HumanizeEvent } from "@rewrite-service/contract";
import { afterEach, describe, expect, test } from "vitest";
import { createClient } from "./client.ts";
import { eventsOf } from "./stream.ts";

const usage: HumanizeEvent = {
  type: "usage",
  plan: "free",
  modelTier: "standard",
  inputTokens: 3,
  outputTokens: 0,
  requests: 0,
  fundingSource: "allowance",
  creditsUsed: 0,
  creditBalance: 0,
};
const events: HumanizeEvent[] = [
  { type: "delta", text: "Grüße, 🧵 " },
  { type: "delta", text: "Ana" },
  usage,
  { type: "done" },
];
const recording = new TextEncoder().encode(`: \n\n${events.map(encodeEvent).join("")}`);
const request = { text: "please look at the budget", register: "email" } as const;
const retry = { attempts: 3, waitMs: 1, waitMaxMs: 1_500 };

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A service on loopback that answers with `answers` in turn, the last one again and again. */
const serve = async (...answers: ((response: ServerResponse) => void)[]) => {
  const seen: Seen[] = [];
  let hungUp = 0;
  const server = createServer((incoming, response) => {
    let body = "";
    incoming.on("data", (chunk: Buffer) => (body += chunk.toString()));
    incoming.on("end", () => {
      seen.push({ method: incoming.method ?? "", url: incoming.url ?? "", headers: incoming.headers, body });
      response.on("close", () => (hungUp += response.writableEnded ? 0 : 1));
      answers[Math.min(seen.length, answers.length) - 1]?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, seen, hungUp: () => hungUp };
};

const json =
  (status: number, value: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof value === "string" ? value : JSON.stringify(value));
  };
const stream = (response: ServerResponse): void => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(recording);
};

const gather = async (source: AsyncIterable<HumanizeEvent>): Promise<HumanizeEvent[]> => {
  const got: HumanizeEvent[] = [];
  for await (const event of source) got.push(event);
  return got;
};
const failureOf = async (run: Promise<unknown>): Promise<ServiceError> => {
  const error = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
};

describe("a rewrite over HTTP", () => {
  test("yields the service's events, sends the key as a Bearer token and names its retry key", async () => {
    const { baseUrl, seen } = await serve(stream);
    const client = createClient({ baseUrl: `${baseUrl}/`, key: "svc_k", userAgent: "probe/1", retry });
    expect(await gather(client.humanize(request))).toEqual(events);
    expect(seen[0]).toMatchObject({ method: "POST", url: "/api/humanize" });
    expect(seen[0]?.headers).toMatchObject({ authorization: "Bearer svc_k", "user-agent": "probe/1" });
    expect(seen[0]?.headers["idempotency-key"]).toMatch(/^[\x21-\x7e]{1,200}$/);
    expect(JSON.parse(seen[0]?.body ?? "")).toEqual(request);
  });

  test("a stream cut at any byte gives the same events", async () => {
    for (let cut = 0; cut <= recording.length; cut += 1) {
      const pieces = [recording.subarray(0, cut), recording.subarray(cut)];
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      });
      expect(await gather(eventsOf(body))).toEqual(events);
    }
  });

  test.each([
    ["done", { type: "done" }],
    ["an error", { type: "error", message: "No." }],
  ] as const)("nothing is read after %s, however long the connection stays open", async (_, last) => {
    const { baseUrl, hungUp } = await serve((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(encodeEvent(last) + encodeEvent({ type: "delta", text: "too late" }));
    });
    expect(await gather(createClient({ baseUrl, retry }).humanize(request))).toEqual([last]);
    await expect.poll(hungUp).toBe(1);
  });

  test("a stream that ends without done or error is a failure", async () => {
    const { baseUrl } = await serve((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(encodeEvent({ type: "delta", text: "half" }));
    });
    const error = await failureOf(gather(createClient({ baseUrl, retry }).humanize(request)));
    expect(error.code).toBe("provider_error");
  });

  test("leaving the loop hangs up, so that the service can stop its model", async () => {
    const { baseUrl, hungUp } = await serve((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(encodeEvent({ type: "delta", text: "one" }));
    });
    for await (const event of createClient({ baseUrl }).humanize(request)) {
      expect(event).toEqual({ type: "delta", text: "one" });
      break;
    }
    await expect.poll(hungUp).toBe(1);
  });

  test("the id of the answer is told, for a stream and for a failure before it", async () => {
    const { baseUrl } = await serve(
      (response) => response.writeHead(200, { "x-request-id": "one" }).end(recording),
      (response) =>
        response
          .writeHead(502, { "content-type": "application/json" })
          .end(JSON.stringify({ error: { code: "provider_error", message: "No." }, requestId: "two" })),
    );
    const told: string[] = [];
    const client = createClient({ baseUrl, retry: { ...retry, attempts: 1 } });
    await gather(client.humanize(request, { onRequestId: (id) => told.push(id) }));
    const error = await failureOf(gather(client.humanize(request)));
    expect([...told, error.requestId]).toEqual(["one", "two"]);
  });

  test("an abort that was asked for is no failure of the service", async () => {
    const { baseUrl } = await serve(() => undefined);
    const abort = new AbortController();
    const run = gather(createClient({ baseUrl, retry }).humanize(request, { signal: abort.signal }));
    setTimeout(() => abort.abort(), 20);
    await expect(run).rejects.not.toBeInstanceOf(ServiceError);
  });
});

describe("failures before the stream", () => {
  test("those that pass are tried again at the pace asked for, with the same retry key", async () => {
    const busy = json(429, { error: { code: "rate_limited", message: "Slowly." } }, { "retry-after": "1" });
    const { baseUrl, seen } = await serve(busy, json(503, "<html>"), stream);
    expect(await gather(createClient({ baseUrl, retry }).humanize(request))).toEqual(events);
    expect(new Set(seen.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(seen).toHaveLength(3);
  });

  test.each([
    [402, "quota_exhausted"],
    [401, "invalid_key"],
    [409, "idempotency_conflict"],
  ])("status %i is told at once as %s", async (status, code) => {
    const { baseUrl, seen } = await serve(json(status, { error: { code, message: "No." }, requestId: "r" }));
    const error = await failureOf(createClient({ baseUrl, retry }).usage());
    expect([error.code, error.message, seen.length]).toEqual([code, "No.", 1]);
  });

  test("a longer wait than the caller's is left to the caller", async () => {
    const { baseUrl, seen } = await serve(json(429, { error: { code: "rate_limited" } }, { "retry-after": "60" }));
    const error = await failureOf(createClient({ baseUrl, retry }).usage());
    expect([error.code, error.retryAfterS, seen.length]).toEqual(["rate_limited", 60, 1]);
  });

  test("every violated field is passed on, and a body that is no JSON still has a code", async () => {
    const details = [{ path: "register", message: "is required" }];
    const told = await serve(json(400, { error: { code: "invalid_request", message: "Wrong.", details } }));
    expect((await failureOf(createClient({ baseUrl: told.baseUrl }).usage())).details).toEqual(details);
    const page = await serve(json(502, "<html>Bad gateway</html>"));
    expect((await failureOf(createClient({ baseUrl: page.baseUrl, retry }).usage())).status).toBe(502);
  });

  test("a redirect is not followed, and nobody at the address is said plainly", async () => {
    const elsewhere = await serve(stream);
    const { baseUrl } = await serve((response) => {
      response.writeHead(307, { location: `${elsewhere.baseUrl}/api/humanize` });
      response.end();
    });
    const error = await failureOf(gather(createClient({ baseUrl, key: "svc_k", retry }).humanize(request)));
    expect(error.message).toContain("can't be reached");
    expect(elsewhere.seen).toEqual([]);
    const nobody = await failureOf(createClient({ baseUrl: "http://127.0.0.1:9", retry }).usage());
    expect(nobody.message).toBe("The server at http://127.0.0.1:9 can't be reached.");
  });
});

test("an address that never answers is given up after the time for it, once", async () => {
  const { baseUrl, seen } = await serve(() => undefined);
  const error = await failureOf(createClient({ baseUrl, retry, timeoutMs: 1_000 }).usage());
  expect([error.code, seen.length]).toEqual(["provider_timeout", 1]);
});

test("lists may come bare or as items", async () => {
  const voice = { id: "v1", name: "Mine", isDefault: true };
  const { baseUrl } = await serve(json(200, { items: [voice] }), json(200, [voice]));
  const client = createClient({ baseUrl });
  expect([await client.voices(), await client.voices()]).toEqual([[voice], [voice]]);
});

test.each(["ftp://example.org", "http://user:secret@example.org", "example"])("%s is no address", (baseUrl) => {
  expect(() => createClient({ baseUrl })).toThrow(TypeError);
});
