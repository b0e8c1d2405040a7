import { expect, test } from "vitest";
import { isProse } from "./is-prose.ts";

test.each([
  ["We moved the shop on Monday, and nobody who came on Tuesday noticed a thing. Thanks!", true],
  ["Hi Bo,\n\nthe list is nearly done, and I will send it to you and to Ana before noon.\n\nMax", true],
  ["- we moved the shop on Monday, and nobody who came on Tuesday noticed a thing.", false],
  ["move the shop\ntell Ana", false],
  ["", false],
])("%j is prose: %s", (text, expected) => expect(isProse(text)).toBe(expected));
