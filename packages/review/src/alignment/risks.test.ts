import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { isRisk } from "./risks.ts";

const DRAFT =
  "The pump is fixed since 4 May. If the seal leaks, close the valve. Please tell nobody outside the workshop.";

const risks = (after: string): string[] =>
  compareDrafts(DRAFT, after)
    .changes.filter((change) => isRisk(change, DRAFT, false))
    .map(({ topic, status }) => `${topic} ${status}`);

test.each([
  [
    "The pump has been fixed since 4 May. If the seal leaks, close the valve. Please tell nobody outside the workshop.",
    [],
  ],
  ["The pump is fixed since 4 May. If the seal leaks, close the valve.", ["sentence lost"]],
  [
    "The pump is fixed since 6 May. If the seal leaks, close the valve. Please tell nobody outside the workshop.",
    ["date changed"],
  ],
])("the writer decides about what is lost or changed: %s", (after, expected) => {
  expect(risks(after)).toEqual(expected);
});

test.each([
  ["I'm thrilled and truly humbled to share that our team has reached a significant milestone!", false],
  ["We are so excited to announce some big news.", false],
  ["I'm thrilled to share that we closed the branch office for good.", true],
  ["I am excited to announce that the workshop hired another welder.", true],
  ["I am proud to share that our team has hit the 10,000 milestone.", true],
])("an opening that says that there is news, and not which, may go unasked: %s", (opening, isAsked) => {
  const rest = "The crew mended the boiler before the frost came.";
  const { changes } = compareDrafts(`${opening} ${rest}`, rest);
  expect(changes.filter((change) => isRisk(change, `${opening} ${rest}`, false)).length > 0).toBe(isAsked);
});
