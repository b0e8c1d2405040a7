import { expect, test } from "vitest";
import { readTerms } from "./add-terms.ts";

const many = (n: number): string[] => Array.from({ length: n }, (_, at) => `word ${at}`);

test("each line that is not blank is an entry, new ones once and in their order", () => {
  expect(readTerms(["Kestrel"], " Falcon \r\n\n\tKestrel\u2028kestrel\nFalcon")).toEqual({
    added: ["Falcon", "kestrel"],
    repeated: 2,
  });
  expect(readTerms(many(150), many(200).join("\n"))).toEqual({ added: many(200).slice(150), repeated: 150 });
});

test.each([
  ["Enter a word", [], " \n"],
  ["That’s already on the list", ["Kestrel"], "Kestrel"],
  ["All of these are already on the list", ["Kestrel", "Falcon"], "Falcon\nKestrel"],
  ["“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” is longer than 100 characters", [], `Kestrel\n${"x".repeat(101)}`],
  ["That would make 201 entries, and 200 is the limit", many(150), many(201).join("\n")],
])("nothing is added: %s", (problem, list, lines) => {
  expect(readTerms(list, lines)).toEqual({ problem: expect.stringContaining(problem) });
});
