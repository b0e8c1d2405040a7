import { expect, test } from "vitest";
import { spelledRight } from "./misspelt.ts";

test.each([
  ["meet thrusday or wensday", "meet thursday or wednesday"],
  ["at 4.40 this mornign", "at 4.40 this morning"],
  ["40 dolars, 25 precent off", "40 dollars, 25 percent off"],
  ["took 20 mintues, 3 housr", "took 20 minutes, 3 hours"],
  ["ferry at 7 40, back by 18 05", "ferry at 7:40, back by 18:05"],
  ["from 6 15 to 7 50, or 9:20-11 35", "from 6:15 to 7:50, or 9:20-11:35"],
  ["Febuary 12, septembr 3, novvember", "february 12, september 3, november"],
])("spells right: %s", (typed, spelled) => {
  expect(spelledRight(typed)).toBe(spelled);
});

test.each([
  "We meet on Thursday morning; 40 dollars, 25 percent, three hours, two months.",
  "Sundry moths in the quarters, mourning collars, a quartet, the fifth, forth, ours, weeds, minuets.",
  "march match larch, june tune, second",
  "send 12 30 crates, rooms 7 40; at 24 10, at 7 60, at 7 5, at 7 40%, at 7 40 12 of us left",
])("leaves other words: %s", (text) => {
  expect(spelledRight(text)).toBe(null);
});
