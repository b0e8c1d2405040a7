import { expect, test } from "vitest";
import { promptSize } from "./prompt-size.ts";

const size = (content: string) => promptSize([{ role: "user", content }]);

test("counts words, and characters of scripts that have no spaces", () => {
  expect(size("two   words").tokensLeast).toBe(2);
  expect(size("会議は来週の月曜日に行います").tokensLeast).toBe(3);
});

test("asks for a context of a power of two that holds the text twice", () => {
  expect(size("short").contextTokens).toBe(8_192);
  expect(size("x".repeat(20_000)).contextTokens).toBe(16_384);
});
