import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

const DRAFT =
  "Kofi runs the payroll import on Mondays, Lena runs the audit export on Fridays. The Ghent desk opens at 8, the Bruges desk at 9. Drivers are paid weekly and riders monthly.";

const alarms = (after: string): string[] =>
  compareDrafts(DRAFT, after)
    .changes.filter(({ severity }) => severity === "hard")
    .map(({ reason }) => reason);

test.each([
  [
    "names in clauses that changed places",
    "On Fridays Kofi runs the audit export, and on Mondays Lena runs the payroll import. The Ghent desk opens at 8, the Bruges desk at 9. Drivers are paid weekly and riders monthly.",
    "Kofi",
  ],
  [
    "hours of two places",
    "Kofi runs the payroll import on Mondays, Lena runs the audit export on Fridays. Ghent's desk opens at 9:00, Bruges's desk at 8:00. Drivers are paid weekly and riders monthly.",
    "8",
  ],
  [
    "plain words",
    "Kofi runs the payroll import on Mondays, Lena runs the audit export on Fridays. The Ghent desk opens at 8, the Bruges desk at 9. Riders are paid weekly and drivers monthly.",
    "riders",
  ],
])("an alarm for %s", (_what, after, thing) => {
  expect(alarms(after).join("\n").toLowerCase()).toContain(thing.toLowerCase());
});

test("nothing where each thing kept what is said of it, in another order and in other words", () => {
  expect(
    alarms(
      "On Fridays Lena runs the audit export, and on Mondays Kofi runs the payroll import. Bruges's desk opens at 9:00 and Ghent's at 8:00. Riders are paid monthly, drivers weekly.",
    ),
  ).toEqual([]);
});

test("nothing where a sentence is told of the one who suffers", () => {
  const { changes } = compareDrafts(
    "The board reviewed the agency's offer on 3 May.",
    "The agency's offer was reviewed by the board on 3 May.",
  );
  expect(changes).toEqual([]);
});
