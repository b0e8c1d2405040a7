import { describe, expect, it } from "vitest";
import { extractFacts } from "./extract.ts";
import { compareDrafts } from "../compare/compare.ts";

const facts = (text: string): string[] =>
  extractFacts(text).map(({ kind, value, text: written }) => `${kind} ${value} ${written}`);

describe("a German text", () => {
  it.each([
    ["Die Quote ist auf 3,7 % gefallen.", ["percent 3.7 3,7 %"]],
    ["Wir haben 2.150 Kisten und 1.050,50 € gezählt.", ["number 2150 2.150", "money EUR 1050.5 1.050,50 €"]],
    [
      "Bitte bis 9. Dezember 2026 und nicht am Mittwoch liefern.",
      ["date 2026-12-09 9. Dezember 2026", "weekday wed Mittwoch"],
    ],
    ["Wir sind am 3.2. um 14:30 Uhr und im März da.", ["date 02-03 3.2.", "time 14:30 14:30 Uhr", "date M03 März"]],
    ["Die Lieferung ist für Frau Petersen und nicht für den Keller.", ["name frau petersen Frau Petersen"]],
  ])("%j holds %j", (text, found) => {
    expect(facts(text)).toEqual(found);
  });

  it("is compared by whole figures and days, and its nouns are no names", () => {
    const before = "die Quote ist bei 3,7 %, am Mittwoch kommt der Prüfer. bitte bis 9. Dezember nix ändern.";
    const after =
      "Hallo zusammen,\n\ndie Quote ist bei 3,9 %. Am Freitag kommt der Prüfer. Bitte bis 9. Dezember nichts ändern.\n\nViele Grüße";
    const hard = compareDrafts(before, after).changes.filter(({ severity }) => severity === "hard");
    expect(hard.map(({ reason }) => reason)).toEqual(['"3,7 %" became "3,9 %"', '"Mittwoch" became "Freitag"']);
  });

  it.each([
    [
      "Lieferung am 5. März, 1.250 Stück, Preis 3,50 €. Herr Müller kommt nicht.",
      "Lieferung am 5. März, 1.250 Stück, Preis 3,50 €. Herr Müller kommt.",
      4,
      ['"nicht" was dropped'],
    ],
    [
      "Treffen am 3. Juni um 9 Uhr, 12 Personen. Der Raum ist nicht frei.",
      "Treffen am 3. Juni um 9 Uhr, 12 Personen. Raum frei.",
      3,
      ['"nicht" was dropped'],
    ],
    ["Die Halle hat bis Montag keine Heizung.", "Die Halle hat bis Montag Heizung.", 1, ['"keine" was dropped']],
  ])("is read as one beside another, however short: %s → %s", (before, after, kept, said) => {
    const { changes, counts } = compareDrafts(before, after);
    expect(changes.map(({ reason }) => reason)).toEqual(said);
    expect(counts.kept).toBe(kept);
    expect(compareDrafts(after, before).counts.invented).toBe(0);
  });

  it("is no English one with German names in it, where only a percentage has a comma", () => {
    expect(facts("We met at the Haus am See and it is up 0,5% of 2,400.")).toEqual([
      "name haus Haus",
      "percent 0.5 0,5%",
      "number 2400 2,400",
    ]);
  });

  it.each([
    ["We owe them 86,40 € by Friday.", "money EUR 86.4 86,40 €"],
    ["It comes to €1.240,50 in all.", "money EUR 1240.5 €1.240,50"],
    ["The lid weighs 2,5 kg now.", "measure 2.5 kg 2,5 kg"],
  ])("is no English one with a decimal comma before or behind its unit: %s", (text, fact) => {
    expect(facts(text)).toContain(fact);
  });

  it("takes no list of room numbers for decimals", () => {
    expect(facts("Use rooms 12,14 and 16,18 please.")).toEqual([
      "number 12 12",
      "number 14 14",
      "number 16 16",
      "number 18 18",
    ]);
  });
});
