import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

type Outcome = "alarm" | "note" | "nothing";

const PAIRS: [Outcome, string, string][] = [
  [
    "alarm",
    "We need laptops, badges and monitors for the new starters.",
    "We need laptops, badges, chairs and monitors for the new starters.",
  ],
  [
    "alarm",
    "We need laptops, badges and monitors for the new starters.",
    "We need laptops and monitors for the new starters.",
  ],
  [
    "alarm",
    "Please check the login page, the billing form and the export before Monday.",
    "Please check the login page and the export before Monday.",
  ],
  ["alarm", "The plan covers training and support.", "The plan covers training, travel and support."],
  ["alarm", "The outage hit search, checkout, and reporting.", "The outage hit search and checkout."],
  ["alarm", "Sales, legal and support will join the call.", "Sales, legal, finance and support will join the call."],
  [
    "nothing",
    "We need laptops, badges and monitors for the new starters.",
    "For the new starters we need monitors, laptops and badges.",
  ],
  [
    "nothing",
    "We need laptops, badges and monitors for the new starters.",
    "For the new starters we need:\n- laptops\n- badges\n- monitors",
  ],
  [
    "alarm",
    "We need laptops, badges and monitors for the new starters.",
    "For the new starters we need:\n- laptops\n- monitors",
  ],
  [
    "alarm",
    "We need laptops, badges and monitors for the new starters.",
    "For the new starters we need:\n- laptops\n- badges\n- chairs\n- monitors",
  ],
  [
    "alarm",
    "Open points:\n- pricing page copy\n- refund flow\n- new icons",
    "Open points:\n- pricing page copy\n- new icons",
  ],
  [
    "alarm",
    "Open points:\n- pricing page copy\n- refund flow",
    "Open points:\n- pricing page copy\n- refund flow\n- database upgrade",
  ],
  ["nothing", "We will fix and test the importer.", "We will repair and test the importer."],
  ["note", "The process is slow and cumbersome.", "The process is slow."],
  ["nothing", "It is quick and easy to set up.", "It is easy to set up."],
  [
    "nothing",
    "Attendees: Ana, Bo, Chi. We agreed on pricing, scope and dates.",
    "Ana, Bo and Chi attended. We agreed on dates, pricing and scope.",
  ],
  [
    "alarm",
    "Attendees: Ana, Bo, Chi. We agreed on pricing, scope and dates.",
    "Ana, Bo and Chi attended. We agreed on dates and pricing.",
  ],
  [
    "alarm",
    "The bundle includes a mouse, a keyboard and a headset.",
    "The bundle includes a mouse, a keyboard, a webcam and a headset.",
  ],
  ["alarm", "Visitors need a badge and a helmet.", "Visitors need a badge, gloves and a helmet."],
  ["nothing", "Visitors need a badge and a helmet.", "Visitors need both a badge and a helmet."],
  ["nothing", "We support CSV, JSON and XML exports.", "Exports are supported in CSV, JSON and XML."],
];

test.each(PAIRS)("an item of a list that was put in or left out: %s where %j becomes %j", (outcome, before, after) => {
  const { alarm, changes } = compareDrafts(before, after);
  expect(alarm ? "alarm" : changes.length > 0 ? "note" : "nothing").toBe(outcome);
});
