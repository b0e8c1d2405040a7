import { describe, expect, it, test } from "vitest";
import { compareDrafts } from "./compare.ts";

const DENYING = "failed missing rejected refused invalid excluded absent denied wrong forgotten stopped banned".split(
  " ",
);
const SENTENCES: readonly [string, string][] = [
  ["The * parcels are not lost.", "The * parcels are lost."],
  ["The * job did not delete any orders.", "The * job did delete any orders."],
  ["The * invoices are not overdue", "The * invoices are overdue"],
  ["Please do not ship the * boxes before Friday.", "Please ship the * boxes before Friday."],
  ["We have not paid for the * items.", "We have paid for the * items."],
  ["The report is not ready because a form was *.", "The report is ready because a form was *."],
  ["Anna doesn't need the * keys today.", "Anna does need the * keys today."],
  ["Tom will not open the * ticket again.", "Tom will open the * ticket again."],
  ["The site never went down while a * cable was there.", "The site went down while a * cable was there."],
  ["There is no charge for the * order.", "There is a charge for the * order."],
  ["The * card can't be used in the lift.", "The * card can be used in the lift."],
  ["You should not call the * customers.", "You should call the * customers."],
  ["Customers without a * login are not affected.", "Customers without a * login are affected."],
  ["Unless the * part comes, do not ship.", "Unless the * part comes, ship."],
  // What another denial reaches is the same with the "not" and without.
  ["Those without * logins are not sure.", "Those without * logins are sure."],
  ["Those without * new logins do not want help.", "Those without * new logins want help."],
  ["If no * part arrives by noon, do not call Ben.", "If no * part arrives by noon, call Ben."],
];

const denials = (before: string, after: string): string[] =>
  compareDrafts(before, after).changes.flatMap(({ topic, severity }) => (topic === "negation" ? [severity] : []));

describe.each(DENYING)("beside %s, which stayed", (word) => {
  it.each(SENTENCES)("a denial that comes or goes is an alarm: %s", (denied, said) => {
    const [one, other] = [denied.replace("*", word), said.replace("*", word)];
    expect([denials(one, other), denials(other, one)]).toEqual([["hard"], ["hard"]]);
  });
});

test("a sentence made anew without its denial, beside another that stayed, is a place", () => {
  const draft = "Kindly note for the weekend: the rejected invoices are not overdue, tell Ben.";
  expect(denials(draft, "Tell Ben about this. The rejected invoices are overdue.")).toEqual(["soft"]);
});

it.each([
  ["It is not without risk.", "It is with risk."],
  ["We don't have milk. We don't have bread.", "We don't have milk or bread."],
  ["The rejected invoices are not overdue.", "None of the rejected invoices are overdue."],
  ["The track is too soft now. It cannot take a harvester.", "The track is too soft for a harvester now."],
])("says nothing where %s is told as %s", (before, after) => {
  expect(denials(before, after)).toEqual([]);
});
