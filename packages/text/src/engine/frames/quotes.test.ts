import { expect, test } from "vitest";
import { isDialogue, isQuoteOpen } from "./quotes.ts";

test("two people who talk make a dialogue, one quotation does not", () => {
  expect(isDialogue(['"Where is it?" she asked. "At home," he said.'])).toBe(true);
  expect(isDialogue(['He wrote "all good." and left.'])).toBe(false);
  expect(isDialogue(['We call it "the map" and "the list" here.'])).toBe(false);
});

test("a quotation is open until its mark comes", () => {
  expect(isQuoteOpen('He said "we go.')).toBe(true);
  expect(isQuoteOpen('He said "we go."')).toBe(false);
  expect(isQuoteOpen("He said “we go.")).toBe(true);
});
