import { expect, test } from "vitest";
import { hintOf, isWellFormedKey, KEY_PATTERN, newKey } from "./key-format.ts";

const VECTOR = `svc_${"0".repeat(43)}`;

test("row 19: a new key has the published shape and a checksum that fits", () => {
  const keys = Array.from({ length: 200 }, newKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) {
    expect(key).toMatch(KEY_PATTERN);
    expect(isWellFormedKey(key)).toBe(true);
    expect(key.endsWith(hintOf(key))).toBe(true);
  }
});

test("the checksum is the CRC32 of all before it, base 62, most significant first", () => {
  // CRC32 of "svc_" and 43 zeros is 0x10e44d89, which is 0JB6dd in base 62, computed with Python's zlib.
  expect(isWellFormedKey(`${VECTOR}0JB6dd`)).toBe(true);
  expect(isWellFormedKey(`${VECTOR}000000`)).toBe(false);
});

test("row 19: every change of one character is noticed, also of its case", () => {
  const key = newKey();
  for (let at = 0; at < key.length; at += 1) {
    const old = key[at] ?? "";
    const other = old === "a" ? "b" : "a";
    expect(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
  }
  expect(isWellFormedKey(key.toUpperCase())).toBe(false);
  expect(isWellFormedKey(` ${key}`)).toBe(false);
  expect(isWellFormedKey(`${key}\n`)).toBe(false);
});
