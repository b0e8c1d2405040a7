import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { createConnectedProviders } from "./connected.ts";
import type { DialectOptions } from "./dialects/dialect.ts";
import { speak, type DialectName } from "./dialects/index.ts";
import { EVENT_STREAM, gather, sampleCall, useUpstream } from "./upstream-suite.ts";

const frame = (chunk: object): string => `data: ${JSON.stringify({ object: "chat.completion.chunk", ...chunk })}\n\n`;
const content = (text: string, more: object = {}): string =>
  frame({ choices: [{ index: 0, delta: { content: text }, finish_reason: null }], ...more });
const stop = frame({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
const DONE = "data: [DONE]\n\n";

describe("servers that differ", () => {
  const upstream = useUpstream();
  const ask = async (
    name: DialectName,
    answer: (body: Record<string, unknown>) => readonly string[] | string,
    over: Partial<Omit<DialectOptions, "baseUrl">> = {},
    text = "Could you look at this?",
  ) => {
    const seen: { path: string; headers: IncomingMessage["headers"]; body: Record<string, unknown> }[] = [];
    upstream.state.play = (response, request, received) => {
      const body = JSON.parse(received) as Record<string, unknown>;
      seen.push({ path: request.url ?? "", headers: request.headers, body });
      const frames = answer(body);
      if (typeof frames === "string") response.writeHead(400).end(frames);
      else response.writeHead(200, EVENT_STREAM).end(frames.join(""));
    };
    const provider = speak(name, {
      apiKey: "provider-key",
      models: { standard: "m", fast: "m" },
      transport: upstream.transport(),
      baseUrl: new URL("/v1?api-version=preview", upstream.url),
      ...over,
    });
    const call = { ...sampleCall, messages: [{ role: "user" as const, content: text }] };
    return { ...(await gather(provider.stream(call, new AbortController().signal))), seen };
  };

  test.each([
    ["gpt-oss on Bedrock", ["<reasoning>a secret", " plan</reasoning><reasoning>more</reasoning>", "Hi Ana."]],
    ["vLLM without a parser, the template's opener unseen", ["a secret plan\n</think>\n\nHi Ana."]],
    ["Gemma in LM Studio", ["<|channel>thought\n", "a secret plan<channel|>", "Hi Ana."]],
    [
      "harmony, its marks not read",
      ["<|channel|>analysis<|message|>a secret plan<|end|>", "<|start|>assistant<|channel|>final<|message|>Hi Ana."],
    ],
  ])("thoughts that %s leaves in the text are not delivered", async (_, pieces) => {
    const { text, failure } = await ask("openai-compatible", () => [
      ...pieces.map((piece) => content(piece)),
      stop,
      DONE,
    ]);
    expect([text, failure]).toEqual(["Hi Ana.", null]);
  });

  test("thoughts are counted as the provider counts them", async () => {
    const counted = { prompt_tokens: 5, completion_tokens: 70, completion_tokens_details: { reasoning_tokens: 64 } };
    const { usage: told } = await ask("openai", () => [
      content("a"),
      stop,
      frame({ choices: [], usage: counted }),
      DONE,
    ]);
    expect(told).toEqual([{ inputTokens: 5, outputTokens: 70 }]);
  });

  test("the base address keeps its query, and further headers go before our own", async () => {
    for (const name of ["openai", "anthropic", "google"] as const) {
      const headers = { "api-key": "k", authorization: "Bearer other" };
      const { seen } = await ask(name, () => [], { headers });
      expect(seen[0]?.path).toMatch(/^\/v1\/.*\?api-version=preview(?:&alt=sse)?$/);
      expect(seen[0]?.headers).toMatchObject(headers);
    }
  });

  test("OpenAI's cap has two names: the one that is taken is learned, and no call goes without a cap", async () => {
    const refused = { error: { message: "Unsupported parameter: 'max_completion_tokens'. Use 'max_tokens' instead." } };
    const { text, seen } = await ask("openai", (body) =>
      "max_completion_tokens" in body ? JSON.stringify(refused) : [content("a"), stop, DONE],
    );
    expect(text).toBe("a");
    expect(seen.map(({ body }) => [body["max_completion_tokens"], body["max_tokens"]])).toEqual([
      [321, undefined],
      [undefined, 321],
    ]);
    const tooLarge = JSON.stringify({
      error: { message: "max_tokens is too large: 321. The context has 300 tokens." },
    });
    const large = await ask("openai-compatible", () => tooLarge);
    expect(large.seen.every(({ body }) => Number(body["max_tokens"]) >= 321)).toBe(true);
  });

  test("every field that a strict server refuses is left out, one after another", async () => {
    const { text, seen } = await ask("openai-compatible", (body) => {
      for (const field of ["reasoning_effort", "stream_options"]) {
        if (field in body)
          return JSON.stringify({ detail: [{ loc: ["body", field], msg: "Extra inputs are not permitted" }] });
      }
      return [content("a"), stop, DONE];
    });
    expect(text).toBe("a");
    expect(Object.keys(seen.at(-1)?.body ?? {}).toSorted()).toEqual(["max_tokens", "messages", "model", "stream"]);
  });

  test("a model that is told to think gets room for it in its first call", async () => {
    const { seen } = await ask("anthropic", () => [], { effort: "high" });
    expect(seen[0]?.body["max_tokens"]).toBe(sampleCall.outputTokensMax + 16_384);
  });

  test("what one rewrite of a connected account learned holds in its next, and for nobody's other model", async () => {
    const log = { info: () => undefined };
    const clock = { now: () => Date.now() };
    const model = { ...upstream.transport(), effort: null, joinMs: 0 };
    const providerOf = createConnectedProviders({ model, clock, log, dispatcher: upstream.agent });
    let calls = 0;
    upstream.state.play = (response, _, received) => {
      calls += 1;
      if (received.includes("reasoning_effort")) response.writeHead(400).end('{"error":"reasoning_effort"}');
      else response.writeHead(200, EVENT_STREAM).end([content("a"), stop, DONE].join(""));
    };
    const seen: number[] = [];
    for (const name of ["m", "m", "other"]) {
      const account = { dialect: "openai-compatible" as const, baseUrl: upstream.url, apiKey: "k", model: name };
      const { text } = await gather(providerOf(account).stream(sampleCall, new AbortController().signal));
      expect(text).toBe("a");
      seen.push(calls);
    }
    expect(seen).toEqual([3, 4, 7]);
  });

  const draft = "We will ship it on Monday. ".repeat(400);
  const ollama = (usage: object, reason: string): string[] => [
    content("We will", { system_fingerprint: "fp_ollama" }),
    frame({ choices: [{ delta: {}, finish_reason: reason }], system_fingerprint: "fp_ollama" }),
    frame({ choices: [], usage, system_fingerprint: "fp_ollama" }),
    DONE,
  ];
  const SHORT = /context window is too small\. .* OLLAMA_CONTEXT_LENGTH=8192/;

  test("a prompt that Ollama cut ends in an error that says what to set", async () => {
    const cut = await ask(
      "openai-compatible",
      () => ollama({ prompt_tokens: 2_048, completion_tokens: 9 }, "stop"),
      {},
      draft,
    );
    expect(cut.failure?.message).toMatch(SHORT);
    const whole = await ask(
      "openai-compatible",
      () => ollama({ prompt_tokens: 2_600, completion_tokens: 9 }, "stop"),
      {},
      draft,
    );
    expect(whole).toMatchObject({ text: "We will", failure: null });
  });

  test("an answer that Ollama's context cut says so, one that the cap cut does not, and neither short prompts nor anybody else's counts are judged", async () => {
    const answer = (tokens: number) => () => ollama({ prompt_tokens: 3_900, completion_tokens: tokens }, "length");
    expect((await ask("openai-compatible", answer(196), {}, draft)).failure?.message).toMatch(SHORT);
    const capped = (await ask("openai-compatible", answer(321), {}, draft)).failure;
    expect([capped?.code, SHORT.test(capped?.message ?? "")]).toEqual(["provider_error", false]);
    const short = await ask("openai-compatible", () => ollama({ prompt_tokens: 3, completion_tokens: 9 }, "stop"));
    expect(short.failure).toBeNull();
    const other = ollama({ prompt_tokens: 9, completion_tokens: 9 }, "stop").map((one) =>
      one.replaceAll("fp_ollama", "fp"),
    );
    expect((await ask("openai-compatible", () => other, {}, draft)).failure).toBeNull();
  });
});
