import { expect, test } from "vitest";
import { barWords } from "./bar.ts";

test("the bar names everybody who may receive the draft", () => {
  const model = { provider: "openai", standard: "gpt-6-luna", fast: "gpt-6-luna" };
  expect(barWords.goesTo(model)).toBe("The draft goes to: OpenAI, model gpt-6-luna");
  expect(barWords.goesTo({ ...model, fallbacks: ["anthropic"] })).toBe(
    "The draft goes to: OpenAI, model gpt-6-luna; where that fails, to Anthropic",
  );
  expect(barWords.goesTo({ ...model, provider: "builtin" })).toContain("built-in engine");
});
