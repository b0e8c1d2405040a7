import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../testing/any-text.ts";
import { leastProcessorMs } from "../testing/processor-time.ts";
import {
  checkTells,
  compareDrafts,
  extractFacts,
  habitsOf,
  isHard,
  masksOf,
  measureVoice,
  paragraphs,
  recogniseLanguage,
  registers,
  rewrite,
  scoreLikelihood,
  sentences,
  voiceDistance,
  withoutHabit,
  type Span,
} from "./index.ts";

const picked = (...values: string[]) => fc.constantFrom(...values);
const sentence = fc
  .tuple(
    picked(
      "",
      "",
      "Hi Ana,\n\n",
      "Dear Mr Ode,\n\n",
      "Subject: Offsite\n\n",
      "- ",
      "1. ",
      "I hope this finds you well. ",
    ),
    picked("Ana", "Bo Chen", "Dr. Okafor", "the team", "we", "I", "Mrs Lind", "they"),
    picked("paid", "sent", "did not sign", "will ship", "can't approve", "agreed to delay", "has to fix"),
    picked(
      "12 invoices",
      "$4,500",
      "€1.2 million",
      "the API v2.3",
      "ABC-123",
      "bo@example.org",
      'the "final" plan',
      "40%",
    ),
    picked("on Monday", "unless Bo objects", "by 2024-05-01", "— a testament to teamwork", "(see below)", ""),
    picked(".", "!", "?", ";", "", "\n\n", "\n\nBest,\nJo"),
  )
  .map(([open, who, did, what, when, end]) => `${open}${who} ${did} ${what} ${when}${end}`);
const draft = fc
  .array(fc.tuple(sentence, picked(" ", "\n", "\n\n")), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join(""));
const odd = picked(
  ..."\ud83d \udc00 🚀 𠀀 𝗛𝗶 שלום عربى e\u0301 \u200b \u00a0 \u2028 \u0000 “ ” ' ’ — ** ``` ` <b> | \\ [x] … :// @ # % 1,000 -3 ½ İ ß \ufeff".split(
    " ",
  ),
  "\r\n",
  "\t",
  " ",
);
const wild = fc.array(fc.oneof(odd, sentence), { maxLength: 12 }).map((parts) => parts.join(""));
const text = fc.oneof(draft, wild, anyText(60));

// The same texts in every run; another seed looks elsewhere.
const SEED = 1;

const holds = (property: (one: string, other: string) => void, numRuns: number): void => {
  fc.assert(fc.property(text, text, property), { numRuns, seed: SEED });
};

const expectWithin = (whole: string, spans: readonly Span[]): void => {
  for (const { start, end } of spans) {
    expect(Number.isInteger(start) && start >= 0 && start < end && end <= whole.length).toBe(true);
  }
};
const expectInOrder = (whole: string, spans: readonly Span[]): void => {
  expectWithin(whole, spans);
  expect(spans.map(({ start }) => start)).toEqual(spans.map(({ start }) => start).sort((a, b) => a - b));
};
const hardFacts = (whole: string): string[] =>
  extractFacts(whole)
    .filter(isHard)
    .map(({ kind, value }) => `${kind} ${value}`)
    .sort();

