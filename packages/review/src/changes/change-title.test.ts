import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { isChange } from "../alignment/mix.ts";
import { alignPassages } from "../alignment/passages.ts";
import { changeTitle, isCorrection } from "./change-title.ts";

const titles = (before: string, after: string, partial = false): string[] =>
  alignPassages(before, after, compareDrafts(before, after), { fromNotes: false, partial })
    .passages.filter(isChange)
    .map((passage) => changeTitle(passage, undefined));

test.each([
  ["Spelling", "Bo put teh list on the table.", "Bo put the list on the table."],
  ["Spelling", "We definately need it.", "We definitely need it."],
  ["Spelling", "It is faster then before.", "It is faster than before."],
  ["Spelling", "I hope your well.", "I hope you’re well."],
  ["Spelling", "dont touch it", "Don’t touch it"],
  ["Capital letters", "the vent is open.", "The vent is open."],
  ["Punctuation", "The vent is open", "The vent is open."],
  ["Capitals and punctuation", "The vent is open, ring Bo.", "The vent is open. Ring Bo."],
  ["Reworded", "It runs on iOS.", "It runs on IOS."],
  ["Reworded", "p95 is fine.", "P95 is fine."],
  ["Capital letters", "github is down.", "GitHub is down."],
  ["Removed", "The vent is really open.", "The vent is open."],
  ["Removed", "Ring Bo about the vent pls", "Ring Bo about the vent."],
  ["Left out", "The vent is open. Olga mops the whole floor at night.", "The vent is open."],
  ["Reworded", "Bo will look at the table.", "Bo will look at the list."],
  ["Reworded", "We utilise the queue.", "We use the queue."],
  ["May change the meaning", "I think the lift is mended by noon.", "The lift is mended by noon."],
  ["Fact missing", "We met Ana at 5pm on Tuesday in the hall.", "We met Ana on Tuesday in the hall."],
  [
    "Adds a subject line",
    "Hi Bo, the lift is mended.",
    "Subject: The big lift is mended\n\nHi Bo, the lift is mended.",
  ],
  ["Name added", "Ring the plumber about the leak.", "Ring the plumber Ulf Berg about the leak."],
  ["“Not” removed", "Please do not open the main valve.", "Please open the main valve."],
])("%s: %s → %s", (title, before, after) => {
  expect(titles(before, after)).toEqual([title]);
});

test("a sentence that moved is said to have moved only where it is still read as that sentence", () => {
  const title = (before: string, after: string): string[] => titles(before, after).toSorted();
  const draft = "First we ship the parser today. Then Bo tests the importer. Last we tell support about it.";
  const moved = "Last we tell support about it. First we ship the parser today. Then Bo tests the importer.";
  expect(title(draft, moved)).toEqual(["Moved"]);
  const notes = "rota for the fair\n- sat 12 dec, 10-4, St Agnes hall\n- have 9 of 14 slots filled";
  const mail =
    "Hi all,\n\nThe winter fair is on Saturday, 12 December, from 10 to 4 in St Agnes hall. 9 of the 14 volunteer slots are filled on the rota.";
  expect(title(notes, mail).join()).not.toContain("Moved");
});

test("what a text that ended early did not come to is no change: the draft's words stand there", () => {
  const draft = "The dryer is mended. It cost $640. Olga has the keys. The plumber comes on Friday.";
  expect(titles(draft, "The dryer is mended.", true)).toEqual([]);
  // The last sentence may have been said in part: what is said of it is decided about like any other.
  const hasty = "The dryer is mended. Olga has the keys, pls dont start it untill then. The plumber comes on Friday.";
  expect(titles(hasty, "The dryer is mended. Olga has the keys.", true)).toEqual(["Punctuation"]);
});

test("what is asked about is not said to have happened: the draft's wording stands", () => {
  const [before, after] = ["We met Ana at 5pm on Tuesday in the hall.", "We met Ana on Tuesday in the hall."];
  const [lost] = alignPassages(before, after, compareDrafts(before, after), { fromNotes: false }).passages.filter(
    isChange,
  );
  expect(lost && changeTitle(lost, { kind: "asked" })).toBe("Your wording kept");
});

test("a correction changes letters, capitals or marks, and nothing that is said", () => {
  const corrections = (before: string, after: string): boolean[] =>
    alignPassages(before, after, compareDrafts(before, after), { fromNotes: false })
      .passages.filter(isChange)
      .map((passage) => isCorrection(passage, undefined));
  expect(corrections("dont touch teh vent, ring Bo", "Don’t touch the vent. Ring Bo.")).not.toContain(false);
  expect(corrections("Bo will look at the table.", "Bo will look at the list.")).toEqual([false]);
  expect(corrections("The p95 is fine.", "The P95 is fine.")).toEqual([false]);
  expect(corrections("It runs on iOS. ring Bo", "It runs on IOS. Ring Bo.")).toEqual([false, true]);
  expect(corrections("The vent is really open.", "The vent is open.")).toEqual([false]);
  expect(corrections("The bill is 140 euros.", "The bill is 104 euros.")).toEqual([false]);
  expect(corrections("Hi Bo, it is mended.", "Subject: The big lift is mended\n\nHi Bo, it is mended.")).toEqual([
    false,
  ]);
});
