import { expect, test } from "vitest";
import { factsReport } from "./fact-states.ts";

const draft = "The p95 went from 840 ms to 310 ms on Tuesday. Ana signs by 5pm.";
const states = (after: string, finished: boolean): string[] =>
  factsReport(draft, after, { fromNotes: false, finished }).facts.map(({ state, text }) => `${text}: ${state}`);

test("facts that are still to come are pending while the text streams", () => {
  expect(states("The p95 went from 840 ms to", false)).toEqual([
    "p95: kept",
    "840 ms: kept",
    "310 ms: pending",
    "Tuesday: pending",
    "Ana: pending",
    "5pm: pending",
  ]);
});

test("facts that never came are lost at the end", () => {
  expect(states("The p95 went from 840 ms to 310 ms. Ana signs by 5pm.", true)).toContain("Tuesday: lost");
});

test("a fact that changed names both sides, and one with a slip is spelled as in the result", () => {
  const { facts } = factsReport("We have 14 jobs and 42 custmers.", "We have 15 jobs and 42 customers.", {
    fromNotes: false,
    finished: true,
  });
  expect(facts.map(({ text, became, state }) => [text, became, state])).toEqual([
    ["14 jobs", "15 jobs", "changed"],
    ["42 customers", undefined, "kept"],
  ]);
});

test("a space more or less in a fact is no other wording", () => {
  const { facts } = factsReport("Ring Bo by 5pm.", "Ring Bo by 5 pm.", { fromNotes: false, finished: true });
  expect(facts.map(({ text, state }) => `${text}: ${state}`)).toEqual(["Bo: kept", "5pm: kept"]);
});

test.each([true, false])("a street that is written out is kept, of notes: %s", (fromNotes) => {
  const before = "Meet at 9 Mill Ln, then Park Rd, Hill St or Bay Ave.";
  const after = "Meet at 9 Mill Lane, then Park Road, Hill Street or Bay Avenue.";
  const { facts } = factsReport(before, after, { fromNotes, finished: true });
  expect(facts.map(({ text, state }) => `${text}: ${state}`)).toEqual([
    "9: kept",
    "Mill Ln: reworded",
    "Park Rd: reworded",
    "Hill St: reworded",
    "Bay Ave: reworded",
  ]);
});

test("a not that notes lost is no fact of theirs", () => {
  const { facts } = factsReport("- Bo is not on leave", "Bo is on leave.", { fromNotes: true, finished: true });
  expect(facts.map(({ text, state }) => `${text}: ${state}`)).toEqual(["Bo: kept"]);
});

test.each([true, false])("a capital more or less is no change of a fact, of notes: %s", (fromNotes) => {
  const { facts, comparison } = factsReport("We ship Sprint 14 on Friday.", "We ship sprint 14 on Friday.", {
    fromNotes,
    finished: true,
  });
  expect(facts.map(({ text, state }) => `${text}: ${state}`)).toEqual(["Sprint 14: kept", "Friday: kept"]);
  expect(comparison.changes).toEqual([]);
});

test("a bare figure is kept where the result adds what it counts, and not where that is another thing", () => {
  const of = (before: string, after: string): string[] =>
    factsReport(before, after, { fromNotes: false, finished: true }).facts.map(
      ({ text, state }) => `${text}: ${state}`,
    );
  expect(of("There are 6 so far.", "There are 6 people so far.")).toEqual(["6: kept"]);
  expect(of("The team has 20 laptops.", "There are 20 complaints about the team.")).toEqual(["20 laptops: reworded"]);
});

test("a code with another capital is kept in other words, and a row has those", () => {
  const { facts } = factsReport("p95 is 840 ms on weds by 5pm.", "P95 is 840 ms on Wednesday by 5PM.", {
    fromNotes: false,
    finished: true,
  });
  expect(facts.map(({ text, became, state }) => [text, became, state])).toEqual([
    ["p95", "P95", "reworded"],
    ["840 ms", undefined, "kept"],
    ["weds", "Wednesday", "reworded"],
    ["5pm", undefined, "kept"],
  ]);
});

test("a fact of nobody's is invented", () => {
  expect(states(`${draft} It cost $900.`, true)).toContain("$900: invented");
});

test("the last word waits until it is whole", () => {
  expect(states("The p95 went from 840 ms to 31", false)).not.toContainEqual(expect.stringContaining("invented"));
});

