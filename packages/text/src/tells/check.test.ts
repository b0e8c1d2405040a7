import * as fc from "fast-check";
import { expect, test } from "vitest";
import { masksOf } from "../document/masks.ts";
import { overlaps } from "../document/span.ts";
import { checkTells } from "./check.ts";
import { policyInForce } from "./policy.ts";

const slop =
  "I hope this email finds you well. We delve into a vibrant tapestry of ideas, ensuring a seamless journey for all. " +
  "It is important to note that our team plays a crucial role in shaping a brighter future for everyone involved.";

test("a finding carries its rule, exact range, weight, reasons and a way out", () => {
  const report = checkTells(slop);
  const vibrant = report.findings.find((finding) => finding.excerpt === "vibrant");
  expect(vibrant).toMatchObject({ id: "ornate-words", replacement: "lively", fixable: true });
  expect(vibrant?.weight).toBeGreaterThan(0);
  expect(vibrant?.evidence).toMatch(/^AI models use words of this kind about \d+ times as often as people do\.$/);
  for (const found of [...report.findings, ...report.hints]) {
    expect(slop.slice(found.start, found.end)).toBe(found.excerpt);
    expect(found.explanation).not.toBe("");
    expect(found.suggestion).not.toBe("");
  }
  expect(report.score).toBeGreaterThan(80);
  expect(report.verdict).toBe("many");
  expect(report.policy).toEqual({
    version: policyInForce().version,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
});

test("a replacement that the article before it would not fit is left to the writer", () => {
  const draft = "She had an unwavering and an intricate, vibrant plan.";
  const found = checkTells(draft).findings.map(({ excerpt, replacement, fixable }) => [excerpt, replacement, fixable]);
  expect(found).toEqual([
    ["unwavering", "steady", false],
    ["intricate", "detailed", false],
    ["vibrant", "lively", true],
  ]);
});

test("a plain message is clear and scores low", () => {
  const report = checkTells(
    "Tom, I think we should move the call to 3pm. The invoice came in at $4,210 but nobody has signed it yet, so I'd rather wait. Can you ask Ana if she got the forms from Dallas?",
  );
  expect(report.findings).toEqual([]);
  expect(report.score).toBeLessThan(10);
  expect(report.verdict).toBe("clear");
});

test("under 25 words there are findings and no verdict", () => {
  const report = checkTells("We delve into the numbers.");
  expect(report.findings.map((finding) => finding.excerpt)).toEqual(["delve"]);
  expect(report.verdict).toBeNull();
});

test.each([
  "Moreover, the robust report was sent on Monday, and it might be late.",
  "Sustainable logistics is essential.",
])("what people write as well is neither a finding nor a hint: %s", (draft) => {
  expect(checkTells(draft)).toMatchObject({ findings: [], hints: [] });
});

test.each([
  ["I just wanted to take a moment about the pump.", "wanted to take a moment"],
  ["As always, feel free to reach out if you have any questions.", "feel free to reach out"],
  ["We're thrilled to share that the pump is in.", "We're thrilled to share"],
  ["I look forward to collaborating with you on the pump.", "look forward to collaborating"],
  ["I am confident that my pumps will hold.", "confident that my"],
])("a stock line of an assistant is found without company: %s", (draft, excerpt) => {
  expect(checkTells(draft).findings.map((finding) => finding.excerpt)).toEqual([excerpt]);
});

test.each([
  "Hope all is well. The pump is in.",
  "We are doing everything we can, and the pump allows for it.",
  "Reach out to Tom about the pump, and call me if you have questions.",
  "We got together, and the pump was cooked to perfection.",
  "I hope you're well. I am writing to follow up on the pump.",
])("a line that people write as often is not found: %s", (draft) => {
  expect(checkTells(draft).findings).toEqual([]);
});

const signed = "🔧 The motor is new since May.\n📦 Both valves hold.";

test.each([
  ["a mail", `Hi Ana,\n\n${signed}`, ["🔧"]],
  ["a letter with a sign-off", `${signed}\n\nKind regards,\nTom`, ["🔧"]],
  ["a post", `${signed}\n\n#Pumps #Valves`, ["🔧"]],
  ["a title in bold", `**Checks**\n\nBoth valves hold.`, []],
  ["a heading", `Hi Ana,\n\n# Checks\n\nBoth valves hold.`, []],
  ["a changelog", `## 2.1\n\n${signed}`, []],
])("pictures for bullets are a tell where people write none: %s", (_, text, excerpts) => {
  expect(checkTells(text).findings.map(({ excerpt }) => excerpt)).toEqual(excerpts);
});

test("the register that the caller names decides what is a message", () => {
  const found = checkTells(`## 2.1\n\n${signed}`, { register: "linkedin" }).findings;
  expect(found.map(({ excerpt, replacement }) => [excerpt, replacement])).toEqual([["🔧", "-"]]);
});

test("pictures of one list are one finding that says there are more, and one alone is none", () => {
  const list = "🚧 Pump\n🔧 Valve\n\n🚚 Rotor";
  const found = checkTells(`Hi Ana,\n\n${list}\n\nWe wait.\n\nLater on there is more.\n\n📦 Motor in May`).findings;
  expect(found.map(({ excerpt, suggestion }) => [excerpt, /There are more of them/.exec(suggestion)?.[0]])).toEqual([
    ["🚧", "There are more of them"],
  ]);
});

test("pictures that stand far apart are no list", () => {
  expect(checkTells("Hi Ana,\n\n🚧 Pump\n\nWe wait.\n\nLater on there is more.\n\n📦 Motor").findings).toEqual([]);
});

test("circles that say how things stand are no tell", () => {
  expect(checkTells("Pumps today:\n🔴 Mill Lane\n🟠 Park\n🟢 Quay").findings).toEqual([]);
});

test("a hyphen may take the place of a picture, and the label behind it stays", () => {
  const found = checkTells("Hi Ana,\n\n🚧 **Pump:** new\n🔧 **Valve:** old").findings;
  expect(found.map(({ excerpt, replacement, fixable }) => [excerpt, replacement, fixable])).toEqual([
    ["🚧", "-", true],
  ]);
});

test("an offer of an assistant is marked as a whole sentence and may be cut", () => {
  const { findings } = checkTells(
    "The pump is in.\n\nWould you like me to turn this into a poster? I can also make it shorter.",
  );
  expect(findings.map(({ excerpt, replacement }) => [excerpt, replacement])).toEqual([
    ["Would you like me to turn this into a poster?", ""],
    ["I can also make it shorter.", ""],
  ]);
});

test("in a chat no picture is marked", () => {
  expect(checkTells("🚧 **Pump:** new\n🔧 **Valve:** old", { register: "slack" }).findings).toEqual([]);
});

test("what is marked ends with a whole word", () => {
  const { findings } = checkTells("In today's fast-paced trade, pumps sell.");
  expect(findings.map(({ excerpt }) => excerpt)).toEqual(["In today's fast-paced"]);
});

test("text that is not English is declined with a reason and no score", () => {
  const report = checkTells(
    "Wir haben das gestern besprochen und ich bin nicht sicher, ob wir den Termin noch halten können.",
  );
  expect(report).toMatchObject({ score: null, findings: [], hints: [], verdict: null });
  expect(report.language).toEqual({ english: false, reason: expect.stringContaining("German") as string });
});

test.each([
  ["a fence", "Look:\n```\ndelve into a vibrant tapestry\n```\n"],
  ["inline code", "Run `delve --vibrant tapestry` now."],
  ["a quotation", 'She wrote "we delve into a vibrant tapestry" to me.'],
  ["a curly quotation", "She wrote “we delve into a vibrant tapestry” to me."],
  ["a link", "See https://example.org/delve-into/vibrant?tapestry=1 for it."],
  ["an address", "Write to delve@vibrant.example.org soon."],
  ["a block quote", "> we delve into a vibrant tapestry\nNo."],
  ["front matter", "---\ntitle: delve into a vibrant tapestry\n---\nNo."],
  ["front matter with a comment", "---\n# delve into a vibrant tapestry\ntags: a\n---\nNo."],
  ["a table", "| delve | vibrant |\n| tapestry | realm |\nNo."],
  ["a stretch switched off", "<!-- tells-off -->\nWe delve into a vibrant tapestry.\n<!-- tells-on -->\nNo."],
])("nothing is found inside %s", (_, text) => {
  expect(checkTells(text).findings).toEqual([]);
});

const long = `We delve into a vibrant tapestry${" of plans and of the people who made them".repeat(4)}.`;

test.each([
  ["in quotation marks", `"${long}"`, 4],
  ["in curly quotation marks", `“${long}” `, 4],
  ["set as a block quotation", `> ${long}\n>\n> We delve.`, 5],
])("a whole draft %s is judged as the writer's own", (_, text, at) => {
  const report = checkTells(text);
  expect(report.words).toBeGreaterThan(30);
  expect(report.findings[0]).toMatchObject({ excerpt: "delve", start: at });
});

test.each([`"${long}" she said.`, `"${long}" and "No."`, `> ${long}\nNo.`])(
  "a quotation in a draft is not: %s",
  (text) => {
    expect(checkTells(text).findings.filter(({ start }) => start < text.indexOf("delve") + 1)).toEqual([]);
  },
);

test("findings go on after a stretch that is switched off", () => {
  const text = "We delve. <!-- tells-off --> We delve. <!-- tells-on --> We delve.";
  expect(checkTells(text).findings.map((finding) => finding.start)).toEqual([3, 60]);
});

test("the caller can allow words, switch rules off and add words", () => {
  expect(checkTells("We delve.", { allow: ["Delve"] }).findings).toEqual([]);
  expect(checkTells("We delve.", { disabledRules: ["ornate-words"] }).findings).toEqual([]);
  const custom = checkTells("Circle back on the circle back `circle back`.", { customWords: ["circle back"] });
  expect(custom.findings.map(({ id, start }) => [id, start])).toEqual([
    ["custom-word", 0],
    ["custom-word", 19],
  ]);
});

test("what counts only in company is nothing alone as a word, and a hint as a phrase", () => {
  const alone = checkTells("The innovative pump costs 40 dollars and ships in May.");
  expect([alone.findings.length, alone.hints.length]).toEqual([0, 0]);
  expect(checkTells("The pump serves as a heater.").hints).toHaveLength(1);
  const together = checkTells("The innovative pump is a seamless, transformative choice.");
  expect(together.findings.map((finding) => finding.excerpt)).toEqual(["innovative", "seamless", "transformative"]);
  const beside = checkTells("I hope this email finds you well. We're thrilled to share a seamless pump.");
  expect(beside.findings.map((finding) => finding.id)).toEqual(["opening-formula", "opening-formula"]);
});

const pieces = fc.constantFrom(
  "delve ",
  "not just ",
  "a vibrant tapestry ",
  ", ensuring ",
  "`code` ",
  '"quoted ',
  "” ",
  "“",
  "\n",
  "\n\n",
  "- **Bold:** ",
  "# Head\n",
  "> q\n",
  "| a |\n",
  "https://a.example/b ",
  "x@y.org ",
  "— ",
  "🚀 ",
  "[Your Name] ",
  "hello ",
  ". ",
  "Overall, ",
  "it's ",
  "’",
  "\ud83d",
  "```\n",
  "and ",
  "seamless ",
  ", fast, simple, and good ",
  "---\n",
  "#tag ",
  "שלום ",
);

test("findings and hints are in order, apart, inside the text, outside masks, and cut where they say", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const text = parts.join("");
      const report = checkTells(text);
      const masks = masksOf(text);
      let end = 0;
      for (const found of [...report.findings, ...report.hints].sort((a, b) => a.start - b.start)) {
        expect(found.start).toBeGreaterThanOrEqual(end);
        expect(found.end).toBeGreaterThan(found.start);
        end = found.end;
        expect(text.slice(found.start, found.end)).toBe(found.excerpt);
        expect(masks.filter((mask) => overlaps(mask, found))).toEqual([]);
      }
      expect(end).toBeLessThanOrEqual(text.length);
      if (report.score !== null) expect(report.score).toBeGreaterThanOrEqual(0);
      if (report.score !== null) expect(report.score).toBeLessThanOrEqual(100);
    }),
    { numRuns: 2000 },
  );
});
