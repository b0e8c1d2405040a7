import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { scryptPasswords } from "./passwords.ts";

test("a password is kept as scrypt of its full cost under a salt of its own, and only it is right", async () => {
  const password = "correct horse battery";
  const [hash, other] = await Promise.all([scryptPasswords.hash(password), scryptPasswords.hash(password)]);
  expect(hash).not.toBe(other);
  const [salt = "", kept = ""] = hash.split(":");
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1_024 * 1_024 };
  expect(scryptSync(password, salt, 64, cost).toString("hex")).toBe(kept);
  expect(await scryptPasswords.verify({ hash, password })).toBe(true);
  expect(await scryptPasswords.verify({ hash, password: "correct horse batter" })).toBe(false);
});
