import { expect, test } from "vitest";
import { readBounded } from "./bounded-body.ts";

const body = async function* (...pieces: string[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield Buffer.from(piece, "latin1");
};

test("a body of so many bytes is read, whole characters across its pieces; one byte more is too large", async () => {
  expect(await readBounded(body("ab", "c\xc3", "\xa9"), 5)).toBe("abc\u00e9");
  expect(await readBounded(body(), 0)).toBe("");
  await expect(readBounded(body("ab", "cdef"), 5)).rejects.toThrow("too large");
});
