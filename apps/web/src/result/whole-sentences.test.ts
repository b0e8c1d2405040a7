import { expect, test } from "vitest";
import { wholeSentences } from "./whole-sentences.ts";

test.each([
  ["We moved the shop. It took two weeks, a", "We moved the shop."],
  ["We moved the shop (at last!) It", "We moved the shop (at last!)"],
  ["The plan:\n\n- move the shop\n- call Bo on", "The plan:\n\n- move the shop"],
  ["- move the shop\n", "- move the shop"],
  ["We moved the shop. Bo asked Dr. Ortiz", "We moved the shop."],
  ["We moved the shop. It failed for 3.", "We moved the shop."],
  ["We moved the shop. See the contract (ref. CL", "We moved the shop."],
  ["It fell to 310 ms. Ana re", "It fell to 310 ms."],
  ["Nothing is whole yet, and", ""],
  ["Hi all,\n\nNothing is", ""],
  ["Hi team\n\nNothing is", ""],
  ["", ""],
])("%j is kept as %j", (text, kept) => expect(wholeSentences(text)).toBe(kept));
