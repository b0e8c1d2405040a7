import { expect, test } from "vitest";
import { extractFacts } from "../facts/extract.ts";
import type { Fact } from "../facts/fact.ts";
import { notationsOf } from "./notations.ts";

test("a fact of more than sixty characters has no other notation", () => {
  const isVouched = (length: number): boolean => {
    const figure = "9".repeat(length);
    const [fact] = extractFacts(figure) as [Fact];
    return notationsOf(figure, figure).isVouched(fact);
  };
  expect([60, 61].map(isVouched)).toEqual([true, false]);
});
