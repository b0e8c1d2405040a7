import { expect, test } from "vitest";
import { DEFAULT_MODELS } from "../config/default-models.ts";
import type { Effort } from "../config/model-settings.ts";
import { anthropicEffort, compatibleEffort, googleEffort, openAiEffort, type Choice } from "./effort.ts";

const said = ({ ways }: Choice): object[] => ways.map(({ fields }) => fields(1));
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
