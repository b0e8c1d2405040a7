import { expect, test } from "vitest";
import { isRespelled } from "./respelled.ts";

test.each([
  ["teh", "the"],
  ["untill", "until"],
  ["docter", "doctor"],
  ["definately", "definitely"],
  ["comfused", "confused"],
  ["expencive", "expensive"],
])("%s is %s with a slip", (one, other) => {
  expect([isRespelled(one, other), isRespelled(other, one)]).toEqual([true, true]);
});

// Short words have too many neighbours.
test.each([
  ["to", "too"],
  ["bread", "broad"],
  ["late", "later"],
  ["present", "prevent"],
  ["form", "from"],
])("%s and %s", (one, other) => {
  expect([isRespelled(one, other), isRespelled(other, one)]).toEqual([one === "form", one === "form"]);
});
