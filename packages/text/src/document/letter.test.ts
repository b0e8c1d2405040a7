import { expect, test } from "vitest";
import { readsAsLetter } from "./letter.ts";

test.each([
  "Dear Mrs Okafor,\n\nI am sorry about your loss.\n\nJane",
  "Hi Ana, I need to talk to you about your review.",
  "hey tom\n\nquick one about your pay rise",
])("%j is to one person", (text) => {
  expect(readsAsLetter(text)).toBe(true);
});

test.each([
  "After 14 months we moved 36 goats to the new barn.",
  "Hi all,\n\nwe are hiring.",
  "Hello LinkedIn network, a short update.",
  "Dear Ana and Bo,\n\nwell done.",
  "Good morning everyone, today is my last day.",
  "",
])("%j is not", (text) => {
  expect(readsAsLetter(text)).toBe(false);
});
