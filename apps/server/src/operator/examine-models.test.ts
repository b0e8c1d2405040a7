import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { parseConfig } from "../config/config.ts";
import { sendChat, sendJson, startStandIn, type Seen } from "../testing/http-stand-in.ts";
import { examineModels, usedModels } from "./examine-models.ts";

const NOW = Date.parse("2026-12-01");

const examine = async (
  env: Record<string, string>,
  list: unknown,
  answer: (response: ServerResponse, request: Seen) => void = (response) => sendChat(response, ["Yes."]),
) => {
  const provider = await startStandIn((request, response) => {
    if (request.method === "POST") answer(response, request);
    else if (list === null) response.writeHead(404).end();
    else if (typeof list === "string") response.writeHead(302, { location: list }).end();
    else sendJson(response, 200, list);
  });
  onTestFinished(async () => void (await provider.close()));
  const { model } = parseConfig({ PROVIDER_API_KEY: "key-1", PROVIDER_BASE_URL: provider.url, ...env });
  return { findings: await examineModels(model, { now: () => NOW }), seen: provider.seen };
};

test("each model is asked once for ten tokens, with the key, and the list is read in the dialect's own way", async () => {
  const both = { PROVIDER: "openai", MODEL_STANDARD: "a", MODEL_FAST: "b", MODEL_VERIFY: "a" };
  const { findings, seen } = await examine(both, { data: [{ id: "a" }, { id: "b" }] });
  expect(findings).toEqual([
    { check: "a at openai answers, for standard, judge of meaning", ok: true, detail: null },
    { check: "b at openai answers, for fast", ok: true, detail: null },
  ]);
  expect(seen.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    "GET /models",
    "POST /chat/completions",
    "POST /chat/completions",
  ]);
  expect(seen.every(({ headers }) => headers.authorization === "Bearer key-1")).toBe(true);
  for (const { body } of seen.filter(({ method }) => method === "POST")) {
    expect(JSON.parse(body)).toMatchObject({ max_completion_tokens: 10 });
  }
});

test("OpenAI's list says when a model ends", async () => {
  const { findings } = await examine(
    { PROVIDER: "openai", MODEL_STANDARD: "m" },
    { data: [{ id: "m", shutdown_date: "2027-01-14" }] },
  );
  const detail = "it ends on 2027-01-14 by the provider's word; set MODEL_STANDARD to its successor";
  expect(findings).toMatchObject([{ ok: false, detail }]);
});

test("a day that is far off, or only in our own table, is told without alarm", async () => {
  const far = await examine(
    { PROVIDER: "openai", MODEL_STANDARD: "m" },
    { data: [{ id: "m", shutdown_date: "2028-01-01" }] },
  );
  expect(far.findings).toMatchObject([{ ok: true, detail: "kept until 2028-01-01 at least" }]);
  const frames = (response: ServerResponse): unknown =>
    response
      .writeHead(200, { "content-type": "text/event-stream" })
      .end(
        'data: {"type":"content_block_delta","delta":{"type":"text_delta","text":"Yes"}}\n\ndata: {"type":"message_stop"}\n\n',
      );
  const anthropic = await examine(
    { PROVIDER: "anthropic" },
    { data: [{ id: "claude-haiku-5-5" }] },
    (r) => void frames(r),
  );
  expect(anthropic.findings).toMatchObject([{ ok: true, detail: "kept until 2027-10-07 at least" }]);
  expect(anthropic.seen.find(({ method }) => method === "GET")).toMatchObject({ path: "/v1/models" });
});

test("a model that is gone is named, with what is there instead", async () => {
  const gone = { PROVIDER: "google", MODEL_STANDARD: "gemini-2.5-flash" };
  const { findings, seen } = await examine(gone, { models: [{ name: "models/gemini-3.5-flash-lite" }] }, (response) =>
    response.writeHead(404).end('{"error":{"message":"words of the provider"}}'),
  );
  expect(findings).toEqual([
    {
      check: "gemini-2.5-flash at google answers, for standard, fast",
      ok: false,
      detail:
        "it is gone from the provider's list; set MODEL_STANDARD to one that is there, such as gemini-3.5-flash-lite (the provider answered 404)",
    },
  ]);
  expect(seen.find(({ method }) => method === "GET")).toMatchObject({ path: "/v1beta/models" });
});

test("a provider without a list, a refused key, a redirect and a model that only thinks", async () => {
  const env = { PROVIDER: "openai-compatible", MODEL_STANDARD: "m" };
  expect((await examine(env, null)).findings).toMatchObject([{ ok: true, detail: null }]);
  expect((await examine(env, { data: [] })).findings).toMatchObject([
    { ok: true, detail: "the provider does not list it" },
  ]);
  const refused = await examine(env, null, (response) => response.writeHead(401).end());
  expect(refused.findings).toMatchObject([{ ok: false, detail: "the provider answered 401" }]);
  const elsewhere = await startStandIn((_, response) => response.end());
  onTestFinished(async () => void (await elsewhere.close()));
  await examine(env, elsewhere.url);
  expect(elsewhere.seen).toEqual([]);
  const thinking = await examine(env, null, (response) =>
    response
      .writeHead(200, { "content-type": "text/event-stream" })
      .end('data: {"choices":[{"delta":{"reasoning":"hm"},"finish_reason":"length"}]}\n\ndata: [DONE]\n\n'),
  );
  expect(thinking.findings).toMatchObject([{ ok: true }]);
  expect(thinking.seen.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("fallbacks are asked too, and without a model there is nothing to ask", () => {
  const { model } = parseConfig({
    PROVIDER: "openai",
    PROVIDER_API_KEY: "k",
    FALLBACK_PROVIDER: "openai",
    FALLBACK_API_KEY: "other",
  });
  expect(usedModels(model).map(({ model: name, uses }) => [name, uses])).toEqual([
    ["gpt-6-luna", ["standard", "fast"]],
    ["gpt-6-luna", ["standard of fallback 1", "fast of fallback 1"]],
  ]);
  expect(usedModels(parseConfig({}).model)).toEqual([]);
});
