import { expect, test } from "vitest";
import { shownText } from "./shown-fact.ts";

test.each([
  ["Could Ana check PR 4471 before noon?", "4471", "PR 4471"],
  ["There are 12 crates on edge-3 now.", "12", "12 crates"],
  ["There are 12 crates on edge-3 now.", "3", "edge-3"],
  ["It runs in eu-west-1 now.", "1", "eu-west-1"],
  ["We had 120 sign-ups and 3 people left.", "120", "120 sign-ups"],
  ["We had 120 sign-ups and 3 people left.", "3", "3 people"],
  // Half a word, a verb, a word with a slip, and the first of two words are no part of the figure.
  ["We had 120 sign ups.", "120", "120"],
  ["Of those 70 need a review and 2 fixed themselves.", "70", "70"],
  ["Of those 70 need a review and 2 fixed themselves.", "2", "2"],
  ["Option 2 includes 40 peopel.", "2", "Option 2"],
  ["Option 2 includes 40 peopel.", "40", "40"],
  ["The keys for Unit 6 and room 12 are here.", "6", "Unit 6"],
  ["The keys for Unit 6 and room 12 are here.", "12", "room 12"],
  ["After 7 starts the late shift.", "7", "7"],
  ["We have 12 boxs and 3 companys.", "12", "12"],
  ["We have 12 boxs and 3 companys.", "3", "3"],
  ["We have 12 boxes for 3 days and 4 keys.", "4", "4 keys"],
  ["The shop is open 10-4 on Saturday.", "4", "4"],
  ["Two thirds of them came.", "Two", "Two thirds"],
  ["Version 2.3.1 fixes bugs.", "2.3.1", "2.3.1"],
  ["It took 5 business days.", "5", "5"],
  ["We had 7 before lunch.", "7", "7"],
  ["It rose to 1,600 because of rain.", "1,600", "1,600"],
  ["Version 2.1 fixes bugs in oven 4.", "2.1", "Version 2.1"],
  ["Version 2.1 fixes bugs in oven 4.", "4", "oven 4"],
  ["See https://www.example.org/a.", "https://www.example.org/a", "example.org/a"],
])("%s shows %s as %s", (text, fact, shown) => {
  const start = text.indexOf(fact);
  expect(shownText(text, { start, end: start + fact.length })).toBe(shown);
});
