import { expect, test } from "vitest";
import { misspellings } from "../../src/engine/misspellings.ts";
import { spellingEdits } from "../../src/engine/spelling.ts";
import { asSlips } from "./slips.ts";

test("a letter left out and two exchanged are written as numbers, anything else as it is", () => {
  expect(asSlips("receive recieve receve writting; London")).toBe("London\nreceive -3 4 writting");
});

test("every misspelling of the list is mended to its word", () => {
  for (const line of misspellings.trim().split(/;\s+/)) {
    const [right = "", ...slips] = line.split(" ");
    // A name by itself is misspelled in small letters; any other word is there for what is near it.
    for (const wrong of slips.length === 0 && /[A-Z]/.test(right) ? [right.toLowerCase()] : slips) {
      const [edit] = spellingEdits(`it was ${wrong} here`);
      expect(edit?.insert, wrong).toBe(right.replaceAll("_", " "));
    }
  }
});
