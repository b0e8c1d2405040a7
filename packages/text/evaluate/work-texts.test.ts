import { expect, test } from "vitest";
import { readWorkTexts, readWriterTexts, registerOf } from "./work-texts.ts";

const texts = readWorkTexts();
const furtherTexts = readWriterTexts();
const half = (split: string): typeof texts => texts.filter((row) => row.split === split);
const WORDS_RUN = 10;
const runsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.slice(WORDS_RUN - 1).map((_, at) => words.slice(at, at + WORDS_RUN).join(" "));
};

test("every text has its own id and says what was asked", () => {
  const all = [...texts, ...furtherTexts];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { request, text } of all) {
    expect(request.length).toBeGreaterThan(20);
    expect(text).toBe(text.trim());
  }
});

test("the halves that are measured are of one size and hold every kind and style", () => {
  expect(half("dev").length).toBe(half("test").length);
  for (const of of [({ kind }: (typeof texts)[number]) => kind, ({ style }: (typeof texts)[number]) => style])
    expect(new Set(half("dev").map(of))).toEqual(new Set(half("test").map(of)));
});

test("no ten words in a row stand both in what may be learned from and in what is only measured", () => {
  const learned = new Set([...half("train"), ...half("dev"), ...furtherTexts].flatMap(({ text }) => runsOf(text)));
  const shared = half("test").flatMap(({ text }) => runsOf(text).filter((run) => learned.has(run)));
  expect(shared).toEqual([]);
});

test("a fifth of each further writer's texts is kept from learning", () => {
  for (const writer of ["a", "b", "c"]) {
    const own = furtherTexts.filter((row) => row.writer === writer);
    expect(own.filter(({ split }) => split === "dev").length).toBe(own.length / 5);
  }
});

test("a kind is rewritten in the register it is written for", () => {
  const registerOfKind = (kind: string): string | undefined => {
    const row = texts.find((each) => each.kind === kind);
    return row && registerOf(row);
  };
  expect(["slack", "email-ask", "skip-level", "linkedin"].map(registerOfKind)).toEqual([
    "slack",
    "email",
    "skip_level",
    "linkedin",
  ]);
});
