import { expect, test } from "vitest";
import { editsOf } from "./edits.ts";

const said = (draft: string, result: string): string[] =>
  editsOf(draft, result).map(({ from, to }) => `${from} → ${to}`);

test.each([
  ["hi everyone, the rota is out", "The rota is out.", ["hi everyone → "]],
  ["its late bc the van broke down", "It’s late because the van broke down.", ["its → It’s", "bc → because"]],
  ["dont touch the dial", "Don’t touch the dial.", ["dont → Don’t"]],
  // Capitals and marks are no words, and what moved is still there.
  ["the rota is out, see the board", "The rota is out. See the board!", []],
  ["as of Monday the shop has 40 chairs", "The shop has 40 chairs as of Monday.", []],
])("%s → %s", (draft, result, edits) => {
  expect(said(draft, result)).toEqual(edits);
});
