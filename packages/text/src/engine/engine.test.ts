import * as fc from "fast-check";
import { expect, test } from "vitest";
import { processorMs } from "../../testing/processor-time.ts";
import { registers } from "../registers/index.ts";
import { rewrite } from "./engine.ts";
import { keepsFacts, openReader } from "./fact-check.ts";

const draft = `Hi team,

I hope this email finds you well. I wanted to let you know that the p95 went from 840 ms to 310 ms on Tuesday. Could someone please review PR 4471 before 5pm? Please do not hesitate to contact me with any questions.

Best regards,
Maria`;

test("a Slack message leads with the ask and drops the letter around it", () => {
  expect(rewrite({ text: draft, register: "slack", mode: "rewrite" }).text).toBe(
    "Could someone please review PR 4471 before 5pm?\n\nThe p95 went from 840 ms to 310 ms on Tuesday.",
  );
});

test("notes become sentences and nothing is added", () => {
  const text = "- p95 down to 310 ms since Tuesday\n- need sign-off from Ana by Friday";
  expect(rewrite({ text, register: "email", mode: "expand" }).text).toBe(
    "We need sign-off from Ana by Friday.\n\np95 is down to 310 ms since Tuesday.",
  );
});

test("a text that is not English is left alone, and the notes say so", () => {
  const text =
    "Bonjour à toutes et à tous, la réunion de vendredi est reportée à lundi matin, merci de votre patience.";
  const { text: after, notes } = rewrite({ text, register: "email", mode: "rewrite" });
  expect(after).toBe(text);
  expect(notes.join(" ")).toContain("English");
});

const piece = fc.constantFrom(
  "Hi Ana,",
  "We shipped v2.3.1 on 3 May.",
  "It is important to note that costs fell 12%.",
  "Could you review INC-4471 by 17:00?",
  '"Do not page ops" stays.',
  "See https://example.org/a?b=1.",
  "- first item\n- second item",
  "In order to finish, we need two people.",
  "I hope you are well.",
  "Thanks,\nMaria",
);
const drafts = fc
  .array(fc.tuple(piece, fc.constantFrom(" ", "\n", "\n\n")), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.flat().join(""));

test.each(registers)("as $name, any draft keeps its facts, and a second rewrite changes nothing", ({ id }) => {
  fc.assert(
    fc.property(drafts, (text) => {
      const once = rewrite({ text, register: id, mode: "rewrite" }).text;
      expect(keepsFacts(openReader([]), text, once)).toBe(true);
      expect(rewrite({ text: once, register: id, mode: "rewrite" }).text).toBe(once);
    }),
    { numRuns: 200 },
  );
});

test("a protected span comes back as it was", () => {
  const text = "In order to win we must make a decision. In order to lose we wait.";
  const span = "In order to win we must make a decision";
  expect(rewrite({ text, register: "slack", mode: "rewrite", protectedSpans: [span] }).text).toContain(span);
});

const petra = `Hi Petra,

I hope you are well. We are not able to join on Monday because the train is cancelled. Could you please send the slides?

Thanks,
Jo`;

test.each(registers)("as $name, four turns of vary give four drafts with the same facts and no formula", ({ id }) => {
  const seen = new Set<string>();
  let previousRewrite = rewrite({ text: petra, register: id, mode: "rewrite" }).text;
  for (let turn = 0; turn < 4; turn += 1) {
    seen.add(previousRewrite);
    expect(previousRewrite).not.toContain("I hope");
    expect(previousRewrite).toContain("Monday");
    previousRewrite = rewrite({ text: petra, register: id, mode: "vary", previousRewrite }).text;
  }
  expect(seen.size).toBe(4);
});

test("vary never gives the previous rewrite back, however short it is", () => {
  for (const text of ["Thanks!", "Ship it now.", "ok"])
    expect(rewrite({ text, register: "slack", mode: "vary", previousRewrite: text }).text).not.toBe(text);
});

