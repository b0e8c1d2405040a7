import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { variety } from "./variety.ts";

test.each([
  ["", 0],
  ["aaaaaaaaaaaa", 1],
  ["123456789012", 1],
  ["987654321", 1],
  ["abcdefghijklmnopqrstuvwxyz0123456789", 2],
  ["qwertyuiop", 1],
  ["123qweasdzxc", 4],
  ["1qaz2wsx3edc", 3],
  ["secretsecretsecret", 6],
  ["SecretsEcReTSECRET", 6],
  ["tkgetkg", 5],
  ["tkgetk", 6],
])("%j has %i pieces", (text, pieces) => expect(variety(text)).toBe(pieces));

test("random text has about as many pieces as characters", () => {
  for (let n = 0; n < 200; n += 1) {
    expect(variety(randomBytes(16).toString("hex"))).toBeGreaterThan(13);
    expect(variety(randomBytes(24).toString("base64"))).toBeGreaterThan(13);
  }
});

test("reading stops, so that a long text costs no time", () => {
  expect(variety(randomBytes(100_000).toString("hex"))).toBeLessThan(400);
});
