import { expect, test } from "vitest";
import { createWitness } from "../witness.ts";

const stopped = (draft: string, rewrite: string): string[] => createWitness([draft])(rewrite).map(({ text }) => text);

test.each([
  ["unit call is 0630 not 0600", "Unit call is 06:30, not 6:00."],
  ["pick him up 630 pls", "Please pick him up at 6:30."],
  ["lights out 2200-2330 UTC", "Lights out from 22:00 to 23:30 UTC."],
  ["next pour tues 5a", "The next pour is on Tuesday at 5 a.m."],
  [
    "shut mons, swim weds and suns, gym tues/thurs",
    "Shut on Mondays; swim on Wednesdays and Sundays, gym on Tuesdays and Thursdays.",
  ],
  ["review 14 mar, moved in oct 2021", "The review is on 14 March; we moved in October 2021."],
  ["off tue wed fri, back on the 15.", "Off on Tuesday, Wednesday and Friday, back on the 15th."],
  ["free 3-5 may", "I am free from 3 to 5 May."],
  [
    "sessions 47m, wait >12 mo, 5 yrs 2 mths, dog 11yo",
    "Sessions take 47 minutes; the wait is over 12 months, 5 years and 2 months; an 11-year-old dog.",
  ],
  ["lands in the last quarter of 2026", "It lands in Q4 2026."],
  ["in the first half of fy26", "In H1 FY26."],
  ["since may '26", "Since May 2026."],
  ["churn 3.1 → 2.4%", "Churn fell from 3.1% to 2.4%."],
  ["up from wk43, bed 9", "Up from week 43, bed 9."],
  ["rent 86k php a month", "The rent is PHP 86,000 a month."],
])("%j may be written out as %j", (draft, rewrite) => {
  expect(stopped(draft, rewrite)).toEqual([]);
});

test.each([
  ["unit call is 0630", "Unit call is 18:30.", "18:30"],
  ["unit call is 0630", "Unit call is 06:45.", "06:45"],
  ["review 14 mar", "The review is on 15 March.", "15 March"],
  ["review 2 mar 9-12", "The review is on 9 March.", "9 March"],
  ["we met in oct 2021", "We met in October 2022.", "October 2022"],
  ["shut mons and suns", "Shut on Tuesdays.", "Tuesdays"],
  ["the suns set", "Set on Sunday.", "Sunday"],
  ["he sat down on tue", "He sat down on Saturday.", "Saturday"],
  ["sessions 47m", "Sessions take 47 hours.", "47 hours"],
  ["rent 86k php a month", "The rent is USD 86,000 a month.", "USD 86,000"],
])("%j may not become %j", (draft, rewrite, invented) => {
  expect(stopped(draft, rewrite)).toEqual([invented]);
});

test.each(["Node 6 won't build.", "Pain is 2/10 in the evening."])("%j is read as it is meant", (text) => {
  expect(stopped(text.replace("in the evening", "eve"), text)).toEqual([]);
});
