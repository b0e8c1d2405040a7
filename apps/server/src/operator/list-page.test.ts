import { expect, test } from "vitest";
import { PAGE_ROWS, pageOf, positionOf, TOP } from "./list-page.ts";

const rows = (count: number): { at: number; id: string }[] =>
  Array.from({ length: count }, (_, place) => ({ at: 1_000 - place, id: `r${place}` }));
const pageFrom = (count: number) => pageOf(rows(count), (row) => row);

test("fifty rows are a page, and one more is only a sign that there are others", () => {
  expect(PAGE_ROWS).toBe(50);
  expect(pageFrom(0)).toEqual({ rows: [], next: null });
  expect(pageFrom(49)).toEqual({ rows: rows(49), next: null });
  expect(pageFrom(50)).toEqual({ rows: rows(50), next: null });
  expect(pageFrom(51)).toEqual({ rows: rows(50), next: "951.r49" });
});

test("what a page ends with says where the next one begins; nothing says the top", () => {
  expect(positionOf(pageFrom(51).next ?? "")).toEqual({ at: 951, id: "r49" });
  expect([positionOf(undefined), positionOf("")]).toEqual([TOP, TOP]);
  expect(positionOf(`${"9".repeat(15)}.${"x".repeat(200)}`)).toEqual({ at: 999_999_999_999_999, id: "x".repeat(200) });
});

test.each(["1", "1.", ".x", "x.1", "-1.x", "1.a b", "1.\u00e4", `1.${"x".repeat(201)}`, `${"9".repeat(16)}.x`])(
  "%j is refused with its field",
  (after) =>
    expect(() => positionOf(after)).toThrow(
      expect.objectContaining({ code: "invalid_request", details: [{ path: "after", message: "is not known here" }] }),
    ),
);
