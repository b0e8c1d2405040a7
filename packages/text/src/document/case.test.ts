import { expect, test } from "vitest";
import { hasUsualCase, inCaseOf } from "./case.ts";
import { rewrite } from "../engine/engine.ts";

test.each(["enhance", "Enhance", "ENHANCE", "I'm sure", "Do Not Hesitate"])("%s is written as words are", (words) => {
  expect(hasUsualCase(words)).toBe(true);
});

test.each(["ENhance", "enHance", "EnHance"])("%s is left alone", (word) => {
  expect(hasUsualCase(word)).toBe(false);
  const text = `We ${word} the crucial and pivotal tapestry of tests, and it plays a crucial role in the plan for Monday.`;
  for (const register of ["email", "slack"] as const)
    expect(rewrite({ text, register, mode: "rewrite" }).text).toContain(word);
});

test("what stands in a word's place has its capitals", () => {
  expect(["crucial", "Crucial", "CRUCIAL"].map((model) => inCaseOf(model, "important"))).toEqual([
    "important",
    "Important",
    "IMPORTANT",
  ]);
});