test("closer takes no fact from the previous rewrite", () => {
  const text = "We shipped the importer on Friday. The retry needs another week.";
  const previousRewrite = "The retry needs until 12 June. We shipped the importer to 4,000 users on Friday.";
  expect(rewrite({ text, register: "slack", mode: "closer", previousRewrite }).text).not.toMatch(/June|4,000/);
});

test.each([
  ["lone surrogates", "\uD800 hello \uDC00 it is important to note that x ".repeat(400)],
  ["no spaces", "a".repeat(20_000)],
  ["line breaks", "\n".repeat(20_000)],
  ["spaces", `a${" ".repeat(19_000)}b`],
  ["repeated anchors", "not just a ".repeat(1800)],
  ["ten megabytes", "We leverage this seamless tool, ensuring the team wins. ".repeat(180_000)],
])("%s come back within three seconds", (_, text) => {
  expect(processorMs(() => rewrite({ text, register: "email", mode: "rewrite" }))).toBeLessThan(3000);
});

test("a greeting with a title stays in front", () => {
  const text =
    "Dear Mr. Okafor,\n\nThe rollout moves to 19 June. Could you send Priya the signed order by Thursday?\n\nKind regards,\nJamie";
  expect(rewrite({ text, register: "email", mode: "rewrite" }).text).toMatch(
    /^Dear Mr\. Okafor,\n\nCould you send Priya the signed order/,
  );
});

test("an opening before a clause is cut even where a comma follows it", () => {
  const text = "I am writing to inform you that, because of snow, the rollout moves to 19 June.";
  expect(rewrite({ text, register: "email", mode: "rewrite" }).text).toBe(
    "Because of snow, the rollout moves to 19 June.",
  );
});

test("the heading of notes does not run into the first of them", () => {
  const text = "standup notes\n- api p95 down to 310 ms\n- ana is out 3 May";
  expect(rewrite({ text, register: "slack", mode: "expand" }).text).toBe(
    "Standup notes:\n\nAPI p95 is down to 310 ms. Ana is out 3 May.",
  );
});

test("a title on a line of its own is not run into the long paragraph under it", () => {
  const text = `What the migration of the billing database taught the platform team
We moved 1,200 tables in two weekends and lost no rows, because each table was compared with its copy before the old one went away.`;
  expect(rewrite({ text, register: "email", mode: "rewrite" }).text).toBe(text);
});

test("a paragraph of thousands of questions is parted like any other", () => {
  const text = "Can you come? Will it rain? ".repeat(1000).trim();
  expect(rewrite({ text, register: "slack", mode: "rewrite" }).text.split("\n").length).toBeGreaterThan(1000);
});

test.each(["𠀀", "𠀀 is here. 𠀀 too.", "𝗛𝗲𝗹𝗹𝗼 𝘁𝗲𝗮𝗺, the plan is ready.", "We met.\n\n𝗕𝗼 𝗽𝗮𝗶𝗱 12."])(
  "letters of two units, as in %s, come through whole in every mode and at once",
  (text) => {
    for (const mode of ["rewrite", "expand", "vary", "closer"] as const) {
      const written = rewrite({ text, register: "linkedin", mode, previousRewrite: text }).text;
      for (const letter of text.match(/[\u{10000}-\u{10ffff}]/gu) ?? []) expect(written).toContain(letter);
    }
  },
);

test("a protected span at the edge of the draft is kept with its white space", () => {
  const text = "We will ship ticket ABC-123 \r";
  expect(rewrite({ text, register: "email", mode: "rewrite", protectedSpans: ["ABC-123 \r"] }).text).toContain(
    "ABC-123 \r",
  );
});

test("what a frame drops does not change how the rest is read the second time", () => {
  for (const text of [
    "Subject: Offsite\n\nwe can't approve the plan\n\nBest,\nJo",
    "Hey team,\nI sent it\nSubject: Offsite\n\nwe moved it",
  ])
    for (const { id } of registers) {
      const once = rewrite({ text, register: id, mode: "rewrite" }).text;
      expect(rewrite({ text: once, register: id, mode: "rewrite" }).text).toBe(once);
    }
});
