import { describe, expect, test } from "vitest";
import { verdictOf } from "./verdict.ts";

describe("verdictOf", () => {
  test.each([
    [180, 92, false, "model"],
    [180, 91.9, false, "unclear"],
    [180, 25.1, false, "unclear"],
    [180, 25, false, "person"],
    [179, 88.9, false, "unclear"],
    [179, 89, false, "model"],
    [60, 25, false, "person"],
    [180, 70, true, "model"],
    [180, 69.9, true, "unclear"],
    [60, 65, true, "model"],
    [60, 64.9, true, "unclear"],
    [60, 25.1, true, "unclear"],
    [60, 25, true, "person"],
    [59, 100, true, "unclear"],
    [59, 100, false, "unclear"],
    [59, 0, false, "unclear"],
  ])("%i words with a score of %f, in the form of a message %s: %s", (words, score, message, verdict) => {
    expect(verdictOf(score, words, message).verdict).toBe(verdict);
  });

  test("a verdict that names somebody says how often it is wrong", () => {
    expect(verdictOf(95, 200, false).sentence).toBe("Reads like text by a model (2 in 100 texts by people do too).");
    expect(verdictOf(95, 200, true).sentence).toBe("Reads like text by a model (3 in 100 texts by people do too).");
    expect(verdictOf(5, 200, false).sentence).toBe("Reads like text by a person (4 in 100 texts by models do too).");
    expect(verdictOf(50, 200, false).sentence).toBe("Cannot tell whether a person or a model wrote this.");
    expect(verdictOf(95, 20, false).sentence).toContain("under 60 words");
  });
});
