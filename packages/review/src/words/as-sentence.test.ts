import { expect, test } from "vitest";
import { asSentence } from "./as-sentence.ts";

test("a quoted fact is named without the full stop of its sentence, and an abbreviation with its own", () => {
  expect(asSentence('"3 March." is missing')).toBe("“3 March” is missing.");
  expect(asSentence('"5 p.m." is missing')).toBe("“5 p.m.” is missing.");
});
