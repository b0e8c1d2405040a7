import { expect, test } from "vitest";
import { DEFAULT_MODELS } from "../config/default-models.ts";
import type { Effort } from "../config/model-settings.ts";
import { anthropicEffort, compatibleEffort, googleEffort, openAiEffort, thoughtTokens, type Choice } from "./effort.ts";

const said = ({ ways }: Choice): object[] => ways.map(({ fields }) => fields(1));
/** Whether the model may think, for each way. */
const thinks = ({ ways }: Choice): boolean[] => ways.map((one) => one.thinks);
const reasoning = (...efforts: string[]): object[] => [...efforts.map((one) => ({ reasoning_effort: one })), {}];

test.each<[string, Effort | null, object[]]>([
  ["gpt-6-luna", null, reasoning("none", "minimal", "low")],
  ["gpt-5.1", "none", reasoning("none", "minimal", "low")],
  ["gpt-5-mini", null, reasoning("minimal", "low")],
  ["o4-mini", null, reasoning("low")],
  ["my-deployment", "high", reasoning("high")],
  ["gpt-4.1-mini", "high", [{}]],
])("OpenAI's %s at %s", (model, effort, fields) => {
  expect(said(openAiEffort(model, effort))).toEqual(fields);
});

const DISABLED = { thinking: { type: "disabled" } };
const BETWEEN = { thinking: { type: "between_tools" } };
const effortOf = (effort: string): object => ({ output_config: { effort } });

test.each<[string, Effort | null, object[]]>([
  ["claude-haiku-5-5", null, [DISABLED, BETWEEN, effortOf("low"), {}]],
  ["claude-sonnet-5-5", "none", [BETWEEN, effortOf("low"), {}]],
  ["claude-opus-5-5", null, [effortOf("low"), {}]],
  ["claude-haiku-5-5", "medium", [effortOf("medium"), {}]],
  ["claude-haiku-4-5", null, [{}]],
  ["claude-3-5-haiku", "low", [{ thinking: { type: "enabled", budget_tokens: 1_024 } }, {}]],
])("Anthropic's %s at %s", (model, effort, fields) => {
  expect(said(anthropicEffort(model, effort))).toEqual(fields);
});

const level = (thinkingLevel: string): object => ({ thinkingConfig: { thinkingLevel } });

test.each<[string, Effort | null, object[]]>([
  ["gemini-3.5-flash-lite", null, [level("minimal"), level("low"), {}]],
  ["gemini-3.8-flash", "none", [level("low"), {}]],
  ["gemini-3.8-flash", "high", [level("high"), {}]],
  [
    "gemini-2.5-pro",
    null,
    [{ thinkingConfig: { thinkingBudget: 0 } }, { thinkingConfig: { thinkingBudget: 128 } }, {}],
  ],
  ["gemini-2.0-flash", null, [{}]],
])("Google's %s at %s", (model, effort, fields) => {
  expect(said(googleEffort(model, effort))).toEqual(fields);
});

test("of each way it is known whether the model may think where it is said so", () => {
  expect(thinks(openAiEffort("gpt-5.1", null))).toEqual([false, true, true, true]);
  expect(thinks(openAiEffort("gpt-4.1-mini", null))).toEqual([false]);
  expect(thinks(compatibleEffort("openrouter.ai", null))).toEqual([false, true, true]);
  expect(thinks(compatibleEffort("eu.openrouter.ai", "high"))).toEqual([true, true]);
  expect(thinks(compatibleEffort("notopenrouter.ai", null))).toEqual([false, true, true]);
  expect(thinks(anthropicEffort("claude-haiku-5-5", null))).toEqual([false, false, true, true]);
  expect(thinks(anthropicEffort("claude-haiku-5-5", "high"))).toEqual([true, true]);
  expect(thinks(anthropicEffort("claude-3-5-haiku", "high"))).toEqual([true, false]);
  expect(thinks(googleEffort("gemini-2.5-pro", null))).toEqual([false, true, true]);
  expect(thinks(googleEffort("gemini-2.5-pro", "low"))).toEqual([true, true]);
  expect(thinks(googleEffort("gemini-3.5-flash", null))).toEqual([true, true, true]);
  expect(thinks(googleEffort("gemini-2.0-flash", null))).toEqual([false]);
});

test.each<[string, Effort, number]>([
  ["claude-3-5-haiku", "medium", 4_096],
  ["claude-opus-4-1", "high", 8_192],
])("Anthropic's %s thinks in a budget at %s", (model, effort, tokens) => {
  expect(said(anthropicEffort(model, effort))).toEqual([{ thinking: { type: "enabled", budget_tokens: tokens } }, {}]);
});

test.each<[string, Effort, number]>([
  ["gemini-2.5-pro", "low", 1_024],
  ["gemini-2.5-flash", "medium", 4_096],
  ["gemini-2.5-flash", "high", 8_192],
])("Google's %s thinks in a budget at %s", (model, effort, tokens) => {
  expect(said(googleEffort(model, effort))).toEqual([{ thinkingConfig: { thinkingBudget: tokens } }, {}]);
});

test("Google's versions are recognised by their number", () => {
  for (const [model, first] of [
    ["gemini-3.6-flash", "minimal"],
    ["gemini-3.7-flash", "low"],
    ["gemini-3-pro", "minimal"],
  ] as const)
    expect(said(googleEffort(model, null))[0]).toEqual(level(first));
});

test("the room for thoughts beside the answer grows with the effort", () => {
  expect([null, "none", "low", "medium", "high"].map((one) => thoughtTokens(one as Effort | null))).toEqual([
    4_096, 4_096, 4_096, 8_192, 16_384,
  ]);
});

test("OpenRouter has its own words, everybody else OpenAI's", () => {
  expect(said(compatibleEffort("openrouter.ai", null))[0]).toEqual({ reasoning: { effort: "none", exclude: true } });
  expect(said(compatibleEffort("localhost", "medium"))).toEqual(reasoning("medium"));
});

test("no default model is left to think at its own pace", () => {
  const { openai, anthropic, google } = DEFAULT_MODELS;
  for (const choice of [
    openAiEffort(openai.id, null),
    anthropicEffort(anthropic.id, null),
    googleEffort(google.id, null),
  ])
    expect(said(choice)[0]).not.toEqual({});
});
