import { expect, test } from "vitest";
import { factsReport } from "./fact-states.ts";

const read = (before: string, after: string, finished = true): string[] =>
  factsReport(before, after, { fromNotes: false, finished }).facts.map(({ state, text }) => `${text}: ${state}`);

const DRAFT = "We ship Fri 6 Nov, it takes 2-5 days and costs ~$40k";

test("what a reader takes for one fact is one, from the draft to its rewrite", () => {
  expect(read(DRAFT, "", false)).toEqual(["Fri 6 Nov: pending", "2-5 days: pending", "~$40k: pending"]);
  expect(read(DRAFT, "We ship on Fri 6 Nov. It takes 2-5 days and costs ~$40k.")).toEqual([
    "Fri 6 Nov: kept",
    "2-5 days: kept",
    "~$40k: kept",
  ]);
});

test("a part that went is named by itself", () => {
  expect(read("We ship Fri 6 Nov from Bonn.", "We ship on 6 Nov from Bonn.")).toContain("Fri: lost");
});

test("a month that ends its sentence is the same month", () => {
  expect(read("We ship 6 Nov, by boat", "We ship 6 Nov. It goes by boat.")).toEqual(["6 Nov: kept"]);
});

test("a local telephone number is one", () => {
  expect(read("Ring 555 0199 by noon.", "Ring 555 0199 by noon.")[0]).toBe("555 0199: kept");
});

test("a street with its house number is one, however many small words are in its name", () => {
  const draft = "The desk moved to Avenida da Liberdade 110, the archive to Rua do Ouro 12.";
  expect(read(draft, draft)).toEqual(["Avenida da Liberdade 110: kept", "Rua do Ouro 12: kept"]);
});
