import { describe, expect, it } from "vitest";
import { compareDrafts } from "./compare.ts";

const isAlarm = (before: string, after: string): boolean => compareDrafts(before, after).alarm;

describe("a denial that another text tells in other words", () => {
  it.each([
    ["The lift does not change at all this year.", "The lift stays as it is this year."],
    ["I can't make the review on Tuesday.", "I won't be able to make the review on Tuesday."],
    ["The leak has nothing to do with the pump.", "The leak is unrelated to the pump."],
    ["I don't agree that we need a second pump.", "I disagree that a second pump is needed."],
    ["Send the form to Ines, not to me.", "Send the form to Ines rather than me."],
    ["Leave was granted for one month, not three.", "Leave was granted for one month instead of three."],
    ["Please don't leave bikes in the hall.", "Please keep bikes out of the hall."],
    ["The hall is not open yet; nobody has the key.", "No one has the key, so the hall isn't open yet."],
    ["You can park there for not longer than 30 days.", "You can park there for at most 30 days."],
    ["The guard will not let us set up before 7.", "Setting up before 7 isn't allowed by the guard."],
  ])("%s / %s", (before, after) => {
    expect(isAlarm(before, after)).toBe(false);
  });
});

describe("a word that is denied on one side alone", () => {
  it.each([
    ["The pump is not safe to use at night.", "The pump is safe to use at night."],
    ["The guard opened the gate in time.", "The guard did not open the gate in time."],
    ["Nobody told the night shift about the lock.", "The night shift had been told about the lock."],
    ["The leak is unrelated to the pump.", "The leak is related to the pump."],
    ["The offer has not been signed, and the office knows.", "The offer has been signed, and the office knows."],
    ["The grant covers chairs but not desks.", "The grant covers chairs and desks."],
    [
      "Ida Holm (4 May 1951 to 2 June 2003) was a Danish rower.",
      "Ida Holm was a Danish rower. She was not born on May 4, 1951 and died on June 2, 2003.",
    ],
  ])("%s / %s", (before, after) => {
    expect(isAlarm(before, after)).toBe(true);
  });
});
