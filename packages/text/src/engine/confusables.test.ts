import { expect, test } from "vitest";
import { spellingEdits } from "./spelling.ts";

const mended = (text: string): string =>
  spellingEdits(text)
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { start, end, insert }) => now.slice(0, start) + insert + now.slice(end), text);

// "dont" shows that the text was typed in haste.
test.each([
  ["please check with you're bank, i dont know", "please check with your bank, I don't know"],
  ["your the best, dont worry", "you're the best, don't worry"],
  ["i no you said friday but they dont", "I know you said friday but they don't"],
  ["their is a problem with the van, dont wait", "there is a problem with the van, don't wait"],
  ["they have there own keys, dont they", "they have their own keys, don't they"],
])("a word taken for another is mended: %s", (before, after) => {
  expect(mended(before)).toBe(after);
});

test.each([
  "were you there when it broke, i don't know",
  "your bank called and their van is there",
  "no idea, there is no more, and they know",
  "is it yours or their key? you're right there",
])("the right word stays: %s", (text) => {
  expect(mended(text.replace("don't", "dont").replace(/\bi\b/, "I"))).toBe(text.replace(/\bi\b/, "I"));
});

test("a careful text has to be surer before a word of it changes", () => {
  const doubtful = "Your welcome to join.";
  expect(mended(doubtful)).toBe(doubtful);
  expect(mended(`${doubtful} i dont mind`)).toContain("You're welcome");
});

test("a whole exclamation stays one", () => {
  expect(mended("You're not just colleagues — you're rockstars!")).toBe(
    "You're not just colleagues — you're rockstars!",
  );
});

test("a thing whose name ends in -ing stays theirs as well", () => {
  expect(mended("only 3 came, your tracking says all 4 was delivered witch they definately wasnt")).toContain(
    "your tracking",
  );
});

test("what stands before a quotation stays", () => {
  const text = 'i think if your "team lead" job wants 3 yrs, dont call it that';
  expect(mended(text)).toContain('if your "team lead"');
});

test("there stays before a figure", () => {
  expect(mended("clutch while were in there 240, dont know, or there £90")).toBe(
    "clutch while were in there 240, don't know, or there £90",
  );
});

test("what somebody owns stays theirs in a text full of slips", () => {
  const text = "i get called out alot. if your installer doesnt spend two hours measuring, walk away";
  expect(mended(text)).toContain("your installer");
});

test("a word inside a link, a path or an id is no word by itself", () => {
  const text = "dont open their/there.txt or /no/you-re, i think";
  expect(mended(text)).toBe("don't open their/there.txt or /no/you-re, I think");
});
