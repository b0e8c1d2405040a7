import { expect, test } from "vitest";
import { leastProcessorMs, processorMs } from "../../testing/processor-time.ts";
import { checkTells } from "./check.ts";
import type { TellFinding } from "./report.ts";

const LONG = 300_000;
const SIZE = 100_000;

const sentence =
  "The pump broke on Monday, and Ana called the plumber before lunch because nobody else had his number. ";
const prose = sentence.repeat(Math.ceil(LONG / sentence.length)).slice(0, LONG);

// Every bound is a multiple of what plain prose of the same length takes, so that a slow machine moves both.
const proseMs = leastProcessorMs(() => checkTells(prose), 5);

test("ten times the text takes about ten times as long", () => {
  expect(leastProcessorMs(() => checkTells(prose.repeat(10)), 2)).toBeLessThan(40 * proseMs);
});

test("it keeps within sight of a plain split on the same text", () => {
  // The bench measures this closely; here it only must not be lost. Rounds of both alternate, so that load hits both.
  let splitMs = Infinity;
  let checkMs = Infinity;
  for (let round = 0; round < 12; round += 1) {
    splitMs = Math.min(
      splitMs,
      leastProcessorMs(() => prose.split(/\s+/), 1),
    );
    checkMs = Math.min(
      checkMs,
      leastProcessorMs(() => checkTells(prose), 1),
    );
  }
  expect(checkMs).toBeLessThan(10 * splitMs);
});

test.each([
  ["one word", "a".repeat(SIZE)],
  ["newlines", "\n".repeat(LONG)],
  ["spaces", " ".repeat(SIZE)],
  ["lone surrogates", "\ud83d ".repeat(SIZE / 2)],
  ["second halves alone", "\udc00a".repeat(SIZE / 2)],
  ["right to left", "\u05e9\u05dc\u05d5\u05dd ".repeat(SIZE / 5)],
  ["emoji", "\ud83d\ude80 go ".repeat(SIZE / 6)],
  ["quotation marks", '"'.repeat(SIZE)],
  ["open quotations", "“ say ".repeat(SIZE / 6)],
  ["backticks and words", "`a ".repeat(SIZE / 3)],
  ["open fences", "```\n".repeat(SIZE / 4)],
  ["tildes", "~".repeat(SIZE)],
  ["brackets", "[Your ".repeat(SIZE / 6)],
  ["asterisks", "**".repeat(SIZE / 2)],
  ["asterisks at line starts", "\n**a".repeat(SIZE / 4)],
  ["at signs", "a@".repeat(SIZE / 2)],
  ["an endless address", `${"a.".repeat(SIZE / 2)}@b.example.org`],
  ["schemes", "http://".repeat(SIZE / 7)],
  ["dots", ".".repeat(SIZE)],
  ["commas and ands", ", and a".repeat(SIZE / 7)],
  ["apostrophes", "a'".repeat(SIZE / 2)],
  ["pipes", "|".repeat(SIZE)],
  ["comments that switch off", "<!-- tells-off --> a <!-- tells-on --> ".repeat(SIZE / 40)],
])("%s: quick, and no error", (_, text) => {
  expect(leastProcessorMs(() => checkTells(text), 2)).toBeLessThan(60 * proseMs + 200);
});

test.each(["not just a ", "it's not about ", "hope this ", "vibrant ", ", ensuring ", "plays a crucial "])(
  "30,000 times %j: quick, and every range holds",
  (anchor) => {
    const text = anchor.repeat(30_000);
    let findings: readonly TellFinding[] = [];
    const ms = processorMs(() => ({ findings } = checkTells(text)));
    expect(ms).toBeLessThan(200 * proseMs + 1000);
    for (const found of findings.slice(0, 50)) expect(text.slice(found.start, found.end)).toBe(found.excerpt);
  },
);
