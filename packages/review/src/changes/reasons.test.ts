import { checkTells, compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { isChange } from "../alignment/mix.ts";
import { alignPassages } from "../alignment/passages.ts";
import { reasonsFor } from "./reasons.ts";

const reasonsOf = (before: string, after: string, part: string, register: "slack" | "linkedin" = "slack"): string[] => {
  const alignment = alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });
  const passage = alignment.passages.find((one) => isChange(one) && `${one.draft} ${one.result}`.includes(part));
  if (passage === undefined) throw new Error(`no passage with ${part}`);
  const tells = { draft: checkTells(before, { register }).findings, result: checkTells(after, { register }).findings };
  return reasonsFor(passage, tells).map(({ kind, text }) => `${kind}: ${text}`);
};

test("a fact that a change loses is named first", () => {
  const [first] = reasonsOf("We met Ana at 5pm on Tuesday in the hall.", "We met Ana on Tuesday in the hall.", "5pm");
  expect(first).toBe("fact: “5pm” is missing.");
});

test("a tell that is gone is quoted", () => {
  const reasons = reasonsOf(
    "The cache plays a crucial role in the launch of the new shop.",
    "The cache matters for the launch of the new shop.",
    "crucial",
  );
  expect(reasons).toContainEqual(expect.stringMatching(/^tell: Removes “plays a crucial role.*” \(.+\)\.$/));
});

test.each([
  [
    "Hi team,\n\nThe build is green again.",
    "The build is green again.",
    "Hi team",
    "The result has nothing in its place.",
  ],
  [
    "The build is green again.",
    "Hey all,\n\nThe build is green again.",
    "Hey all",
    "Your draft has nothing like this.",
  ],
])("where no rule is sure of a reason, what can be seen is said: %s", (before, after, part, said) => {
  expect(reasonsOf(before, after, part)).toEqual([`form: ${said}`]);
});

test("of the same words in another order, that they are; of other words too, which", () => {
  const draft = "The lift is out now, sadly. Bo is in.";
  expect(reasonsOf(draft, "Sadly, the lift is out now. Bo is in.", "lift")).toEqual([
    "form: The same words in a different order.",
  ]);
  expect(reasonsOf(draft, "Sadly, the old lift is out now. Bo is in.", "lift")).toEqual([
    "form: “The” → “Sadly, the old”. “, sadly” removed.",
  ]);
});

test("of a long wording with a few edits, which those are; of another wording as a whole, nothing that the text does not show", () => {
  const draft =
    "we lost about 310 tiles out of the batch of 1,250 and the order is now 2 days behind, so earliest is thurs 3 dec.";
  const result =
    "We lost about 310 tiles out of the batch of 1,250, and the order is now 2 days behind, so the earliest is Thursday, 3 December.";
  expect(reasonsOf(draft, result, "batch")).toEqual([
    "form: “we” → “We”. “,” added. “the” added. “thurs 3 dec” → “Thursday, 3 December”.",
  ]);
  const other = "The crew that had waited outside in the rain went back in at last to do the rest of the work.";
  expect(
    reasonsOf(
      "Everybody who stood before the hall may now return to it and finish what is left to do today.",
      other,
      "crew",
    ),
  ).toEqual([]);
});

test("of a whole sentence that went without a loss, that it did, and no more", () => {
  const kept = "The warehouse cut the picking time from 94 to 61 seconds.";
  const [before, after] = [
    `I'm thrilled and truly humbled to share that our team has reached a milestone! ${kept}`,
    kept,
  ];
  const said = reasonsOf(before, after, "thrilled", "linkedin").join();
  expect(said).not.toContain("missing");
  expect(said).not.toContain("Worth a look");
});

test("of a longer wording, how much shorter it is", () => {
  const draft = "The crew that was waiting outside of the hall all this time can now go back in to work again.";
  const said = reasonsOf(`The vent is open. ${draft}`, "The vent is open. Everybody may return to the hall.", "return");
  expect(said).toContain("form: 14 words shorter.");
});

test("the words of an edit are named", () => {
  const [before, after] = [
    "Hi all, teh vent is open bc of the smell.",
    "Hi all, the vent is open because of the smell.",
  ];
  expect(reasonsOf(before, after, "bc")).toEqual(["form: “bc” → “because”."]);
});

test("what the comparison is not certain of is told as such, and an “if” that went is for the writer to decide", () => {
  const draft = "The crew is on site by noon and only stays till five.";
  expect(reasonsOf(draft, draft.replace("only ", ""), "only")[0]).toBe("form: Worth a look: “only” was dropped.");
  expect(reasonsOf("Open the gate if the alarm is off.", "Open the gate, the alarm is off.", "if")).toEqual([
    "fact: “if” was dropped.",
  ]);
  // A text has more than one "not", and the title says already that one went.
  expect(
    reasonsOf("We decided not to renew, and Bo is not in.", "We decided to renew, and Bo is not in.", "not"),
  ).toEqual(["fact: “not” was dropped from “decided not to renew”."]);
  // What went in a new wording is a part of it.
  const [own, other] = [
    "Today we moved over 40 crates to the yard by the road.",
    "40 crates were moved to the yard by the road.",
  ];
  expect(reasonsOf(own, other, "moved over").join()).not.toContain("Worth a look");
});

test("a tell of the sentence before or behind is no reason for the wording of a whole one", () => {
  const [tell, cured] = [
    "The cache plays a crucial role in the launch of the new shop.",
    "The cache matters for the launch of the new shop.",
  ];
  const [draft, result] = [
    "The crew that was waiting outside of the hall all this time can now go back in to work again.",
    "Everybody may return to the hall.",
  ];
  for (const [before, after] of [
    [`${tell} ${draft}`, `${cured} ${result}`],
    [`${draft} ${tell}`, `${result} ${cured}`],
  ] as const) {
    expect(reasonsOf(before, after, "crucial").join()).toContain("tell: Removes");
    expect(reasonsOf(before, after, "return")).toEqual(["form: 14 words shorter."]);
  }
});
