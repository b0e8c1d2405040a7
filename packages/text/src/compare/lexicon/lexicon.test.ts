import { describe, expect, it } from "vitest";
import { areOpposite } from "./antonyms.ts";
import { forcesOf } from "./force.ts";
import { lemmas } from "./lemma.ts";
import { deniedBy } from "./negation.ts";
import { sensesOf } from "./synonyms.ts";

describe("opposites", () => {
  it.each([
    ["increase", "decrease"],
    ["increased", "reducing"],
    ["rose", "fell"],
    ["happy", "unhappy"],
    ["binding", "non-binding"],
    ["above", "below"],
    ["approved", "declined"],
    ["met", "missed"],
    ["hired", "lost"],
    ["harmless", "harmful"],
  ])("%s and %s", (one, other) => {
    expect(areOpposite(one, other)).toBe(true);
    expect(areOpposite(other, one)).toBe(true);
  });

  it.each([
    ["increase", "increased"],
    ["increase", "grow"],
    ["plan", "schedule"],
    ["careful", "grateful"],
  ])("%s and %s are none", (one, other) => {
    expect(areOpposite(one, other)).toBe(false);
  });
});

describe("synonyms", () => {
  const share = (one: string, other: string): boolean => [...sensesOf(one)].some((sense) => sensesOf(other).has(sense));

  it.each([
    ["buy", "purchased", true],
    ["started", "beginning", true],
    ["invoice", "bill", true],
    ["buy", "sell", false],
    ["invoice", "parcel", false],
  ])("%s and %s: %s", (one, other, same) => {
    expect(share(one, other)).toBe(same);
  });
});

describe("force", () => {
  it("reads need and have only before to, and need before not as no duty", () => {
    const step = (word: string, next: string): unknown => forcesOf(word, next)[0];
    expect([step("need", "to"), step("have", "lunch"), step("need", "not")]).toEqual([
      ["duty", 0],
      undefined,
      ["duty", 5],
    ]);
  });
});

describe("forms", () => {
  it("undoes endings", () => {
    expect(lemmas("studies")).toContain("study");
    expect(lemmas("stopped")).toContain("stop");
    expect(lemmas("used")).not.toContain("us");
    expect(lemmas("making")).toContain("make");
  });

  it("reads what a prefix denies", () => {
    expect([deniedBy("unhappy"), deniedBy("under")]).toEqual(["happy", null]);
  });
});
