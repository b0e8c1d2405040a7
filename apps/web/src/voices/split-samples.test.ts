import { expect, test } from "vitest";
import { blocksOf, splitSamples } from "./split-samples.ts";

test("a line of hyphens divides samples; hyphens inside a line do not", () => {
  expect(splitSamples("Hi Bo,\nit's done.\n---\nSee you - soon---ish.\n-----  \n\n---\n")).toEqual([
    "Hi Bo,\nit's done.",
    "See you - soon---ish.",
  ]);
});

test("a text without such a line is one sample", () => {
  expect(splitSamples("One.\n\nTwo.")).toEqual(["One.\n\nTwo."]);
  expect(splitSamples("  \n")).toEqual([]);
});

test("blank lines may divide messages, but not the parts of a letter", () => {
  expect(blocksOf("The lift is back at last.\n\nNo rush, look when you can.\n")).toHaveLength(2);
  expect(blocksOf("Hi Bo,\n\nThe lift is back at last.\n\nCheers")).toEqual([]);
  const letter = "Dear Ms Tan and Mr Lind,\n\nThe lift is back at last.\n\nKind regards,\nAna Petrova, Site 2";
  expect(blocksOf(letter)).toEqual([]);
  expect(blocksOf("The lift is back at last.\n\nNo rush, look then.\n---\nBo has the keys now.")).toEqual([]);
});
