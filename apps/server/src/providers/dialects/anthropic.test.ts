import { expect } from "vitest";
import { anthropic } from "./anthropic.ts";
import { describeProvider, type DialectSample } from "../provider-suite.ts";
import { describeThinking } from "../thinking-suite.ts";

const frame = (type: string, members: object): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...members })}\n\n`;
const start = (usage: object | null = null): string =>
  frame("message_start", { message: { role: "assistant", content: [], ...(usage === null ? {} : { usage }) } });
const text = (piece: string): string =>
  frame("content_block_delta", { index: 0, delta: { type: "text_delta", text: piece } });
const end = (usage: object | null = null): string =>
  frame("message_delta", { delta: { stop_reason: "end_turn" }, ...(usage === null ? {} : { usage }) });
const STOP = frame("message_stop", {});

const sample: DialectSample = {
  name: "anthropic",
  make: (baseUrl, transport) =>
    anthropic({ baseUrl, apiKey: "provider-key", models: { standard: "big", fast: "small" }, transport }),
  answer: (texts, counted) => [
    start(counted === undefined ? null : { input_tokens: counted.inputTokens, output_tokens: 1 }),
    frame("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
    frame("ping", {}),
    ...texts.map(text),
    frame("content_block_stop", { index: 0 }),
    end(counted === undefined ? null : { output_tokens: counted.outputTokens }),
    STOP,
  ],
  errorFrame: frame("error", { error: { type: "api_error", message: "words of the provider" } }),
  busyFrame: frame("error", { error: { type: "overloaded_error", message: "words of the provider" } }),
  cut: ["max_tokens", "model_context_window_exceeded", "pause_turn", "refusal", "something_new"].map((reason) => [
    start(),
    text("half"),
    frame("message_delta", { delta: { stop_reason: reason } }),
    STOP,
  ]),
  odd: [
    {
      name: "cached input among the counts",
      frames: [
        start({ input_tokens: 3, cache_read_input_tokens: 2, cache_creation_input_tokens: 0, output_tokens: 1 }),
        text("a"),
        end({ output_tokens: 6 }),
        STOP,
      ],
      text: "a",
      usage: { inputTokens: 5, outputTokens: 6 },
    },
    {
      name: "only the first half of the counts",
      frames: [start({ input_tokens: 5, output_tokens: 1 }), text("a"), end(), STOP],
      text: "a",
      usage: { inputTokens: 5, outputTokens: 1 },
    },
    {
      name: "thinking before the text and unknown events",
      frames: [
        start(),
        frame("content_block_delta", { delta: { type: "thinking_delta", thinking: "hm" } }),
        frame("new_kind", { delta: { text: "no" } }),
        text("a"),
        STOP,
      ],
      text: "a",
    },
    {
      name: "no message_start and no event lines",
      frames: [text("a").replace(/^event.*\n/, ""), STOP.replace(/^event.*\n/, "")],
      text: "a",
    },
    {
      name: "frames after the end marker",
      frames: [text("a"), STOP, text("b"), frame("error", { error: {} })],
      text: "a",
    },
  ],
  // As recorded of a model that thinks: a block of its own, its signature, and one that is sealed.
  thoughts: [
    frame("content_block_start", { index: 0, content_block: { type: "thinking", thinking: "", signature: "" } }),
    frame("content_block_delta", { index: 0, delta: { type: "thinking_delta", thinking: "a secret plan" } }),
    frame("content_block_delta", { index: 0, delta: { type: "signature_delta", signature: "EqQBCgIYAhIM" } }),
    frame("content_block_stop", { index: 0 }),
    frame("content_block_start", { index: 1, content_block: { type: "redacted_thinking", data: "EmwKAhgB" } }),
    frame("content_block_stop", { index: 1 }),
  ],
  thoughtAway: [
    start({ input_tokens: 5, output_tokens: 1 }),
    frame("content_block_delta", { index: 0, delta: { type: "thinking_delta", thinking: "a secret plan" } }),
    frame("message_delta", { delta: { stop_reason: "max_tokens" }, usage: { output_tokens: 321 } }),
    STOP,
  ],
  refusal: {
    body: {
      type: "error",
      error: { type: "invalid_request_error", message: "thinking.type.disabled: not supported by this model" },
    },
    says: ({ thinking }) => (thinking as { type?: string } | undefined)?.type === "disabled",
  },
  capOf: (body) => body["max_tokens"],
  expectCall: ({ path, headers, body }) => {
    expect(path).toBe("/v1/messages");
    expect(headers["x-api-key"]).toBe("provider-key");
    expect(headers["anthropic-version"]).toBe("2023-06-01");
    expect(body).toEqual({
      model: "big",
      system: "Rewrite.",
      messages: [{ role: "user", content: "Could you look at this?" }],
      max_tokens: 321,
      thinking: { type: "disabled" },
      stream: true,
    });
  },
};

describeProvider(sample);
describeThinking(sample);
