import { describe, expect, test } from "vitest";
import { verdictOf } from "./verdict.ts";

describe("verdictOf", () => {
  test.each([
    [180, 90, "model"],
    [180, 89.9, "unclear"],
    [180, 25.1, "unclear"],
    [180, 25, "person"],
    [179, 87.9, "unclear"],
    [179, 88, "model"],
    [60, 25, "person"],
    [59, 100, "unclear"],
    [59, 0, "unclear"],
  ])("%i words with a score of %f: %s", (words, score, verdict) => {
    expect(verdictOf(score, words).verdict).toBe(verdict);
  });

  test("a verdict that names somebody says how often it is wrong", () => {
    expect(verdictOf(95, 200).sentence).toBe("Reads like text by a model (2 in 100 texts by people do too).");
    expect(verdictOf(5, 200).sentence).toBe("Reads like text by a person (3 in 100 texts by models do too).");
    expect(verdictOf(50, 200).sentence).toBe("Cannot tell whether a person or a model wrote this.");
    expect(verdictOf(95, 20).sentence).toContain("under 60 words");
  });
});
