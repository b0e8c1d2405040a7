import { expect, test } from "vitest";
import { missingFact } from "./facts.ts";
import { ownEdit } from "./own-edit.ts";

const gone = (...texts: string[]) => texts.map((text) => ({ text, reason: missingFact(text) }));
const turned = { text: "not", reason: '"not" was dropped' };

test("what an own edit leaves out is one sentence, however much it is", () => {
  const all = gone("310 tiles", "1,250", "PO 88213", "Gate 4", "Ana", "thurs 3 dec", "£40");
  expect(ownEdit(all, "Your edit")).toEqual(["Your edit leaves out 310 tiles, 1,250, PO 88213 and 4 more."]);
  expect(ownEdit([...all.slice(0, 2), turned], "Your edit")).toEqual([
    "Your edit leaves out 310 tiles and 1,250.",
    "Your edit: “not” was dropped.",
  ]);
  expect(ownEdit(all.slice(0, 3))).toEqual(["Leaves out 310 tiles, 1,250 and PO 88213."]);
});

test("one fact is said to be missing", () => {
  expect(ownEdit(gone("Ana"), "Your edit")).toEqual(["Your edit: “Ana” is missing."]);
  expect(ownEdit([])).toEqual([]);
});
