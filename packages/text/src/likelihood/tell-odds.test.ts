import { expect, test } from "vitest";
import { createTellOdds } from "./tell-odds.ts";
import { tokensOf } from "./tokens.ts";

const oddsAt = (score: number | null): number =>
  createTellOdds(() => ({ score }))("Some words.", tokensOf("Some words."));

test("a tell score of 50 says nothing, a higher one speaks for a machine, and the ends stay finite", () => {
  expect(oddsAt(50)).toBe(0);
  expect(oddsAt(80)).toBeCloseTo(Math.log(4), 2);
  expect(oddsAt(20)).toBeCloseTo(-Math.log(4), 2);
  expect(Math.abs(oddsAt(0))).toBeLessThan(12);
  expect(oddsAt(100)).toBeLessThan(12);
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
