import { compareDrafts } from "@rewrite-service/text";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compareLong, sharedEnds } from "./long-comparison.ts";

const paragraph = (index: number): string =>
  `Report ${index}. Ana moved the launch to Friday and it costs $${1_000 + index}. We do not wait for one more review.`;
const long = Array.from({ length: 1_200 }, (_, index) => paragraph(index));

const toldWhole = (before: string, after: string) => {
  const { alarm, changes, counts } = compareDrafts(before, after);
  return { alarm, changes, kept: counts.kept };
};

test.each([
  ["nothing", (all: string[]) => all],
  ["a first word cut", (all: string[]) => [all[0]?.slice(7) ?? "", ...all.slice(1)]],
  ["a wording in the middle", (all: string[]) => all.with(600, `${all[600]} That is all.`)],
  ["a figure in the middle", (all: string[]) => all.with(600, (all[600] ?? "").replace("$1600", "$1900"))],
  ["a figure that stands elsewhere", (all: string[]) => all.with(600, (all[600] ?? "").replace("$1600", "$1601"))],
  ["a paragraph moved", (all: string[]) => [...all.slice(1, 1_199), all[0] ?? "", all[1_199] ?? ""]],
  ["the last paragraph lost", (all: string[]) => all.slice(0, -1)],
])("with %s changed, a long comparison says what the whole one says", (_name, change) => {
  const [before, after] = [long.join("\n\n"), change([...long]).join("\n\n")];
  expect(before.length).toBeGreaterThan(100_000);
  const { pairs: _pairs, ...told } = compareLong(before, after, {});
  expect(told).toEqual(toldWhole(before, after));
});

test("what both texts share are whole paragraphs that do not overlap", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "\n", "\n\n", "a b.\n\n"), { maxLength: 12 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, text, (first, middle, last) => {
      const [before, after] = [first + middle + last, first + last];
      const { start, end } = sharedEnds(before, after, 0);
      expect(start + end).toBeLessThanOrEqual(Math.min(before.length, after.length));
      expect(before.slice(0, start)).toBe(after.slice(0, start));
      expect(before.slice(before.length - end)).toBe(after.slice(after.length - end));
      if (start > 0 && start < before.length) expect(before.slice(0, start).endsWith("\n\n")).toBe(true);
      if (end > 0) expect(before.slice(before.length - end).startsWith("\n\n")).toBe(true);
    }),
  );
});

test.each([
  [0, "one\n\ntwo\n\nthree\n\n", "\n\nfive\n\nsix\n\nseven"],
  [1, "one\n\ntwo\n\n", "\n\nsix\n\nseven"],
  [8, "one\n\n", "\n\nseven"],
  [40, "", ""],
])(
  "less a context of %i, all whole paragraphs that both texts begin and end with are shared",
  (context, first, last) => {
    const textWith = (middle: string): string => `one\n\ntwo\n\nthree\n\n${middle}\n\nfive\n\nsix\n\nseven`;
    expect(sharedEnds(textWith("four"), textWith("4"), context)).toEqual({ start: first.length, end: last.length });
  },
);
