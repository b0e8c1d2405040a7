import { expect } from "vitest";
import { compatibleEffort } from "../effort.ts";
import { openAiCompatible } from "./openai-compatible.ts";
import { describeProvider, type DialectSample } from "../provider-suite.ts";
import { describeThinking } from "../thinking-suite.ts";
import { openai } from "./openai.ts";

const frame = (chunk: object): string => `data: ${JSON.stringify({ object: "chat.completion.chunk", ...chunk })}\n\n`;
const content = (text: string, more: object = {}): string =>
  frame({ choices: [{ index: 0, delta: { content: text }, finish_reason: null }], ...more });
const stop = frame({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
const DONE = "data: [DONE]\n\n";
const usage = { prompt_tokens: 5, completion_tokens: 6 };
const counts = { inputTokens: 5, outputTokens: 6 };

const sample: DialectSample = {
  name: "openai-compatible",
  make: (host, transport) =>
    openAiCompatible({
      name: "openai-compatible",
      baseUrl: new URL("/v1", host),
      apiKey: "provider-key",
      models: { standard: "big", fast: "small" },
      capFields: ["max_tokens", "max_completion_tokens"],
      effortOf: (_, effort) => compatibleEffort("localhost", effort),
      transport,
    }),
  answer: (texts, counted) => [
    frame({ choices: [{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }] }),
    ...texts.map((text) => content(text)),
    stop,
    ...(counted === undefined
      ? []
      : [
          frame({
            choices: [],
            usage: { prompt_tokens: counted.inputTokens, completion_tokens: counted.outputTokens },
          }),
        ]),
    DONE,
  ],
  errorFrame: frame({ error: { message: "words of the provider", type: "server_error" } }),
  busyFrame: frame({ error: { message: "words of the provider", code: 429 } }),
  cut: [[content("half"), frame({ choices: [{ delta: {}, finish_reason: "length" }] }), DONE]],
  odd: [
    {
      name: "usage in the last chunk beside its choices",
      frames: [content("a", { usage }), stop, DONE],
      text: "a",
      usage: counts,
    },
    {
      name: "null usage, null content and null choices",
      frames: [
        content("a", { usage: null }),
        frame({ choices: [{ delta: { content: null } }] }),
        frame({ choices: null }),
        DONE,
      ],
      text: "a",
    },
    {
      name: "running usage in every chunk",
      frames: [content("a", { usage: { prompt_tokens: 5, completion_tokens: 1 } }), content("b", { usage }), DONE],
      text: "ab",
      usage: counts,
    },
    {
      name: "half of the counts",
      frames: [content("a", { usage: { completion_tokens: 0 } }), DONE],
      text: "a",
      usage: { outputTokens: 0 },
    },
    {
      name: "comments, other fields and CRLF",
      frames: [": hello\r\n\r\n", `id: 1\r\nevent: message\r\n${content("a").replaceAll("\n", "\r\n")}`, DONE],
      text: "a",
    },
    {
      name: "content as typed pieces",
      frames: [frame({ choices: [{ delta: { content: [{ type: "text", text: "a" }, null] } }] }), DONE],
      text: "a",
    },
    {
      name: "reasoning beside the answer",
      frames: [frame({ choices: [{ delta: { reasoning_content: "hm", content: "" } }] }), content("a"), DONE],
      text: "a",
    },
    {
      name: "chunks after the end marker",
      frames: [content("a"), DONE, content("b"), frame({ error: {} })],
      text: "a",
    },
  ],
  // The three forms of llama.cpp, Ollama and vLLM, and Mistral; OpenAI itself is silent and only counts.
  thoughts: [
    frame({ choices: [{ index: 0, delta: { role: "assistant", content: null, reasoning_content: "a secret" } }] }),
    frame({ choices: [{ index: 0, delta: { content: "", reasoning: " plan" } }] }),
    frame({
      choices: [{ index: 0, delta: { content: [{ type: "thinking", thinking: [{ type: "text", text: "x" }] }] } }],
    }),
  ],
  thoughtAway: [
    frame({ choices: [{ delta: { reasoning_content: "a secret plan" }, finish_reason: null }] }),
    frame({ choices: [{ delta: {}, finish_reason: "length" }] }),
    DONE,
  ],
  refusal: {
    body: {
      error: {
        message: "Unsupported value: 'reasoning_effort' does not support 'none' with this model.",
        param: "reasoning_effort",
        code: "unsupported_value",
      },
    },
    says: (body) => body["reasoning_effort"] === "none",
  },
  capOf: (body) => body["max_tokens"],
  expectCall: ({ path, headers, body }) => {
    expect(path).toBe("/v1/chat/completions");
    expect(headers["authorization"]).toBe("Bearer provider-key");
    expect(body).toEqual({
      model: "big",
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 321,
      reasoning_effort: "none",
      messages: [
        { role: "system", content: "Rewrite." },
        { role: "user", content: "Could you look at this?" },
      ],
    });
  },
};

describeProvider(sample);
describeThinking(sample);
// OpenAI's models think in silence: what tells of it is a count in the usage, which their answer's tokens hold already.
describeThinking({
  ...sample,
  name: "openai",
  make: (host, transport) =>
    openai({ baseUrl: new URL("/v1", host), apiKey: "k", models: { standard: "m", fast: "m" }, transport }),
  thoughts: [
    frame({
      choices: [],
      usage: { prompt_tokens: 5, completion_tokens: 70, completion_tokens_details: { reasoning_tokens: 64 } },
    }),
  ],
  capOf: (body) => body["max_completion_tokens"],
});
