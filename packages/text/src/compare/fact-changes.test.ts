import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

const told = (before: string, after: string): string[] =>
  compareDrafts(before, after).changes.map(({ severity, reason }) => `${severity}: ${reason}`);

test.each([
  // Of a short sentence little stays where a few words go.
  ["Call 7 old clients today please.", "Call today please.", "hard"],
  ["Call 7 old clients today.", "Call today.", "soft"],
  ["Call 7 of our clients today please.", "Call today please.", "soft"],
  ["Call 7 old clients and friends today please.", "Call today please.", "soft"],
  ["We sold 9 of the small red boats to the club in town.", "We sold the red boats to a club in town.", "hard"],
  ["We sold 9 of the small red boats to the club in town.", "We gave the red boats to a club in Leeds.", "soft"],
])("a small figure that went out of a sentence of which most stays is an alarm: %s → %s", (before, after, severity) => {
  expect(told(before, after).filter((change) => change.includes("missing"))).toEqual([
    `${severity}: "${/\d/.exec(before)?.[0]}" is missing`,
  ]);
});

test.each([
  ["We count on 99 guests by boat. Bring a lamp.", ['soft: "99" is missing']],
  ["We count on 100 guests by boat. Bring a lamp.", ['hard: "100" is missing']],
  ["Run `npm run build all` now. Bring a lamp.", ['hard: "`npm run build all`" is missing']],
  ["Run `npm run build all now` again. Bring a lamp.", ['soft: "`npm run build all now`" is missing']],
])("how certain it is that a fact is missing: %s", (before, expected) => {
  expect(told(before, "Bring a lamp.").filter((change) => change.includes("is missing"))).toEqual(expected);
});

test("initials of two letters stand for no two words of a text", () => {
  expect(told("It is not yet cold in the yard.", "It is not yet cold in the NY yard.")).toEqual([
    'hard: "NY" is not in the draft',
  ]);
});

test.each([
  ["Ten guests come by boat.", []],
  ["Eleven guests come by boat.", ['"Eleven" is not in the draft']],
])("a number up to ten in letters is a word like others: %s", (sentence, expected) => {
  const { changes } = compareDrafts("Bring a lamp.", `Bring a lamp. ${sentence}`);
  expect(changes.flatMap(({ topic, reason }) => (topic === "number" ? [reason] : []))).toEqual(expected);
});

test.each([
  ["ship red lamps today", "ship blue cars today", "became"],
  ["ship red lamps today quickly", "ship blue cars today slowly", "is missing"],
])("a quotation of which half the words stayed was changed: %s", (was, is, said) => {
  expect(told(`The sign says "${was}" in blue.`, `The sign says "${is}" in blue.`).join()).toContain(said);
});

const figures = (count: number, first: number): string =>
  Array.from({ length: count }, (_, at) => first + at).join(" ");
const WORDS =
  "anchor barrel candle drawer engine fabric garden hammer island jacket kettle ladder magnet needle orchard pillow quarry ribbon saddle tunnel vessel window yogurt zipper basket copper desert feather goblet hinge insect jungle kitchen lantern mirror napkin oyster pebble quilt rocket shovel timber urchin violin wallet";

test("forty facts of a pair of sentences that stand elsewhere in it are told as changed", () => {
  const { changes } = compareDrafts(`${figures(41, 101)} ${WORDS}.`, `${WORDS} ${figures(41, 501)}.`);
  const count = (wanted: string): number => changes.filter(({ status }) => status === wanted).length;
  expect([count("changed"), count("lost"), count("invented")]).toEqual([40, 1, 1]);
});

test.each([
  [38, ": swapped places"],
  [39, ", which the draft has elsewhere"],
])("two figures behind %i others that changed in their sentence: %s", (count, note) => {
  const before = `Bins ${figures(count, 101)} ${WORDS} 7 and 8.`;
  const after = `Bins ${figures(count, 501)} ${WORDS} 8 and 7.`;
  expect(told(before, after)).toContain(`hard: "7" became "8"${note}`);
});

test("of very many quotations the first thousand are looked for", () => {
  const quoted = (times: number): number =>
    compareDrafts("Today we open at dawn.", 'He said "we open at dawn". '.repeat(times)).changes.filter(
      ({ topic }) => topic === "quote",
    ).length;
  expect([quoted(999), quoted(1000)]).toEqual([0, 1]);
});

test("two hundred facts are looked for in other notations", () => {
  const hours = (times: number): number =>
    compareDrafts("The yard is shut 06-14 on Sunday.", "It is shut from 06:00. ".repeat(times)).changes.filter(
      ({ topic }) => topic === "time",
    ).length;
  // The two hours of the draft are looked for first.
  expect([hours(198), hours(199)]).toEqual([0, 1]);
});
