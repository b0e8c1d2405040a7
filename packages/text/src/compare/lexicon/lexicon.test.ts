import { describe, expect, it } from "vitest";
import { areOpposite } from "./antonyms.ts";
import { areContrasting } from "./contrasts.ts";
import { lemmas } from "./lemma.ts";
import { deniedBy } from "./negation.ts";
import { areNear, forceOf } from "./obligation.ts";
import { stepOf } from "./scales.ts";
import { unitWord } from "./unit-words.ts";

describe("opposites", () => {
  it.each([
    ["increase", "decrease"],
    ["increased", "reducing"],
    ["rose", "fell"],
    ["happy", "unhappy"],
    ["binding", "non-binding"],
    ["above", "below"],
  ])("%s and %s", (one, other) => {
    expect(areOpposite(one, other)).toBe(true);
    expect(areOpposite(other, one)).toBe(true);
  });

  it.each([
    ["increase", "increased"],
    ["increase", "grow"],
    ["plan", "schedule"],
  ])("%s and %s are none", (one, other) => {
    expect(areOpposite(one, other)).toBe(false);
  });
});

describe("words of one kind", () => {
  it.each([
    ["beer", "wine", true],
    ["car", "buses", true],
    ["beer", "beers", false],
    ["beer", "doctor", false],
  ])("%s and %s: %s", (one, other, contrasting) => {
    expect(areContrasting(one, other)).toBe(contrasting);
  });
});

describe("force", () => {
  it("reads need and have only before to", () => {
    expect([forceOf("need", "to"), forceOf("need", "help"), forceOf("must", undefined)]).toEqual([
      "must",
      undefined,
      "must",
    ]);
  });

  it("takes could for may and tells must from may", () => {
    expect([
      forceOf("could", undefined) === forceOf("may", undefined),
      areNear("must", "can"),
      areNear("will", "would"),
    ]).toEqual([true, false, true]);
  });
});

describe("forms", () => {
  it("undoes endings", () => {
    expect(lemmas("studies")).toContain("study");
    expect(lemmas("stopped")).toContain("stop");
    expect(lemmas("making")).toContain("make");
  });

  it("reads what a prefix denies, units and steps", () => {
    expect([deniedBy("unhappy"), deniedBy("under")]).toEqual(["happy", null]);
    expect([unitWord("daily"), unitWord("days"), unitWord("dogs")]).toEqual(["day", "day", undefined]);
    expect([stepOf("cheap"), stepOf("five"), stepOf("blue")]).toEqual(["low", "high", undefined]);
  });
});
