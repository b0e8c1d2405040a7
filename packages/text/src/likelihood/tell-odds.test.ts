import { expect, test } from "vitest";
import { createTellOdds } from "./tell-odds.ts";
import { tokensOf } from "./tokens.ts";

const oddsAt = (score: number | null): number =>
  createTellOdds(() => ({ score }))("Some words.", tokensOf("Some words."));

test("a low tell score speaks for a person, one of 50 or more says nothing, and the end stays finite", () => {
  expect(oddsAt(50)).toBe(0);
  expect(oddsAt(80)).toBe(0);
  expect(oddsAt(20)).toBeCloseTo(-Math.log(4), 2);
  expect(oddsAt(0)).toBeGreaterThan(-12);
});

test("where the checker declines, the words alone decide", () => {
  expect(oddsAt(null)).toBe(0);
});

test("the checker reads the text without its layout", () => {
  const heard: string[] = [];
  const text = "**Some** “words”\nhere.";
  createTellOdds((seen) => {
    heard.push(seen);
    return { score: 50 };
  })(text, tokensOf(text));
  expect(heard).toEqual(['Some "words" here.']);
});
