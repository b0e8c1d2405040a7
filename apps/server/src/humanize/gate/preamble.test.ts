import { expect, test } from "vitest";
import { unwrapper } from "./preamble.ts";

const unwrap = (answer: string, size: number, draft = "Hi Ana, we wait."): string => {
  const cutter = unwrapper(draft, { continuing: false, wrapped: false });
  let text = "";
  for (let at = 0; at < answer.length; at += size) text += cutter.push(answer.slice(at, at + size));
  return text + cutter.end();
};

const TEXT = "Hi Ana,\n\nwe wait for `the test`.";

const cut = [
  `Sure, here is the rewritten email:\n\n${TEXT}`,
  `Sure! Here's a version for Slack:\n${TEXT}`,
  `Certainly! Here is the message: ${TEXT}`,
  `Of course.\n\n${TEXT}`,
  `Sure, I can help with that!\n\n${TEXT}`,
  `Absolutely! I can do that for you. Here is a clearer message:\n\n${TEXT}`,
  `Here’s the revised draft:\n\n---\n\n${TEXT}`,
  `**Rewritten message:**\n\n${TEXT}`,
  `I've rewritten it in a calmer tone:\n\n${TEXT}`,
  `\n\n${TEXT}`,
  `\`\`\`\n${TEXT}\n\`\`\``,
  `\`\`\`markdown\n${TEXT}\n\`\`\`\n`,
  `Here is the rewritten text:\n\`\`\`text\n${TEXT}\n\`\`\``,
  `<draft>\n${TEXT}\n</draft>`,
  `<rewrite>${TEXT}</rewrite>\n`,
];

test.each(cut)("cut: %j", (answer) => {
  for (const size of [1, 4, 9, 1_000]) expect(unwrap(answer, size)).toBe(TEXT);
});

const kept = [
  "Sure, see you at the meeting.\nThanks",
  "Here is the plan: we wait.",
  "Here's the update: the test failed. The new version waits.",
  "Great work on the new version of the message: it reads well.",
  "Great news: we are done.",
  "Okay to ship?\nAna",
  "The team is here: all of it.",
  "Hi Ana,\n```\ncode\n```\nBye",
  "I've asked Ana: she waits.",
  "Of course we wait.",
];

test.each(kept)("kept: %j", (answer) => {
  for (const size of [1, 4, 9, 1_000]) expect(unwrap(answer, size)).toBe(answer);
});

test("what the draft itself opens with is kept", () => {
  const draft = "Here is the revised version:\nwe wait.";
  expect(unwrap(draft, 3, draft)).toBe(draft);
  expect(unwrap("```\ncode\n```", 3, "```\ncode\n```")).toBe("```\ncode\n```");
});

test("notes behind a closing fence come without the fence", () => {
  for (const size of [1, 4, 1_000]) {
    expect(unwrap(`\`\`\`\n${TEXT}\n\`\`\`\n\nNOTES:\n- none`, size)).toBe(`${TEXT}\n\nNOTES:\n- none`);
  }
});

test("an ordinary answer waits for nothing", () => {
  const cutter = unwrapper("Hi.", { continuing: false, wrapped: false });
  expect(cutter.push("Hi A")).toBe("Hi A");
});

test("an answer that is nothing but an opening is empty", () => {
  expect(unwrap("Sure, here is the rewritten email:", 4)).toBe("");
});
