import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

/** Six lines below the closing. */
const SIGNED =
  "The van is ready.\n\nKind regards,\nPriya Nair\nFleet Manager\nHalden Vans\n12 Mill Lane\nLeeds\n0113 496 0000";

type Outcome = "alarm" | "note" | "nothing";

const PAIRS: [Outcome, string, string][] = [
  [
    "nothing",
    "Hi Dana,\n\nThe draft is ready for review. Could you look at section 4?\n\nBest,\nTom",
    "The draft is ready for review. Could you look at section 4?",
  ],
  [
    "nothing",
    "Hi Dana,\n\nThe draft is ready for review. Could you look at section 4?\n\nThanks,\nTom",
    "hey Dana, draft is ready for review, could you look at section 4?",
  ],
  [
    "nothing",
    "Dear Ms. Okafor,\n\nThe invoice is attached.\n\nKind regards,\nPriya Nair\nAccounts",
    "The invoice is attached.",
  ],
  ["nothing", "Team,\n\nRelease moves to Thursday.\n\nCheers,\nLena", "Release moves to Thursday."],
  ["nothing", "Release moves to Thursday.", "Hi team,\n\nRelease moves to Thursday.\n\nBest regards"],
  ["alarm", "Hi Dana,\n\nRelease moves to Thursday.", "Hi Diana,\n\nRelease moves to Thursday."],
  ["alarm", "Release moves to Thursday.", "Release moves to Thursday.\n\nBest,\nMarcus Webb"],
  ["alarm", "Please ask Dana to review the draft by Thursday.", "Please review the draft by Thursday."],
  ["nothing", "The tests pass now.\n\n- Sam", "The tests pass now."],
  [
    "nothing",
    "Good morning Priya,\nhope you're well. The report is attached.\nBest regards,\nAnton Weber\nFinance Lead",
    "Hi Priya, the report is attached.",
  ],
  ["nothing", "Hi all, quick one: standup moves to 9:30 from Monday.", "Standup moves to 9:30 from Monday."],
  [
    "nothing",
    "Hello Mr. Tanaka,\n\nThank you for your order of 30 chairs.\n\nSincerely,\nEva Lund",
    "Thank you for your order of 30 chairs.",
  ],
  [
    "nothing",
    "Dear Mr Klein,\nI hope this finds you well. We need the report by Friday. Two customers have not moved yet.\n\nBest,\nAna",
    "Dear Mr Klein,\nWe need the report by Friday. Two customers have not moved yet, and I hope this finds you well.\n\nBest,\nAna",
  ],
  [
    "nothing",
    "Dear Mr Klein,\nI hope this finds you well. We need the report by Friday. Two customers have not moved yet.\n\nBest,\nAna",
    "Dear Mr Klein,\nWe need the report by Friday. Two customers have not moved yet.\n\nBest,\nAna",
  ],
  ["nothing", SIGNED, "The van is ready."],
  ["alarm", `${SIGNED}\nPO Box 88`, "The van is ready."],
  ["nothing", "The van is ready.\n\nThanks and see you on Friday", "The van is ready."],
  ["alarm", "The van is ready.\n\nThanks and see you all on Friday", "The van is ready."],
  ["nothing", "The van is ready.\n\nAna Maria Lopez", "The van is ready."],
  ["note", "The van is ready.\n\nAna Maria Lopez Hull", "The van is ready."],
  // A hope for something is another matter.
  [
    "note",
    "Dear Mr Klein,\nI hope we get the report by Friday. Two customers have not moved yet.",
    "Dear Mr Klein,\nWe get the report by Friday. Two customers have not moved yet.",
  ],
  [
    "alarm",
    "Hi Dana,\n\nTom will send the file on Monday.\n\nBest,\nTom",
    "Hi Dana,\n\nSomeone will send the file on Monday.",
  ],
];

test.each(PAIRS)("whom a text greets and who signs it: %s where %j becomes %j", (outcome, before, after) => {
  const { alarm, changes } = compareDrafts(before, after);
  expect(alarm ? "alarm" : changes.length > 0 ? "note" : "nothing").toBe(outcome);
});
