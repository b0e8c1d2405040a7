import { expect, test } from "vitest";
import { isNotes, isProse } from "./is-prose.ts";

test.each([
  ["We moved the shop on Monday, and nobody who came on Tuesday noticed a thing. Thanks!", true],
  ["Hi Bo,\n\nthe list is nearly done, and I will send it to you and to Ana before noon.\n\nMax", true],
  [
    "We moved the shop on Monday, and nobody who came on Tuesday noticed.\ntell Ana\ntell Bo and Cy\nbring the keys and the white van",
    true,
  ],
  ["- we moved the shop on Monday, and nobody who came on Tuesday noticed a thing.", false],
  ["move the shop\ntell Ana", false],
  ["", false],
])("%j is prose: %s", (text, expected) => expect(isProse(text)).toBe(expected));

test.each([
  ["notes: volunteer rota for the winter fair\n- sat 12 dec\nhave 9 of 14 slots", true],
  ["winter fair\n- sat 12 dec\n- have 9 of 14 slots\n- reply by mon 7th", true],
  ["Hi all,\n- sat 12 dec\n- have 9 of 14 slots\n- reply by mon 7th", false],
  ["We need a few more hands for the fair. What is open:\n- the gate\n- tea\nPlease write to me before noon.", false],
  ["Notes from the meeting are in the folder.", false],
  ["- one item alone", false],
  ["", false],
])("%j is notes: %s", (text, expected) => expect(isNotes(text)).toBe(expected));
