import { expect } from "vitest";
import { google } from "./google.ts";
import { describeProvider, type DialectSample } from "../provider-suite.ts";
import { describeThinking } from "../thinking-suite.ts";

const frame = (chunk: object): string => `data: ${JSON.stringify(chunk)}\r\n\r\n`;
const text = (piece: string, more: object = {}): string =>
  frame({ candidates: [{ content: { role: "model", parts: [{ text: piece }] }, ...more }] });
const end = (reason: string, usage: object | null = null): string =>
  frame({
    candidates: [{ content: { parts: [{ text: "" }] }, finishReason: reason }],
    ...(usage === null ? {} : { usageMetadata: usage }),
  });

const configOf = (body: Record<string, unknown>) =>
  body["generationConfig"] as { maxOutputTokens: number; thinkingConfig?: { thinkingBudget: number } };

const sample: DialectSample = {
  name: "google",
  make: (baseUrl, transport) =>
    google({ baseUrl, apiKey: "provider-key", models: { standard: "gemini-2.5-flash", fast: "small" }, transport }),
  answer: (texts, counted) => [
    ...texts.map((piece) => text(piece)),
    end(
      "STOP",
      counted === undefined
        ? null
        : { promptTokenCount: counted.inputTokens, candidatesTokenCount: counted.outputTokens },
    ),
  ],
  errorFrame: frame({ error: { code: 500, message: "words of the provider", status: "INTERNAL" } }),
  busyFrame: frame({ error: { code: 503, message: "words of the provider", status: "UNAVAILABLE" } }),
  cut: [[text("half"), end("MAX_TOKENS")]],
  odd: [
    { name: "text in the chunk that ends", frames: [text("a"), text("b", { finishReason: "STOP" })], text: "ab" },
    {
      name: "thoughts, which are no answer but are counted",
      frames: [
        frame({ candidates: [{ content: { parts: [{ text: "hm", thought: true }, { text: "a" }] } }] }),
        end("STOP", { promptTokenCount: 5, candidatesTokenCount: 4, thoughtsTokenCount: 2 }),
      ],
      text: "a",
      usage: { inputTokens: 5, outputTokens: 6 },
    },
    {
      name: "chunks without candidates or parts",
      frames: [frame({}), frame({ candidates: [] }), frame({ candidates: [{ content: {} }] }), text("a"), end("STOP")],
      text: "a",
    },
  ],
  thoughts: [
    frame({
      candidates: [{ content: { parts: [{ text: "a secret plan", thought: true }] } }],
      usageMetadata: { promptTokenCount: 5, thoughtsTokenCount: 30 },
    }),
  ],
  thoughtAway: [end("MAX_TOKENS", { promptTokenCount: 5, thoughtsTokenCount: 321 })],
  refusal: {
    body: {
      error: {
        code: 400,
        message: "Budget 0 is invalid. This model only works in thinking mode.",
        status: "INVALID_ARGUMENT",
      },
    },
    says: (body) => configOf(body).thinkingConfig?.thinkingBudget === 0,
  },
  capOf: (body) => configOf(body).maxOutputTokens,
  expectCall: ({ path, headers, body }) => {
    expect(path).toBe("/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse");
    expect(headers["x-goog-api-key"]).toBe("provider-key");
    expect(body).toEqual({
      systemInstruction: { parts: [{ text: "Rewrite." }] },
      contents: [{ role: "user", parts: [{ text: "Could you look at this?" }] }],
      generationConfig: { maxOutputTokens: 321, thinkingConfig: { thinkingBudget: 0 } },
    });
  },
};

describeProvider(sample);
describeThinking(sample);
