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
