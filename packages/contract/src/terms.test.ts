import { describe, expect, test } from "vitest";
import { detailsOf } from "./humanize.ts";
import { TermList } from "./terms.ts";

const detailsFor = (value: unknown) => {
  const { success, error } = TermList.safeParse(value);
  return success ? [] : detailsOf(error.issues);
};

test("two hundred entries of a hundred characters are taken, in their order, without the white space around them", () => {
  const terms = Array.from({ length: 200 }, (_, at) => String(at).padEnd(100, "x"));
  expect(TermList.parse({ terms })).toEqual({ terms });
  expect(TermList.parse({ terms: [" Kestrel Desk\t", "kestrel desk", "C++"] })).toEqual({
    terms: ["Kestrel Desk", "kestrel desk", "C++"],
  });
  expect(TermList.parse({ terms: [] })).toEqual({ terms: [] });
});

describe("is refused, with the entry named:", () => {
  test.each([
    ["terms", "at most 200 entries", { terms: Array.from({ length: 201 }, (_, at) => String(at)) }],
    ["terms.1", "at most 100 characters", { terms: ["a", "x".repeat(101)] }],
    ["terms.0", "must not be empty", { terms: [" "] }],
    ["terms.0", "must be one line", { terms: ["Kestrel\nDesk"] }],
    ["terms.2", "is in the list twice", { terms: ["Kestrel", "kestrel", " Kestrel"] }],
    ["names", "is not a known field", { terms: [], names: [] }],
  ])("%s %s", (path, message, value) => {
    expect(detailsFor(value)).toEqual([{ path, message }]);
  });

  test.each([{}, null, { terms: "Kestrel" }, { terms: [7] }])("%j", (value) => {
    expect(detailsFor(value)).toHaveLength(1);
  });
});
