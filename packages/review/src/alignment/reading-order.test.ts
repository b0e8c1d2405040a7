import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { inReadingOrder } from "./reading-order.ts";

const draft =
  "Hi all.\n\nThe parser shipped today. Nobody was paged at night. The importer waits for Bo. Thanks a lot.";
const result = "The importer waits for Bo. The parser shipped today. Lisbon has a new office.";

test("what was left out stands behind the sentence that it stood behind", () => {
  const rows = inReadingOrder(compareDrafts(draft, result).pairs).map(({ before, after }) => {
    const [own, other] = [before[0], after[0]];
    return own === undefined ? result.slice(other?.start, other?.end) : draft.slice(own.start, own.end);
  });
  expect(rows).toEqual([
    "Hi all.",
    "The importer waits for Bo.",
    "Thanks a lot.",
    "The parser shipped today.",
    "Nobody was paged at night.",
    "Lisbon has a new office.",
  ]);
});
