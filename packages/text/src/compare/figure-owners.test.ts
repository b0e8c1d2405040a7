import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

const told = (before: string, after: string, fromNotes = false): [kept: number, said: string[]] => {
  const { counts, changes } = compareDrafts(before, after, { fromNotes });
  return [counts.kept, changes.filter(({ after: place }) => place === null).map(({ reason }) => reason)];
};

const kiln = "Kiln 2 is down and oven 4 is fine. It took 2 days to fix the belt. We need 4 people on Monday.";

test.each([
  ["Kiln 2 is down. The repair takes 2 days.", "Kiln 2 is down. Do not use kiln 2.", 1, ['"2 days" is missing']],
  ["Room 4 is free. Bring 4 chairs.", "Bring 4 chairs.", 1, ['"4" is missing']],
  ["Room 4 is free. Bring four chairs.", "Room 4 is free.", 1, ['"four" is missing']],
  ["Meet at 5pm. Bring 5 chairs.", "Meet at 5pm.", 1, ['"5" is missing']],
  [kiln, kiln.replace(/^[^.]+/, "Oven is fine"), 3, ['"2" is missing', '"4" is missing']],
])("a figure that only something else has is gone: %s → %s", (before, after, kept, missing) => {
  expect(told(before, after)).toEqual([kept, missing]);
});

test.each([
  ["Bay 3 is closed until Friday. We have 3 forklifts.", "We have 3 forklifts until Friday, and bay 3 is closed."],
  ["Kiln 2 is down. The repair takes 2 days.", "It takes two days to repair kiln 2."],
  ["Kiln 2 is down. The repair takes 2 days.", "Kiln 2 is down; it takes 48 hours to repair."],
  ["Kiln 2 is down. The repair takes 2 days.", "The repair of the second kiln takes 2 days."],
  ["Room 4 is free. Bring 4 chairs.", "Room 4 is free. Bring 4 seats."],
  [
    "Me and 16 others left. If you are one of the 16 call me.",
    "16 others and I left. Call me if you are one of the 16.",
  ],
])("a figure whose noun alone is another is kept: %s → %s", (before, after) => {
  expect(told(before, after)[1]).toEqual([]);
});

test("a figure of four digits or more names one thing wherever it stands", () => {
  expect(told("Room 412 is free. Bring 412 chairs.", "Bring 412 chairs.")[1]).toEqual(['"412" is missing']);
  expect(told("Room 4120 is free. Bring 4120 chairs.", "Bring 4120 chairs.")[1]).toEqual([]);
});

test("a figure that stands more than fifty times is one of a table", () => {
  const missing = (times: number): string[] => {
    const rows = "Kiln 2 is hot. ".repeat(times);
    return told(`${rows}It takes 2 days.`, rows)[1];
  };
  expect([missing(49), missing(50)]).toEqual([['"2 days" is missing'], []]);
});

test("of notes too", () => {
  expect(told("- kiln 2 down\n- repair 2 days", "Kiln 2 is down.", true)).toEqual([1, ['"2 days" is missing']]);
  expect(told("- kiln 2 down\n- repair 2 days", "Kiln 2 is down for 2 days.", true)).toEqual([2, []]);
});
