import { expect, test } from "vitest";
import { sentences } from "./sentences.ts";

const parts = (text: string): string[] => sentences(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ["the kiln is cold. can you look? thx. back at 5", ["the kiln is cold.", "can you look?", "thx.", "back at 5"]],
  ["we need approx. five of them, min. two", ["we need approx. five of them, min. two"]],
  ["The kiln is at No. five. of the row", ["The kiln is at No. five. of the row"]],
  [
    "The contract (ref. CL-2207) ends on 31 January. It costs approx. 900, incl. VAT (nr. 12). Ring ext. 12.",
    ["The contract (ref. CL-2207) ends on 31 January.", "It costs approx. 900, incl. VAT (nr. 12).", "Ring ext. 12."],
  ],
  [
    "Der Ofen kostet ca. 900 € und kommt am 18. Mai. Danke.",
    ["Der Ofen kostet ca. 900 € und kommt am 18. Mai.", "Danke."],
  ],
])("%j has the sentences %j", (text, found) => {
  expect(parts(text)).toEqual(found);
});
