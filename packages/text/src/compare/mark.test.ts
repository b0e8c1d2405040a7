import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

type Outcome = "alarm" | "note" | "nothing";

const PAIRS: [Outcome, string, string][] = [
  ["alarm", "Alert when latency > 300 ms.", "Alert when latency < 300 ms."],
  ["alarm", "Only ship if error rate < 1%.", "Only ship if error rate > 1%."],
  ["nothing", "Alert when latency > 300 ms.", "Alert when latency is above 300 ms."],
  ["alarm", "Alert when latency > 300 ms.", "Alert when latency is below 300 ms."],
  ["nothing", "Keep the bundle <= 120 kB.", "Keep the bundle at most 120 kB."],
  ["nothing", "Budget is ~$4,000 for the offsite.", "Budget is about $4,000 for the offsite."],
  ["note", "Budget is ~$4,000 for the offsite.", "Budget is $4,000 for the offsite."],
  ["alarm", "Set a >= b before the run.", "Set a <= b before the run."],
  ["nothing", "We saw 500+ sign-ups.", "We saw more than 500 sign-ups."],
  ["note", "We saw 500+ sign-ups.", "We saw 500 sign-ups."],
  ["alarm", "Net change was -4% in March.", "Net change was +4% in March."],
  ["alarm", "Net change was -4% in March.", "Net change was 4% in March."],
  ["nothing", "Timeline - 4 weeks.", "Timeline: 4 weeks."],
  ["alarm", "SLA: response time <= 4 h, uptime >= 99.9%.", "SLA: response time >= 4 h, uptime >= 99.9%."],
  [
    "nothing",
    "SLA: response time <= 4 h, uptime >= 99.9%.",
    "The SLA promises a response time of at most 4 h and an uptime of at least 99.9%.",
  ],
  [
    "nothing",
    "> Are we still on for Friday?\n\nYes, see you at 9.",
    "> Are we still on for Friday?\n\nYes, I will see you at 9.",
  ],
  ["nothing", "Flow: cart -> checkout -> receipt.", "The flow goes from cart to checkout to receipt."],
];

test.each(PAIRS)("marks that stand for words: %s where %j becomes %j", (outcome, before, after) => {
  const { alarm, changes } = compareDrafts(before, after);
  expect(alarm ? "alarm" : changes.length > 0 ? "note" : "nothing").toBe(outcome);
});
