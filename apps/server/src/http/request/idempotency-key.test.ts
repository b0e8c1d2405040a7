import { expect, test } from "vitest";
import { idempotencyKeyOf } from "./idempotency-key.ts";

test("one to two hundred visible characters are a key, and no header is none", () => {
  for (const key of ["a", "~!", "x".repeat(200)]) expect(idempotencyKeyOf(key)).toBe(key);
  expect(idempotencyKeyOf(undefined)).toBeNull();
});

test.each(["", "a b", "\u00e4", "\x7f", "x".repeat(201)])("%j is refused with the header's name", (header) =>
  expect(() => idempotencyKeyOf(header)).toThrow(
    expect.objectContaining({
      code: "invalid_request",
      details: [{ path: "Idempotency-Key", message: "must be 1 to 200 visible ASCII characters" }],
    }),
  ),
);
