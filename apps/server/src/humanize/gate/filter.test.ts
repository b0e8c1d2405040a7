import { expect, test } from "vitest";
import { factFilter } from "./filter.ts";

test("a stretch without white space that is too long to hold passes, but for half of a character at its end", () => {
  const filter = factFilter(() => []);
  const text = `${"x".repeat(2_200)}😀😀`;
  expect(filter.push(text.slice(0, -1)).text).toBe(text.slice(0, -2));
  expect(filter.push(text.slice(-1)).text + filter.end().text).toBe("😀");
});
