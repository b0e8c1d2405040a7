import { expect } from "vitest";
import { google } from "./google.ts";
import { describeProvider, type DialectSample } from "../provider-suite.ts";

const frame = (chunk: object): string => `data: ${JSON.stringify(chunk)}\r\n\r\n`;
const text = (piece: string, more: object = {}): string =>
  frame({ candidates: [{ content: { role: "model", parts: [{ text: piece }] }, ...more }] });
const end = (reason: string, usage: object | null = null): string =>
  frame({
    candidates: [{ content: { parts: [{ text: "" }] }, finishReason: reason }],
    ...(usage === null ? {} : { usageMetadata: usage }),
  });

const sample: DialectSample = {
  name: "google",
  make: (baseUrl, transport) =>
    google({ baseUrl, apiKey: "provider-key", models: { standard: "big", fast: "small" }, transport }),
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
  expectCall: ({ path, headers, body }) => {
    expect(path).toBe("/v1beta/models/big:streamGenerateContent?alt=sse");
    expect(headers["x-goog-api-key"]).toBe("provider-key");
    expect(body).toEqual({
      systemInstruction: { parts: [{ text: "Rewrite." }] },
      contents: [{ role: "user", parts: [{ text: "Could you look at this?" }] }],
      generationConfig: { maxOutputTokens: 321 },
    });
  },
};

describeProvider(sample);
