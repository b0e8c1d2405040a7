import { expect, test } from "vitest";
import { createWitness } from "./witness.ts";

const unbacked = (draft: string, rewrite: string): string[] => createWitness([draft])(rewrite).map(({ text }) => text);

test.each<[string, string]>([
  // A zone behind a space, a comma or a dash.
  ["Call is 5pm.", "Call is 5pm Z."],
  ["Call is 5pm.", "Call is at 17:00 Z."],
  ["Call is 5pm.", "Call is 5pm, Eastern."],
  ["Call is 5pm.", "Call is at 17:00, CET."],
  ["Call is 5pm.", "Call is 5pm - ET."],
  // A sign between two figures.
  ...Array.from("÷|~=>_⧸∣!?@", (sign): [string, string] => ["We have 10 and 2.", `We have 10${sign}2.`]),
  ["We have 7, 1 and 7.", "We have 7-1-7."],
  // Whose money it is, its scale and its sign.
  ["It is $5,000.", "It is 5,000 BTC."],
  ["It is $5,000.", "It is $5,000 Canadian."],
  ["It is 840.", "It is 840 thou."],
  ["Up 12 %.", "Now ➖12 %."],
  ["Up 12 %.", "Up 12 pct pts."],
  // Days in words.
  ["We meet.", "We meet May the fifth."],
  ["We pay.", "Payment is due the third."],
  // Places.
  ["Ask the page.", "Ask MÜLLER.DE now."],
  ["Ask the page.", "Ask evil。com now."],
  ["Ask the page.", "Ask ~ana/x now."],
  ["Ask the page.", "Ask ${HOME}/x now."],
  ["Ask the page.", "Ask <form action=/x>now."],
  // Words that nobody spells so.
  ["We meet.", "We meet on Fri\u0301day."],
  ["We meet.", "We meet in Feb\u0301ruary."],
  ["Some came.", "Fouŕteen came."],
  ["We wait.", `We wait thir<!-- ${"so ".repeat(200)}-->teen days.`],
])("%j may not become %j", (draft, rewrite) => {
  expect(unbacked(draft, rewrite)).not.toEqual([]);
});

test.each<[string, string]>([
  ["Call is 5pm ET.", "Call is 5pm, Eastern."],
  ["Call is 5pm.", "At 5pm, Eastern Europe joins."],
  ["Call is 5pm.", "At 5pm, central heating is checked."],
  ["We have 10 and 2.", "We have 10–2, 10, 2, 10&2, 10 and (2)."],
  ["It went from 10 to 2.", "It went 10→2."],
  ["The ratio is 10÷2.", "The ratio is 10÷2."],
  ["It is $5,000 Canadian.", "It is CA$5,000."],
  ["It costs 0.5 btc.", "It costs 0.5 BTC."],
  ["Up 12 percentage points.", "Up 12 pct pts."],
  ["Due on the third.", "Payment is due the third."],
  ["Le réunion est vendredi à Orléans.", "Réunion vendredi à Orléans."],
  ["我们用Docker。", "我们用Docker。共好。"],
])("%j may become %j", (draft, rewrite) => {
  expect(unbacked(draft, rewrite)).toEqual([]);
});
