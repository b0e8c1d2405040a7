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

test("what is missing as a whole is one fact, as it was in the draft", () => {
  expect(read("We ship thurs 3 dec from Bonn.", "We ship it from Bonn.")).toEqual(["thurs 3 dec: lost", "Bonn: kept"]);
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

test.each([
  ["Open 10-4 on Saturday.", "On Saturday, we open 10-4.", ["10-4: kept", "Saturday: kept"]],
  ["Open 10-4 on Saturday.", "Open 11-4 on Saturday.", ["10-4: changed", "Saturday: kept"]],
  ["Open 9:00-17:00 now.", "Open 9:00-17:00 now.", ["9:00-17:00: kept"]],
  ["Bring Unit 6 its keys.", "Bring its keys to Unit 6.", ["Unit 6: kept"]],
  ["Bring Unit 6 its keys.", "Bring Unit 7 its keys.", ["Unit 6: changed"]],
  ["The order (PO 88213) is late.", "The order (PO 88213) comes late.", ["PO 88213: kept"]],
  ["Meet me at Gate B12, SE15 4AB.", "Meet me at Gate B12, SE15 4AB.", ["Gate B12: kept", "SE15 4AB: kept"]],
  ["Ring 07700 900123 by noon.", "Ring 07700 900123 by noon.", ["07700 900123: kept", "noon: kept"]],
  ["Ask for 14 Marlowe Road.", "Ask for 14 Marlowe Road.", ["14 Marlowe Road: kept"]],
  ["It costs $15-20, Mon-Fri.", "It costs $15-20, Mon-Fri.", ["$15-20: kept", "Mon-Fri: kept"]],
])("%s, told as %s: %j", (before, after, facts) => {
  expect(read(before, after)).toEqual(facts);
});

test("what a part became is told of the whole, in words of the two texts", () => {
  const { facts } = factsReport("Open 10-4 now.", "Open 11-4 now.", { fromNotes: false, finished: true });
  expect(facts[0]).toMatchObject({
    text: "10-4",
    became: "11-4",
    reason: "“10-4” became “11-4”",
    before: { start: 5, end: 9 },
    after: { start: 5, end: 9 },
  });
  expect(read("Open 10-4 now.", "Open now.")).toEqual(["10-4: lost"]);
});

test("a measure in other units is the same quantity", () => {
  expect(read("It is 1.5 km from here.", "It is 1,500 m from here.")).toEqual(["1.5 km: reworded"]);
  expect(read("It is 1.5 km from here.", "It is 1,600 m from here.")).toEqual(["1.5 km: changed"]);
});
