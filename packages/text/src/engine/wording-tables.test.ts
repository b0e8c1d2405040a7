import { expect, test } from "vitest";
import { applyEdits } from "./edits.ts";
import { openDraft } from "./draft.ts";
import { wordingEdits } from "./wording-edits.ts";
import { wordingOf } from "./wording-rows.ts";
import { openTables, wordingIndex } from "./wording-tables.ts";

// Every place counts as told, so that each wording can be read by itself.
const edited = (text: string): string =>
  applyEdits(
    text,
    wordingEdits({ ...openDraft(text, "email"), tells: [{ start: 0, end: text.length }] }, wordingIndex()),
    [],
  );

test.each([
  ["In order to win we plan.", "To win we plan."],
  ["An innovative approach helps.", "A new approach helps."],
  ["They embarked on a long journey.", "They set out."],
  ["The dinner gave us a sense of community.", "The dinner gave us community."],
  ["A sense of relief followed.", "Relief followed."],
  ["It is common in the realm of finance.", "It is common in finance."],
  ["Their story resonates with readers.", "Their story speaks to readers."],
  ["The report underscores the need for tests.", "The report shows the need for tests."],
  ["The hall stands as a testament to their patience.", "The hall is proof of their patience."],
  ["She navigated the rules.", "She got through the rules."],
  ["The business landscape is hard.", "The business field is hard."],
  ["To harness the wind we built a mill.", "To use the wind we built a mill."],
  ["We put it at the heart of the plan.", "We put it at the centre of the plan."],
  ["The vote sparked a debate.", "The vote started a debate."],
  ["I am excited to announce that we open on Monday.", "We open on Monday."],
  ["Hi Bo, I hope you are well. The key is here.", "Hi Bo, The key is here."],
  ["CRUCIAL: read it.", "IMPORTANT: read it."],
  ["This essay will explore the law and offer advice.", "This essay sets out to look at the law and offer advice."],
  ["They face a myriad of small tasks.", "They face many small tasks."],
  ["They face a plethora of noise.", "They face much noise."],
  ["A wealth of history lies there.", "Much history lies there."],
  ["She is strong and resilient.", "She is strong."],
  ["Showcase your work.", "Show your work."],
  ["Let's work together to mend it.", "Let's mend it."],
])("%s", (before, after) => {
  expect(edited(before)).toBe(after);
});

test.each([
  "She has a sense of humour.",
  "We lost a sense of direction.",
  "The landscape was flat.",
  "Put the harness on the horse.",
  "They came to an embrace.",
  "It is essential that you sign page 4.",
  "The Collaboration Grant pays for it.",
  "The unique key of the table is set.",
  "We discussed collective bargaining.",
  "An implement of gleaming metal lay there.",
  "They built a new showcase of metal.",
  "We study loss landscapes.",
  "It was a world of chaos.",
])("left as it is: %s", (text) => {
  expect(edited(text)).toBe(text);
});

test("no wording puts in what another one takes out", () => {
  for (const { rows } of openTables())
    for (const [, to] of rows.map(wordingOf)) {
      const plain = to.replace(/\$\d/g, "it").replaceAll("_", " ");
      for (const form of plain.includes("/") ? (plain.split(" ")[0] as string).split("/") : [plain])
        expect(edited(`the ${form}`), to).toBe(`the ${form}`);
    }
});
