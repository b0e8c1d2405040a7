import { expect, test } from "vitest";
import { barWords } from "./bar.ts";
import { writeWords } from "./write.ts";

test("the page names everybody who may receive the draft", () => {
  const model = { provider: "openai", standard: "gpt-6-luna", fast: "gpt-6-luna" };
  expect(barWords.goesTo(model, false)).toBe("Your draft goes to OpenAI (gpt-6-luna). We don’t store it.");
  expect(barWords.goesTo({ ...model, fallbacks: ["anthropic"] }, false)).toBe(
    "Your draft goes to OpenAI (gpt-6-luna). If that fails, it goes to Anthropic. We don’t store it.",
  );
  expect(barWords.goesTo({ ...model, fallbacks: ["anthropic", "google"] }, true)).toBe(
    "Your notes go to OpenAI (gpt-6-luna). If that fails, they go to Anthropic, then Google. We don’t store them.",
  );
  const other = { ...model, provider: "openai-compatible" };
  expect(barWords.goesTo(other, false)).toBe("Your draft goes to the AI model “gpt-6-luna”. We don’t store it.");
  expect(barWords.goesTo({ ...other, standard: "default" }, false)).toContain("this server’s AI model");
  expect(barWords.goesTo({ ...model, provider: "builtin" }, false)).toContain("No AI model");
  expect(barWords.goesTo({ ...model, provider: "builtin" }, true)).toContain("not turned into a message");
});

test("on a phone no tab is called what the switch above it is called", () => {
  const { draft, notes } = writeWords;
  expect(Object.values(barWords.paneNames).filter((name) => name === draft || name === notes)).toEqual([]);
});
