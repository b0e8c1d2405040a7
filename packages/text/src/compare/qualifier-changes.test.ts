import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

type Outcome = "alarm" | "note" | "nothing";

const PAIRS: [Outcome, string, string][] = [
  ["note", "The migration takes about 40 minutes.", "The migration takes 40 minutes."],
  ["note", "The migration takes 40 minutes.", "The migration takes roughly 40 minutes."],
  ["note", "Roughly a third of the tickets were duplicates.", "A third of the tickets were duplicates."],
  ["nothing", "The migration takes about 40 minutes.", "The migration takes roughly 40 minutes."],
  ["nothing", "It costs around $300 a month.", "It costs approximately $300 a month."],
  ["note", "The bug is probably in the cache.", "The bug is in the cache."],
  ["note", "The bug is in the cache.", "The bug is probably in the cache."],
  ["nothing", "The bug is probably in the cache.", "The bug is likely in the cache."],
  ["note", "We think the vendor will likely raise prices.", "We think the vendor will raise prices."],
  [
    "note",
    "I believe most of the drop came from the pricing change, but I'm not certain.",
    "Most of the drop came from the pricing change.",
  ],
  ["note", "The fix seems to work on staging.", "The fix works on staging."],
  ["note", "The job usually finishes before 6am.", "The job finishes before 6am."],
  ["note", "The job sometimes fails.", "The job fails."],
  ["note", "Almost all of the tests pass.", "All of the tests pass."],
  ["note", "Nearly 90 people came.", "90 people came."],
  ["note", "Acme is one of the largest buyers in the region.", "Acme is the largest buyer in the region."],
  ["note", "Acme is the largest buyer in the region.", "Acme is one of the largest buyers in the region."],
  ["note", "Some of the invoices were late.", "The invoices were late."],
  ["alarm", "Most customers liked the change.", "All customers liked the change."],
  ["note", "Most customers liked the change.", "Customers liked the change."],
  ["note", "Customers asked for a refund.", "Some customers asked for a refund."],
  ["alarm", "Some customers asked for a refund.", "All customers asked for a refund."],
  ["alarm", "A few customers asked for a refund.", "Many customers asked for a refund."],
  ["alarm", "Half of the team was out.", "Most of the team was out."],
  [
    "note",
    "We have about 40 open tickets, probably 10 of them are duplicates.",
    "We have 40 open tickets, 10 of which are duplicates.",
  ],
  [
    "nothing",
    "We have about 40 open tickets, probably 10 of them are duplicates.",
    "We have roughly 40 open tickets, 10 of which are likely duplicates.",
  ],
  ["nothing", "The call should take around an hour.", "The call should take about an hour."],
  ["note", "The call should take around an hour.", "The call should take an hour."],
  ["note", "The product is the best in its class.", "The product is among the best in its class."],
];

test.each(PAIRS)(
  "what makes a statement less certain or less general: %s where %j becomes %j",
  (outcome, before, after) => {
    const { alarm, changes } = compareDrafts(before, after);
    expect(alarm ? "alarm" : changes.length > 0 ? "note" : "nothing").toBe(outcome);
  },
);
