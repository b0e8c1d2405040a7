import { expect, test } from "vitest";
import { spelledRight } from "./misspelt.ts";

test.each([
  ["meet thrusday or wensday", "meet thursday or wednesday"],
  ["at 4.40 this mornign", "at 4.40 this morning"],
  ["40 dolars, 25 precent off", "40 dollars, 25 percent off"],
  ["took 20 mintues, 3 housr", "took 20 minutes, 3 hours"],
  ["Febuary 12, septembr 3, novvember", "february 12, september 3, november"],
])("spells right: %s", (typed, spelled) => {
  expect(spelledRight(typed)).toBe(spelled);
});

test.each([
  "We meet on Thursday morning; 40 dollars, 25 percent, three hours, two months.",
  "Sundry moths in the quarters, mourning collars, a quartet, the fifth, forth, ours, weeds, minuets.",
  "march match larch, june tune, second",
])("leaves other words: %s", (text) => {
  expect(spelledRight(text)).toBe(null);
});
