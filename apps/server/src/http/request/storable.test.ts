import { expect, test } from "vitest";
import { unstorableIn } from "./storable.ts";

const paths = (value: unknown): string[] => unstorableIn(value).map(({ path }) => path);

test("a NUL is found wherever it is, by its path, and nothing else is", () => {
  expect(paths({ a: "\0", b: ["x", { c: "y\0" }], d: "ok", e: null, f: 3 })).toEqual(["a", "b.1.c"]);
  expect(unstorableIn("\0")).toEqual([{ path: "", message: "must not hold the character NUL" }]);
  expect(paths({ a: "b", c: ["d"] })).toEqual([]);
});