describe("whatever the text", () => {
  test("ranges lie in it, in order, and are what their excerpt says", () => {
    holds((one) => {
      for (const found of [sentences(one), paragraphs(one), masksOf(one)]) expectInOrder(one, found);
      const [report, facts, likelihood] = [checkTells(one), extractFacts(one), scoreLikelihood(one)];
      for (const found of [report.findings, report.hints, facts, likelihood.evidence]) expectInOrder(one, found);
      for (const { start, end, excerpt } of [...report.findings, ...report.hints])
        expect(one.slice(start, end)).toBe(excerpt);
      for (const { start, end, text: written } of facts) expect(one.slice(start, end)).toBe(written);
      expect(report.score ?? 0).toBeGreaterThanOrEqual(0);
      expect(report.score ?? 0).toBeLessThanOrEqual(100);
      expect(likelihood.low).toBeLessThanOrEqual(likelihood.score);
      expect(likelihood.score).toBeLessThanOrEqual(likelihood.high);
    }, 150);
  });

  test("compared with itself nothing has changed", () => {
    holds((one) => {
      const { changes, alarm, pairs, factPreservation, factPrecision } = compareDrafts(one, one);
      expect({ changes, alarm, factPreservation, factPrecision }).toEqual({
        changes: [],
        alarm: false,
        factPreservation: 1,
        factPrecision: 1,
      });
      for (const { status, moved, removed, added } of pairs) {
        expect({ status, moved, removed, added }).toEqual({ status: "kept", moved: false, removed: [], added: [] });
      }
    }, 100);
  });

  test("compared with another, every place lies on its side, and an alarm has a hard change", () => {
    holds((one, other) => {
      const { changes, alarm, pairs } = compareDrafts(one, other);
      expectWithin(one, [
        ...changes.flatMap(({ before }) => before ?? []),
        ...pairs.flatMap((pair) => [...pair.before, ...pair.removed]),
      ]);
      expectWithin(other, [
        ...changes.flatMap(({ after }) => after ?? []),
        ...pairs.flatMap((pair) => [...pair.after, ...pair.added]),
      ]);
      expect(alarm).toBe(changes.some(({ severity }) => severity === "hard"));
      for (const { status, before, after } of changes) {
        expect(status).toBe(before === null ? "invented" : after === null ? "lost" : "changed");
      }
    }, 100);
  });

  test("the engine keeps its hard facts and a protected span in every register and mode", () => {
    holds((one, other) => {
      const span = one.slice(one.length / 3, one.length / 3 + 12);
      for (const { id } of registers)
        for (const mode of ["rewrite", "expand", "vary", "closer"] as const) {
          const plain = rewrite({ text: one, register: id, mode, previousRewrite: other }).text;
          expect(hardFacts(plain)).toEqual(hardFacts(one));
          if (span.trim() === "") continue;
          expect(
            rewrite({ text: one, register: id, mode, previousRewrite: other, protectedSpans: [span] }).text,
          ).toContain(span);
        }
    }, 20);
  });

  test("a voice measures it, lies between 0 and 1 from it, and loses each habit that is taken out", () => {
    holds((one, other) => {
      const voice = measureVoice([one, other]);
      const distance = voiceDistance(one, voice);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThanOrEqual(1);
      const habits = habitsOf(voice);
      expect(new Set(habits.map(({ id }) => id)).size).toBe(habits.length);
      for (const { id } of habits) {
        expect(habitsOf(withoutHabit(voice, id)).map((habit) => habit.id)).toEqual(
          habits.map((habit) => habit.id).filter((each) => each !== id),
        );
      }
    }, 60);
  });
});

const SIZE = 20_000;
const voice = measureVoice(["Hey Bo,\n\nCan't make it, I'll send the deck tonight!\n\nCheers,\nMax"]);
const parts: readonly (readonly [string, (text: string) => unknown])[] = [
  ["recogniseLanguage", recogniseLanguage],
  ["extractFacts", (whole) => extractFacts(whole)],
  ["checkTells", (whole) => checkTells(whole)],
  ["scoreLikelihood", scoreLikelihood],
  ["compareDrafts", (whole) => compareDrafts(whole, `${whole.slice(7)} x`)],
  ["rewrite for Slack", (whole) => rewrite({ text: whole, register: "slack", mode: "rewrite" })],
  ["rewrite for a skip-level", (whole) => rewrite({ text: whole, register: "skip_level", mode: "rewrite" })],
  ["measureVoice", (whole) => measureVoice([whole])],
  ["voiceDistance", (whole) => voiceDistance(whole, voice)],
];
const hard = [
  "a",
  "\n",
  " ",
  "\ud83d ",
  "שלום ",
  "🚀 go ",
  "𠀀 ",
  "𝗛𝗶 ",
  "it's not just ",
  "12 ",
  "1",
  "$1,",
  '"',
  ".",
  "(",
  "Ana Bo ",
  "https://a.b/",
  "@",
  "- ",
  "a, b, and c, ",
  "a! b? ",
  "Why? ",
  "Can you come? ",
  "a\n\n",
  "a — b ",
];
const prose = "The pump broke on Monday, and Ana called the plumber before lunch because nobody else had his number. ";

test.each(parts)("%s is quick on every hard text of 20,000 units", (_name, part) => {
  const proseMs = leastProcessorMs(() => part(prose.repeat(SIZE / prose.length)), 2);
  const slow = hard.filter((unit) => {
    const whole = unit.repeat(SIZE / unit.length);
    const isSlow = (tries: number): boolean => leastProcessorMs(() => part(whole), tries) > 20 * proseMs + 400;
    // A collection of garbage may fall into one try; what is slow is slow in each.
    return isSlow(1) && isSlow(3);
  });
  expect(slow).toEqual([]);
});
