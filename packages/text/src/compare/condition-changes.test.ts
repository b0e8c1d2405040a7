import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareDrafts } from "./compare.ts";

const SENTENCES = [
  "we will ship the importer on Friday",
  "the refund goes out to the customer",
  "send the signed contract to the bank",
  "the team moves to the new office in June",
];
const CONDITIONS = (
  "if the tests pass|once legal has signed off|unless the vendor objects|pending board approval|provided that the audit is clean|as long as the budget holds|" +
  "subject to review by finance|when the migration is finished|assuming the supplier delivers|only if the client agrees|until the lease is signed|" +
  "after the committee approves|in case the server fails|contingent on funding|should the board agree|upon receipt of payment|without approval from security"
).split("|");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const around = (sentence: string): string =>
  `Hi Kim, the plan for the week is below.\n${sentence}. Thanks for waiting.`;
const alarm = (before: string, after: string): boolean => compareDrafts(around(before), around(after)).alarm;

describe("a condition of a sentence that stayed", () => {
  it("raises an alarm where it is dropped or put in, before or behind, whatever the sentence", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SENTENCES),
        fc.constantFrom(...CONDITIONS),
        fc.boolean(),
        (sentence, condition, leads) => {
          const bound = capital(leads ? `${condition}, ${sentence}` : `${sentence} ${condition}`);
          expect([bound, alarm(bound, capital(sentence))]).toEqual([bound, true]);
          expect([bound, alarm(capital(sentence), bound)]).toEqual([bound, true]);
          expect(alarm(bound, bound)).toBe(false);
        },
      ),
    );
  });

  it("is marked from its first word to its last", () => {
    const { changes, alarm: raised } = compareDrafts("We ship on Friday if the tests pass.", "We ship on Friday.");
    expect(changes.map(({ status, before, after }) => [status, before, after])).toEqual([
      ["lost", { start: 18, end: 35 }, null],
    ]);
    // Half of the text is gone, and still the sentence was carried word for word.
    expect(raised).toBe(true);
  });

  it.each([
    ["unless the tests pass"],
    ["because the tests pass"],
    ["even if the tests pass"],
    ["although the tests pass"],
    ["regardless of whether the tests pass"],
    ["before the tests pass"],
  ])("raises an alarm where it was turned: %s", (turned) => {
    expect(alarm("We ship on Friday if the tests pass", `We ship on Friday ${turned}`)).toBe(true);
  });

  it.each([
    ["We ship on Friday if the tests pass", "Provided the tests pass, we ship on Friday"],
    ["We ship on Friday if the tests pass", "Should the tests pass, we ship on Friday"],
    ["We ship unless the tests fail", "We ship if the tests do not fail"],
    ["Once legal has signed off, send the contract", "Send the contract after legal signs off"],
    ["Let me know if you have any questions about this", "Let me know"],
    ["If possible, send it by noon", "Send it by noon"],
    ["If you can, please send the report to Kim", "Please send the report to Kim"],
    ["Meet the team once a week", "Meet the team each week"],
    ["We ship on Friday if the tests pass", "We ship on Friday, but the tests need to pass first"],
  ])("may be said otherwise, and a courtesy left out: %s", (before, after) => {
    expect(alarm(before, after)).toBe(false);
  });
});
