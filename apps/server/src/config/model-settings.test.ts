import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseConfig } from "./config.ts";
import { ConfigError, type Environment } from "./environment.ts";

const OPENAI = { PROVIDER: "openai", PROVIDER_API_KEY: "k" };
const modelOf = (env: Environment) => parseConfig({ ...OPENAI, ...env }).model;
const problemsOf = (env: Environment): string => {
  try {
    parseConfig({ ...OPENAI, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.join("\n");
    throw error;
  }
  return "";
};

test("models think as little as they allow, unless they are told to think more", () => {
  expect(modelOf({}).effort).toBeNull();
  expect(modelOf({ MODEL_EFFORT: "high" }).effort).toBe("high");
  expect(problemsOf({ MODEL_EFFORT: "off" })).toMatch(/MODEL_EFFORT must be one of none, low, medium, high/);
});

test("a model that thinks has two minutes, unless the operator sets a limit", () => {
  expect(modelOf({})).toMatchObject({ firstByteTimeoutMs: 60_000, idleTimeoutMs: 30_000, thinkingTimeoutMs: 120_000 });
  expect(modelOf({ PROVIDER_IDLE_MS: "500" })).toMatchObject({ idleTimeoutMs: 500, thinkingTimeoutMs: 500 });
});

test("further headers are JSON, and none that frames the call", () => {
  expect(modelOf({ PROVIDER_HEADERS: '{"Api-Key":"secret-1"}' }).headers).toEqual({ "api-key": "secret-1" });
  for (const wrong of ["api-key: x", "[]", '{"Host":"a"}', '{"a b":"c"}', String.raw`{"a":"b\nc"}`, '{"a":1}']) {
    expect(problemsOf({ PROVIDER_HEADERS: wrong })).toMatch(/PROVIDER_HEADERS must be a JSON object/);
  }
});

test("OpenRouter learns the service's name, and its address where that is public", () => {
  const openRouter = {
    PROVIDER: "openai-compatible",
    PROVIDER_BASE_URL: "https://openrouter.ai/api/v1",
    MODEL_STANDARD: "m",
  };
  expect(modelOf(openRouter).headers).toEqual({ "x-openrouter-title": "Rewrite Service" });
  const env = { ...openRouter, APP_URL: "https://rewrite.example", SECRET: "k9Zq3vT0pLw8RmXs5dHj2bNc7yFg4aUe" };
  expect(modelOf({ ...env, PROVIDER_HEADERS: '{"x-openrouter-title":"Ours"}' }).headers).toEqual({
    "x-openrouter-title": "Ours",
    "http-referer": "https://rewrite.example",
  });
});

test("a query and a name before the host are not shown", () => {
  const { settings } = parseConfig({
    ...OPENAI,
    PROVIDER_BASE_URL: "https://u:p@a.example/v1?key=hidden&api-version=1",
  });
  const shown = settings.find(({ name }) => name === "PROVIDER_BASE_URL")?.value;
  expect(shown).toBe("https://…@a.example/v1?key=…&api-version=…");
});

test("a fallback is off unless one is named, by variables or in a file", () => {
  expect(modelOf({}).fallbacks).toEqual([]);
  const one = modelOf({ FALLBACK_PROVIDER: "anthropic", FALLBACK_API_KEY: "f", MODEL_EFFORT: "low" }).fallbacks;
  expect(one).toMatchObject([{ provider: "anthropic", apiKey: "f", standard: "claude-haiku-5-5", effort: "low" }]);
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-fallback-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "fallback.json");
  const several = [
    { provider: "google", apiKey: "g", fast: "small" },
    {
      provider: "openai-compatible",
      baseUrl: "http://localhost:1/v1",
      headers: { "X-A": "b" },
      standard: "m",
      effort: "none",
    },
  ];
  writeFileSync(file, JSON.stringify(several));
  expect(modelOf({ FALLBACK_FILE: file }).fallbacks).toMatchObject([
    { provider: "google", standard: "gemini-3.5-flash-lite", fast: "small", effort: null },
    { provider: "openai-compatible", headers: { "x-a": "b" }, effort: "none" },
  ]);
  expect(problemsOf({ FALLBACK_FILE: file, FALLBACK_PROVIDER: "google", FALLBACK_API_KEY: "g" })).toMatch(/not both/);
  writeFileSync(file, '[{"provider":"openai-compatible","baseUrl":"http://localhost:1/v1"}]');
  expect(problemsOf({ FALLBACK_FILE: file })).toMatch(/standard in FALLBACK_FILE, is required/);
  writeFileSync(file, '[{"provider":"oracle","extra":1}]');
  expect(problemsOf({ FALLBACK_FILE: file })).toMatch(/FALLBACK_FILE: 0\.provider/);
});

test.each<[Environment, RegExp]>([
  [{ FALLBACK_PROVIDER: "anthropic" }, /FALLBACK_API_KEY is required/],
  [{ FALLBACK_PROVIDER: "openai-compatible" }, /FALLBACK_BASE_URL is required/],
  [
    { FALLBACK_PROVIDER: "openai-compatible", FALLBACK_BASE_URL: "http://localhost:1/v1" },
    /^FALLBACK_MODEL_STANDARD, .* is required with FALLBACK_PROVIDER=openai-compatible\. .*model find$/,
  ],
  [
    { PROVIDER: "openai-compatible", PROVIDER_BASE_URL: "http://localhost:1/v1" },
    /^MODEL_STANDARD is required with PROVIDER=openai-compatible\. .*model find$/,
  ],
  [{ FALLBACK_PROVIDER: "builtin" }, /FALLBACK_PROVIDER must be one of openai/],
  [{ FALLBACK_FILE: "/nowhere/at/all.json" }, /FALLBACK_FILE: .* cannot be read/],
  [{ PROVIDER: "builtin", FALLBACK_PROVIDER: "google", FALLBACK_API_KEY: "k" }, /need PROVIDER/],
])("%j is refused", (env, problem) => expect(problemsOf(env)).toMatch(problem));
