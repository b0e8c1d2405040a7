import { expect } from "vitest";
import { openAiCompatible } from "./openai-compatible.ts";
import { describeProvider, type DialectSample } from "../provider-suite.ts";

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
      capField: "max_tokens",
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
  expectCall: ({ path, headers, body }) => {
    expect(path).toBe("/v1/chat/completions");
    expect(headers["authorization"]).toBe("Bearer provider-key");
    expect(body).toEqual({
      model: "big",
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 321,
      messages: [
        { role: "system", content: "Rewrite." },
        { role: "user", content: "Could you look at this?" },
      ],
    });
  },
};

describeProvider(sample);
