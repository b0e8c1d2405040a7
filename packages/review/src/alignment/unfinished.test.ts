import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { mixOf } from "./mix.ts";
import type { Alignment } from "./passage.ts";
import { alignPassages } from "./passages.ts";

const cut = (before: string, after: string): Alignment =>
  alignPassages(before, after, compareDrafts(before, after), { fromNotes: false, partial: true });
const restOf = (before: string, after: string): string => mixOf(cut(before, after), {}).text.slice(after.length);

const HASTY =
  "hi bo, the oven broke at 4:40 and wouldnt heat. we lost 310 loaves of the 1,250 and the Marchetti order (PO 88213) is 2 days late. ive asked Ines for a quote, the last was $840. can you tell Marchetti before noon? dont start it untill Ines has looked";

test.each([
  ["before its first sentence", "Subject: Oven down, Marchetti order late", `\n\n${HASTY}`],
  [
    "behind a subject that tells of more",
    "Subject: Oven down, Marchetti order late\n\nHi Bo,\n\nThe oven broke at 4:40 and wouldn't heat.",
    `\n\n${HASTY.slice(HASTY.indexOf("we lost"))}`,
  ],
  [
    "amid a sentence of the draft",
    "The oven broke at 4:40 and wouldn't heat. We lost 310 of the 1,250 loaves.",
    ` ${HASTY.slice(HASTY.indexOf("and the Marchetti"))}`,
  ],
  [
    "before a clause that is short and has a fact",
    "The oven broke at 4:40 and wouldn't heat. We lost 310 loaves of the 1,250, and the Marchetti order (PO 88213) is 2 days late. I've asked Ines for a quote.",
    ` ${HASTY.slice(HASTY.indexOf("the last was"))}`,
  ],
  [
    "before two sentences that name whom it has named already",
    "The oven broke at 4:40 and wouldn't heat. We lost 310 loaves of the 1,250, and the Marchetti order (PO 88213) is 2 days late. I've asked Ines for a quote; the last one was $840.",
    ` ${HASTY.slice(HASTY.indexOf("can you tell"))}`,
  ],
  [
    "after it passed over a sentence with a fact",
    "The oven broke at 4:40 and wouldn't heat. We lost 310 loaves of the 1,250, and the Marchetti order (PO 88213) is 2 days late. I've asked Ines for a quote; the last was $840. Please don't start it until Ines has looked.",
    " can you tell Marchetti before noon?",
  ],
])("a text that ends %s is followed by what it does not say, as the draft has it", (_place, after, rest) =>
  expect(restOf(HASTY, after)).toBe(rest),
);

test("words that it left out on purpose do not come back behind it", () => {
  const draft =
    "I'm thrilled to share that our team has reached a milestone! We cut the time from 94 to 61 seconds. Thank you to Jana.";
  expect(restOf(draft, "We cut the time from 94 to 61 seconds.")).toBe(" Thank you to Jana.");
});

test("a sentence that is said is no part of a change with one that is not", () => {
  const own = cut(HASTY, "The oven broke at 4:40 and wouldn't heat.\n\nWe lost 310 loaves of the 1,250.");
  expect(own.passages.at(-1)?.status).toBe("unwritten");
  expect(
    own.passages
      .slice(0, -1)
      .map(({ draft }) => draft)
      .join(),
  ).not.toContain("Marchetti");
});

test("a subject that names what only the rest says adds no fact", () => {
  const own = cut(HASTY, "Subject: Oven down, PO 88213 late\n\nThe oven broke at 4:40 and wouldn't heat.");
  expect(own.passages.flatMap(({ risks }) => risks)).toEqual([]);
  const other = cut(HASTY, "Subject: Oven down, PO 70001 late\n\nThe oven broke at 4:40 and wouldn't heat.");
  expect(other.passages.flatMap(({ risks }) => risks)).not.toEqual([]);
});