test("what the result does not say is never kept, whether the comparison minds or not", () => {
  const before = "Two of us pay $12,500 tomorrow, in 3 weeks or on 4 December at 15:00. Half a million is left.";
  const after = "Pay in about 3 more weeks or on 4 December. There is 500,000 left.";
  const { facts } = factsReport(before, after, { fromNotes: false, finished: true });
  const stateOf = (text: string): string | undefined => facts.find((fact) => fact.text === text)?.state;
  for (const missing of ["Two", "$12,500", "tomorrow", "15:00"]) expect(stateOf(missing), missing).toBe("lost");
  expect(stateOf("4 December")).toBe("kept");
  expect(facts.filter(({ state }) => state === "lost").length).toBe(4);
});

test("a fact is named without its sentence's full stop, and a bare number with what it counts", () => {
  const text = "It began on 3 November. Then 3 customers left edge-3, see https://example.org/a by 5 p.m.";
  const { facts } = factsReport(text, text, { fromNotes: false, finished: true });
  expect(facts.map((fact) => fact.text)).toEqual(["3 November", "3 customers", "edge-3", "example.org/a", "5 p.m."]);
});

test("nothing counts as kept before it has come, not even what the comparison does not judge", () => {
  const before = "Two of us send it EOD tomorrow, at 15:00 on 4 December.";
  const { facts } = factsReport(before, "", { fromNotes: false, finished: false });
  expect(facts.length).toBeGreaterThan(2);
  expect(new Set(facts.map(({ state }) => state))).toEqual(new Set(["pending"]));
});

test("a time without its colon is the same time, and the label of a paragraph is no fact", () => {
  const before = "Back from CT at 1540.\n\n**Final Installation:** ask Dr Osei.";
  const { facts } = factsReport(before, "She was back from CT at 15:40. Ask Dr Osei.", {
    fromNotes: false,
    finished: true,
  });
  expect(facts.map(({ text, state }) => `${text} ${state}`)).toEqual(["CT kept", "1540 reworded", "Osei kept"]);
});

test("digits that are part of a longer figure do not say a shorter one", () => {
  const before = "Ring +351 21 555 0142 or 555 0199, the queue is on v1.";
  const after = "Ring +351 21 555 0142, the queue is on v1.";
  const stateOf = (finished: boolean): string[] =>
    factsReport(before, after, { fromNotes: false, finished })
      .facts.filter(({ text }) => /^(?:555|0199)/.test(text))
      .map(({ state }) => state);
  expect(new Set(stateOf(false))).toEqual(new Set(["pending"]));
  expect(new Set(stateOf(true))).toEqual(new Set(["lost"]));
});

test("a word that counts what the text says is no fact, and one that counts things is", () => {
  const before = "First, the lift is mended. Second, we paint the hall. third we wash the third floor.";
  expect(factsReport(before, before, { fromNotes: false, finished: true }).facts.map(({ text }) => text)).toEqual([
    "third",
  ]);
});

test("a date that a text has only begun to show as one is kept where it is written", () => {
  const german = "Hallo zusammen, die Umstellung am 3. März 2026 hat gut geklappt. Bitte prüft das bis Freitag.";
  const begun = "Hallo zusammen, am 3. März 2026 lief";
  const { facts } = factsReport(german, begun, { fromNotes: false, finished: false });
  expect(facts.slice(0, 1).map(({ state, after }) => [state, begun.slice(after?.start, after?.end)])).toEqual([
    ["kept", "3. März 2026"],
  ]);
});

// The other "3" of the text says nothing of the copies, whatever says "3" beside it.
test.each([
  ["Please bring 3 copies of the signed form.", "Please bring the signed form.", "3 copies: lost", 1],
  ["Please bring the signed form.", "Please bring 3 copies of the signed form.", "3 copies: invented", 1],
  ["Please bring 3 copies of the signed form.", "Please bring originals of the signed form.", "3 copies: lost", 1],
  ["Please meet Omar of the court with Omar.", "Please meet Omar of the court with him.", "Omar: kept", 3],
])("%s, told as %s: %s, and %i are kept", (before, after, state, kept) => {
  const own = "The hearing is in court 3. ";
  const { facts, comparison } = factsReport(own + before, own + after, { fromNotes: false, finished: true });
  const shown = facts.map(({ text, state: each }) => `${text}: ${each}`);
  expect(shown).toContain(state);
  expect(shown.filter((line) => line.endsWith(": kept")).length).toBe(kept);
  const { kept: counted, lost, invented } = comparison.counts;
  expect([counted, lost, invented]).toEqual([kept, Number(state.endsWith("lost")), Number(state.endsWith("invented"))]);
});

