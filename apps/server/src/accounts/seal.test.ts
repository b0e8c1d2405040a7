import { expect, test } from "vitest";
import { createSeal } from "./seal.ts";

const seal = createSeal("2f6b8c0d1e3a4f5b6c7d8e9f0a1b2c3d");
const about = ["voice-1", "account-1"];

test("row 14: what was sealed opens for its own row and owner alone", () => {
  const sealed = seal.close("sk-canary", about);
  expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/);
  expect(sealed).not.toContain("canary");
  expect(seal.close("sk-canary", about)).not.toBe(sealed);
  expect(seal.open(sealed, about)).toBe("sk-canary");
  expect(() => seal.open(sealed, ["voice-2", "account-1"])).toThrow();
  expect(() => seal.open(sealed, ["voice-1", "account-2"])).toThrow();
});

test("row 14: a changed byte, another key, a swapped key id and a short tag are refused", () => {
  const parts = seal.close("sk-canary", about).split(".");
  const changed = (at: number, value: string): string => parts.with(at, value).join(".");
  expect(() => seal.open(changed(4, `${parts[4] ?? ""}AA`), about)).toThrow();
  expect(() => seal.open(changed(1, "00000000"), about)).toThrow("another secret");
  expect(() => seal.open(changed(3, "AAAAAA"), about)).toThrow("short tag");
  expect(() => createSeal("another secret of enough length!!").open(parts.join("."), about)).toThrow("another secret");
});

test("row 14: after a change of secret the old one still opens what it sealed, and seals nothing more", () => {
  const before = "2f6b8c0d1e3a4f5b6c7d8e9f0a1b2c3d";
  const sealed = seal.close("sk-canary", about);
  const changed = createSeal("9f8e7d6c5b4a39281706f5e4d3c2b1a0", [before]);
  expect(changed.open(sealed, about)).toBe("sk-canary");
  expect(() => changed.open(sealed, ["voice-2", "account-1"])).toThrow();
  const again = changed.close("sk-canary", about);
  expect(again.split(".")[1]).toBe(changed.keyId);
  expect(() => seal.open(again, about)).toThrow("another secret");
});
