import { expect, test } from "vitest";
import { areFormsOfName } from "./name-forms.ts";

test.each([
  ["jo", "johanna"],
  ["exch", "exchange"],
  ["spain", "spains"],
  ["russia", "russian"],
  ["dpo", "data protection officer"],
])("%s is a form of %s", (one, other) => {
  expect([areFormsOfName(one, other), areFormsOfName(other, one)]).toEqual([true, true]);
});

test.each([
  ["j", "johanna"],
  ["dana", "diana"],
  ["anna", "annan"],
])("%s is none of %s", (one, other) => {
  expect([areFormsOfName(one, other), areFormsOfName(other, one)]).toEqual([false, false]);
});
