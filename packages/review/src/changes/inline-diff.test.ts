import { expect, test } from "vitest";
import { inlineDiff } from "./inline-diff.ts";

const shown = (before: string, after: string): string =>
  inlineDiff(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[${text}]` : `{${text}}`))
    .join("");

test.each([
  ["The p95 went to 310 ms on Tuesday.", "The p95 fell to 310 ms.", "The p95 [went] {fell} to 310 ms [on Tuesday]."],
  // Words that go at the start leave the next one apart.
  ["So we moved 14 of 22 to it.", "We moved 14 of 22 to it at once.", "[So we] {We} moved 14 of 22 to it {at once}."],
  ["Well moved over 14 of 22 to it.", "moved over 14 of 21 to it.", "[Well] moved over 14 of [22] {21} to it."],
  ["It is really good.", "It is good.", "It is [really] good."],
  ["Please do not deploy it.", "Please don’t deploy it.", "Please [do not] {don’t} deploy it."],
  ["Errors went 2.4% -> 0.3%.", "Errors went 2.4% to 0.3%.", "Errors went 2.4% [->] {to} 0.3%."],
  [
    "It fell to 310 ms, error rate too.",
    "It fell to 310 ms and the error rate too.",
    "It fell to 310 ms[,] {and the} error rate too.",
  ],
  ["We are late, and we know it.", "We are late. We know it.", "We are late[, and we]{. We} know it."],
  // A figure goes and comes whole.
  ["It went down at 4:40 today.", "It went down at 4:50 today.", "It went down at [4:40] {4:50} today."],
  ["Take room 12A today.", "Take room 12B today.", "Take room [12A] {12B} today."],
  ["They ask £4,500 for it.", "They ask £4.500 for it.", "They ask [£4,500] {£4.500} for it."],
  ["The rate is 3.5 % now.", "The rate is 3.7 % now.", "The rate is [3.5 %] {3.7 %} now."],
  ["It ends on 2026-05-03 for all.", "It ends on 2026-05-04 for all.", "It ends on [2026-05-03] {2026-05-04} for all."],
  ["It ends on 3/5/2026 for all.", "It ends on 4/5/2026 for all.", "It ends on [3/5/2026] {4/5/2026} for all."],
])("%s → %s", (before, after, wanted) => expect(shown(before, after)).toBe(wanted));

test("two sentences with little in common are each read whole", () => {
  expect(shown("Ana signs the form by noon, says Bo.", "Nobody is on call this week, but Cy.")).toMatch(
    /^\[.+\] \{.+\}$/,
  );
});

test("the space between two wordings is none of the one behind it, so that no mark of that one begins with it", () => {
  const [before, after] = ["It is due thurs 3 dec now.", "It is due Thursday, 3 December now."];
  const pieces = inlineDiff(before, after);
  const added = pieces.find(({ kind }) => kind === "added");
  const space = pieces[pieces.findIndex(({ kind }) => kind === "added") - 1];
  expect([space?.text, (space?.at ?? 0) + 1, added?.text]).toEqual([" ", added?.at, "Thursday, 3 December"]);
});

test("each piece stands where it says", () => {
  const [before, after] = ["It is really good today.", "Today it is good, truly."];
  for (const { kind, text, at } of inlineDiff(before, after))
    if (text.trim() !== "") expect((kind === "removed" ? before : after).slice(at, at + text.length)).toBe(text);
});
