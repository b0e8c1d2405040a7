import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isCommonPassword, passwordProblem } from "./password-rules.ts";

test.each([
  "password1234",
  "Password123!",
  "P@ssw0rd1234",
  "passw0rd2024",
  "passwordpassword",
  "password password",
  "1234567890password",
  "123456789012",
  "000000000000",
  "qwertyuiop12",
  "qwerty123456",
  "QwertyQwerty1",
  "1q2w3e4r5t6y",
  "1qaz2wsx3edc",
  "iloveyou1234",
  "letmein12345",
  "administrator",
  "Administrator1",
  "adminadminadmin",
  "welcome12345!",
  "dragon.dragon",
  "unbelievable",
  "christopher1",
  "philadelphia",
  "abcdefghijkl",
  "changeme1234",
  "rewriteservice1",
  "  aaaaaaaaaaaa  ",
])("%j is a common password", (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  "correct horse battery",
  "another long password",
  "a long enough pass phrase",
  "canary pass phrase",
  "dragon84173950",
  "mein Hund heißt Waldi",
  "пароль от почты бабушки",
  "🦊🦔🐌🌵🍄🪴 seven",
])("%j is not", (password) => expect(isCommonPassword(password)).toBe(false));

test("what a password manager makes is taken", () => {
  for (let n = 0; n < 500; n += 1) expect(isCommonPassword(randomBytes(15).toString("base64url"))).toBe(false);
});

test("the reason is a sentence, and no sentence repeats the password", () => {
  expect(passwordProblem("short")).toMatch(/12 to 200/);
  expect(passwordProblem("x".repeat(201))).toMatch(/12 to 200/);
  expect(passwordProblem("password1234")).toMatch(/too common/);
  expect(passwordProblem("password1234")).not.toContain("1234");
  expect(passwordProblem("correct horse battery")).toBeNull();
});

test("twelve to two hundred characters are taken, and neither eleven nor one more", () => {
  const long = (length: number): string => "correct horse battery staple ".repeat(8).slice(0, length);
  expect([11, 12, 200, 201].map((length) => passwordProblem(long(length)) === null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("up to seven characters around a common word make no secret of it, and eight do if they vary", () => {
  expect(isCommonPassword("dragon8417395")).toBe(true);
  expect(isCommonPassword("dragon84173952")).toBe(false);
  expect(isCommonPassword("dragon11111222")).toBe(true);
  expect(isCommonPassword("8417dragon395")).toBe(true);
});
