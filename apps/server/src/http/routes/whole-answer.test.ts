import { request as httpRequest } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { HumanizeAnswer, ServiceError } from "@rewrite-service/contract";
import { afterEach, expect, test } from "vitest";
import { draft, post, servedApp, usageEvent } from "../../testing/test-app.ts";
import type { AppDeps } from "../context.ts";

const JSON_ONLY = { accept: "application/json" };

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});
const serve = async (humanize?: AppDeps["humanize"]) => {
  const served = await servedApp(humanize === undefined ? {} : { humanize });
  open.push(served.close);
  return served;
};

test("200: text, notes and usage in one JSON answer, for what the same rewrite costs as a stream", async () => {
  const callers: unknown[] = [];
  const { url } = await serve(async function* (_request, caller) {
    await Promise.resolve();
    callers.push({ ...caller, signal: null });
    yield { type: "delta", text: "Two words." };
    yield { type: "delta", text: "\n\nNOTES:\n- Left out: a greeting.\n- Read the date." };
    yield usageEvent;
    yield { type: "done" };
  });
  const response = await post(url, draft, { ...JSON_ONLY, "idempotency-key": "k1" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("ratelimit")).toMatch(/^"rewrites";r=999;/);
  const answer = HumanizeAnswer.parse(await response.json());
  expect(answer).toEqual({ text: "Two words.", notes: ["Left out: a greeting.", "Read the date."], usage: usageEvent });
  expect(callers).toMatchObject([{ whole: true, idempotencyKey: "k1" }]);
});

test("a failure after the first words is a status and no half of a text", async () => {
  const { url } = await serve(async function* () {
    await Promise.resolve();
    yield { type: "delta", text: "canarydraft" };
    throw new ServiceError("rewrite_stopped");
  });
  const response = await post(url, draft, JSON_ONLY);
  expect(response.status).toBe(502);
  const body = await response.text();
  expect(JSON.parse(body)).toMatchObject({ error: { code: "rewrite_stopped" } });
  expect(body).not.toContain("canarydraft");
});

test("what ends without its usage is a failure, and requests are checked as for a stream", async () => {
  const { url } = await serve(async function* () {
    await Promise.resolve();
    yield { type: "delta", text: "Half" };
  });
  expect((await post(url, draft, JSON_ONLY)).status).toBe(502);
  expect((await post(url, { text: "a" }, JSON_ONLY)).status).toBe(400);
  expect((await post(url, draft, { ...JSON_ONLY, authorization: "Bearer nonsense" })).status).toBe(401);
});

test("a caller who leaves aborts the journey, and nobody waits for it any more", async () => {
  const begun = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  const { port, deps } = await serve(async function* (_request, { signal }) {
    yield { type: "delta", text: "first" };
    begun.resolve();
    await sleep(60_000, undefined, { signal }).catch(() => aborted.resolve());
    throw signal.reason;
  });
  const headers = { "content-type": "application/json", ...JSON_ONLY };
  const request = httpRequest({ port, host: "127.0.0.1", path: "/api/humanize", method: "POST", headers });
  request.on("error", () => undefined);
  request.end(JSON.stringify(draft));
  await begun.promise;
  expect(deps.streams.size).toBe(1);
  request.destroy();
  await aborted.promise;
  await expect.poll(() => deps.streams.size).toBe(0);
});

test("whoever takes anything, or a stream, is streamed to", async () => {
  const { url } = await serve();
  for (const accept of ["*/*", "text/event-stream, application/json"]) {
    const response = await post(url, draft, { accept });
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    await response.text();
  }
});
