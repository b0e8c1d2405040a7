import { encodeEvent, type HumanizeEvent } from "@rewrite-service/contract";
import { expect, test, vi } from "vitest";
import { createClient, ServiceError } from "./public.ts";

const usage: HumanizeEvent = {
  type: "usage",
  plan: "free",
  modelTier: "standard",
  inputTokens: 3,
  outputTokens: 2,
  requests: 1,
  fundingSource: "allowance",
  creditsUsed: 0,
  creditBalance: 0,
};

/** A client of a service that answers every rewrite with these events. */
const answering = (...events: HumanizeEvent[]) => {
  const asked: Request[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(new Request(input, init));
    return Promise.resolve(new Response(events.map(encodeEvent).join("")));
  };
  return { client: createClient({ baseUrl: "https://rewrite.example", key: "svc_k", fetch }), asked };
};
const draft = { text: "the budget", register: "slack" } as const;

test("one call gives the whole text, its notes and what it used", async () => {
  const { client, asked } = answering(
    { type: "delta", text: "The bud" },
    { type: "delta", text: "get.\n\nNOTES:\n- Shortened.\n- Read the date." },
    usage,
    { type: "done" },
  );
  expect(await client.rewrite(draft)).toEqual({ text: "The budget.", notes: ["Shortened.", "Read the date."], usage });
  expect(asked[0]?.headers.get("authorization")).toBe("Bearer svc_k");
});

test("a failure inside the stream is thrown, from either call", async () => {
  const message = 'Stopped: the model left out "the budget". Nothing was charged.';
  const failing = answering({ type: "delta", text: "The" }, { type: "error", message });
  const wanted = { code: "rewrite_stopped", message } as unknown as Error;
  await expect(failing.client.rewrite(draft)).rejects.toMatchObject(wanted);
  const seen: unknown[] = [];
  const streamed = (async () => {
    for await (const event of failing.client.stream(draft)) seen.push(event);
  })();
  await expect(streamed).rejects.toMatchObject(wanted);
  await expect(streamed).rejects.toBeInstanceOf(ServiceError);
  expect(seen).toEqual([{ type: "delta", text: "The" }]);
});

test("a caller who has aborted is told so, and no retry follows", async () => {
  const { client, asked } = answering(usage, { type: "done" });
  await expect(client.rewrite(draft, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
  expect(asked).toHaveLength(0);
});

test("the other calls answer what the service does", async () => {
  const answers: Record<string, unknown> = {
    "/api/verify": { verified: true, findings: [] },
    "/api/usage": { plan: "free" },
    "/api/policy": { rules: [] },
    "/api/registers": [{ id: "slack" }],
    "/api/voices": { items: [{ id: "v1" }] },
  };
  const fetch: typeof globalThis.fetch = (input) =>
    Promise.resolve(Response.json(answers[new URL(new Request(input).url).pathname]));
  const client = createClient({ baseUrl: "https://rewrite.example", fetch });
  expect(await client.verify({ before: "a", after: "b" })).toEqual(answers["/api/verify"]);
  expect(await client.usage()).toEqual(answers["/api/usage"]);
  expect(await client.policy()).toBe('{"rules":[]}');
  expect(await client.registers()).toEqual([{ id: "slack" }]);
  expect(await client.voices()).toEqual([{ id: "v1" }]);
});

test("a stream that falls silent ends after forty-five seconds", async () => {
  vi.useFakeTimers();
  try {
    const fetch = () => Promise.resolve(new Response(new ReadableStream({ pull: () => new Promise(() => undefined) })));
    const client = createClient({ baseUrl: "https://rewrite.example", fetch });
    const outcome = client.rewrite(draft).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(44_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ code: "provider_timeout" });
  } finally {
    vi.useRealTimers();
  }
});
