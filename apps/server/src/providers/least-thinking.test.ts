import { expect, test } from "vitest";
import { MODELS } from "../config/config.ts";
import { anthropicWithoutThoughts, googleLeastThoughts, openAiWithoutThoughts } from "./least-thinking.ts";

test.each([
  ["gpt-6-luna", { reasoning_effort: "none" }],
  ["gpt-5.1", { reasoning_effort: "none" }],
  ["gpt-5-mini", { reasoning_effort: "minimal" }],
  ["gpt-4.1-mini", {}],
  ["llama-3", {}],
])("%s is asked not to think as OpenAI says it", (model, fields) => {
  expect(openAiWithoutThoughts(model)).toEqual(fields);
});

test.each([
  ["claude-haiku-5-5", { thinking: { type: "disabled" } }],
  ["claude-sonnet-5-5", { thinking: { type: "between_tools" } }],
  ["claude-opus-5-5", { output_config: { effort: "low" } }],
  ["claude-haiku-4-5", {}],
])("%s is asked not to think as Anthropic says it", (model, fields) => {
  expect(anthropicWithoutThoughts(model)).toEqual(fields);
});

test.each([
  ["gemini-3.5-flash-lite", { roomTokens: 4096, thinkingConfig: { thinkingLevel: "minimal" } }],
  ["gemini-3.8-flash", { roomTokens: 4096, thinkingConfig: { thinkingLevel: "low" } }],
  ["gemini-2.5-flash", { roomTokens: 0, thinkingConfig: { thinkingBudget: 0 } }],
  ["gemini-2.0-flash", { roomTokens: 0 }],
])("%s thinks as little as Google lets it, with room for that", (model, fields) => {
  expect(googleLeastThoughts(model)).toEqual(fields);
});

test("no default model is left to think at its own pace", () => {
  expect(openAiWithoutThoughts(MODELS.openai)).not.toEqual({});
  expect(anthropicWithoutThoughts(MODELS.anthropic)).not.toEqual({});
  expect(googleLeastThoughts(MODELS.google)).toHaveProperty("thinkingConfig");
});