test.each([
  ["Please sign page 7 by Friday.", "I met 7 clients on Friday.", "“7” no longer goes with “page”"],
  ["The team has 20 laptops.", "There are 20 complaints about the team.", "“20” no longer goes with “laptops”"],
  ["The team has 20 laptops.", "Of the laptops of the team, 20 are here.", ""],
  ["Please sign page 7 by Friday.", "By Friday, please sign p. 7 (the last page).", ""],
  ["We are 7 of 12.", "7 people of 12 came.", ""],
])("a figure beside which %j names something that %j does not is one to check: %j", (before, after, reason) => {
  const { facts } = factsReport(before, after, { fromNotes: false, finished: true });
  const figure = facts.find(({ text }) => /\d/.test(text));
  expect(figure?.reason).toBe(reason);
  if (reason !== "") expect(figure?.state).toBe("reworded");
  const streaming = factsReport(before, after.slice(0, after.search(/\d\D/) + 2), {
    fromNotes: false,
    finished: false,
  });
  expect(streaming.facts.every((fact) => fact.reason === "")).toBe(true);
});

const kiln = "Hi Bo, kiln 2 went down at 4:40 and we lost 310 tiles. The order is now 2 days behind.";

test("what has the figure of another fact alone is not written yet while the text streams, and missing at its end", () => {
  const stateOf = (after: string, finished: boolean, text: RegExp): string | undefined =>
    factsReport(kiln, after, { fromNotes: false, finished }).facts.find((fact) => text.test(fact.text))?.state;
  const begun = "Hi Bo,\n\nKiln 2 went down at 4:40. We lost 310 tiles";
  expect(stateOf(begun, false, /kiln 2/i)).toBe("kept");
  expect(stateOf(begun, false, /2 days/)).toBe("pending");
  expect(stateOf(`${begun}.`, true, /2 days/)).toBe("lost");
  expect(stateOf(kiln.replace("kiln 2 went down", "we stopped"), true, /kiln 2/)).toBe("lost");
});

test("the two texts are read in one language, however short each is", () => {
  const german = "Lieferung am 5. März, 1.250 Stück, Preis 3,50 €. Herr Müller kommt nicht.";
  const { facts } = factsReport(german, german.replace(" nicht", ""), { fromNotes: false, finished: true });
  expect(facts.map(({ text, state }) => `${text}: ${state}`)).toEqual([
    "5. März: kept",
    "1.250: kept",
    "3,50 €: kept",
    "Herr Müller: kept",
  ]);
});

test("a missing figure is named with what it counts or numbers", () => {
  const { facts } = factsReport("Room 4 is free. Bring 4 chairs.", "Room 4 is free.", {
    fromNotes: false,
    finished: true,
  });
  expect(facts.map(({ state, reason }) => [state, reason])).toEqual([
    ["kept", ""],
    ["lost", "“4 chairs” is missing"],
  ]);
});

test("a fortnight is two weeks", () => {
  const said = (before: string, after: string): string[] =>
    factsReport(before, after, { fromNotes: false, finished: true }).facts.map(
      ({ text, state }) => `${text}: ${state}`,
    );
  expect(said("It came 2 weeks later.", "It came a fortnight later.")).toEqual(["2 weeks: reworded"]);
  expect(said("It came 3 weeks later.", "It came a fortnight later.")).toEqual(["3 weeks: lost"]);
});

test.each([
  ["Of the crates Bo sends 14 to Ana.", ""],
  ["The crates are late. Bo sends 14 boxes to Ana.", "“14” no longer goes with “crates”"],
  ["Bo sends 14 boxes to Ana. The crates are late.", "“14” no longer goes with “crates”"],
])("what a figure counts is looked for in its own sentence: %s", (after, reason) => {
  const { facts } = factsReport("Bo sends 14 crates to Ana.", after, { fromNotes: false, finished: true });
  expect(facts.map((fact) => fact.reason)).toEqual(["", reason, ""]);
});
