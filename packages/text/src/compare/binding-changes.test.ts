import { describe, expect, it } from "vitest";
import { compareDrafts } from "./compare.ts";

const alarms = (before: string, after: string): number =>
  compareDrafts(before, after).changes.filter(({ severity }) => severity === "hard").length;

describe("what is bound otherwise in a sentence that stayed", () => {
  it.each([
    ["cause and effect", "The line stopped because the pump failed.", "The pump failed because the line stopped."],
    [
      "the sides of a comparison",
      "The new pump is faster than the old valve.",
      "The old valve is faster than the new pump.",
    ],
    [
      "who sends and who receives",
      "The form was sent by the vendor to the client.",
      "The form was sent by the client to the vendor.",
    ],
    ["a limit made a start", "The trip costs up to 400 euros.", "The trip costs over 400 euros."],
    ["a limit that the draft does not set", "The trip costs 400 euros.", "The trip costs over 400 euros."],
    ["a limit dropped", "We need at least 5 lamps for the form.", "We need 5 lamps for the form."],
    ["a step made a level", "Sales will rise by 5% this year.", "Sales will rise to 5% this year."],
    ["an only dropped", "We only ship to the islands.", "We ship to the islands."],
    ["what will be told as done", "The board will approve the plan soon.", "The board approved the plan soon."],
    ["what is done told as to come", "The repair is finished.", "The repair will be finished."],
    ["a hope told as a promise", "We expect to close the deal soon.", "We will close the deal soon."],
    ["another payer", "Our team pays for the trip.", "Your team pays for the trip."],
  ])("raises an alarm: %s", (_what, before, after) => {
    expect(alarms(before, after)).toBeGreaterThan(0);
    expect(alarms(after, after)).toBe(0);
  });

  it.each([
    ["The line stopped because the pump failed.", "Because the pump failed, the line stopped."],
    ["The trip costs more than 400 euros.", "The trip costs over 400 euros."],
    ["Profit rose by more than 10% in spring.", "Profit rose by over 10% in spring."],
    ["We need 5 lamps or more.", "We need at least 5 lamps."],
    ["The form was sent to the client by the vendor.", "The form was sent by the vendor to the client."],
    ["We only ship to the islands.", "We just ship to the islands."],
    ["They must be named by the board.", "You must be named by the board."],
  ])("may be said otherwise: %s", (before, after) => {
    expect(alarms(before, after)).toBe(0);
  });
});
