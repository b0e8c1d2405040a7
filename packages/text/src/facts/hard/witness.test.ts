import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createWitness } from "./witness.ts";

interface Case {
  draft: string;
  stopped: readonly string[];
  passing: readonly string[];
}

const cases = JSON.parse(readFileSync(new URL("witness-cases.json", import.meta.url), "utf8")) as Case[];

describe.each(cases)("a rewrite of $draft", ({ draft, stopped, passing }) => {
  const witness = createWitness([draft]);

  test.each(stopped)("may not say %j", (text) => {
    expect(witness(text)).not.toEqual([]);
  });

  test.each(passing)("may say %j", (text) => {
    expect(witness(text)).toEqual([]);
  });
});

test("a figure of another size is no wrong telling of the draft's", () => {
  const near = (text: string) =>
    createWitness(["Errors fell from 2.3% to 0.4%, for $12,500."])(text).map((one) => one.near);
  expect(near("We save 83%.")).toEqual([null]);
  expect(near("It costs two million dollars.")).toEqual([null]);
  expect(near("Errors were 2.4%.")).toEqual(["2.3%"]);
  const days = (draft: string) => createWitness([draft])("It takes 9 days.").map((one) => one.near);
  expect(days("It takes 2 days in May.")).toEqual(["2 days"]);
  expect(days("It takes 2 days, then 3 days.")).toEqual([null]);
});

test("what begins behind the place that is asked for is not judged, and what reaches over it is", () => {
  const witness = createWitness(["We met Ana."]);
  const text = "It cost $40 and took 3 days.";
  expect(witness(text).map(({ text: written }) => written)).toEqual(["$40", "3 days"]);
  expect(witness(text, 0, 15).map(({ text: written }) => written)).toEqual(["$40"]);
  expect(witness(text, 0, 9).map(({ text: written }) => written)).toEqual(["$40"]);
});

test("a finding gives what was written, where, and the draft's nearest words", () => {
  const witness = createWitness(["It took 310 ms on 3 May and cost $5,000."]);
  const text = "It took 2<b>9</b>0 ms on 4 May; see @zoe.";
  expect(witness(text)).toEqual(
    [
      { kind: "measure", start: 8, end: 21, text: "290 ms", near: "310 ms" },
      { kind: "date", start: 25, end: 30, text: "4 May", near: "3 May" },
      { kind: "handle", start: 36, end: 40, text: "@zoe", near: null },
    ].sort((a, b) => a.start - b.start),
  );
});

test("of several dates of the draft, the nearest is one of the same month or weekday", () => {
  const witness = createWitness(["We moved by fri 20 nov and finish by 4 dec."]);
  expect(witness("We finish by 14 December.").map(({ near }) => near)).toEqual(["4 dec"]);
  expect(witness("We moved by Friday 27 November.").map(({ near }) => near)).toEqual(["fri 20 nov"]);
});

test("an ordinal needs an ordinal or a day behind it", () => {
  const witness = createWitness(["The first of three talks is on 3 May, the 21st of its kind."]);
  expect(witness("It is the 3rd, and the 21st of its kind.")).toEqual([]);
  for (const text of ["It is the 4th of its kind.", "It is the twenty-second of its kind.", "It is on the 22nd."])
    expect(witness(text)).toHaveLength(1);
});

test("a mention passes where the draft holds the name, with the same letters", () => {
  const witness = createWitness(["Karin, could you look? Élodie too."]);
  expect(witness("@Karin and @Élodie: can you look?")).toEqual([]);
  for (const text of ["@karin", "@Karin.Meier", "@Karina", "@here"]) expect(witness(text)).toHaveLength(1);
});

test("a long draft full of figures is learned in linear time", () => {
  const leastCostOf = (times: number): number => {
    const draft = "we took 3 kg, then 4, and 5. ".repeat(times);
    return Math.min(
      ...Array.from({ length: 3 }, () => {
        const start = process.cpuUsage().user;
        // The draft is read for the first fact that is judged.
        createWitness([draft])("We took 9 kg.");
        return process.cpuUsage().user - start;
      }),
    );
  };
  leastCostOf(100);
  // Eight times the text costs eight times as much and some for memory; the square would cost 64 times as much.
  expect(leastCostOf(1_600) / leastCostOf(200)).toBeLessThan(28);
});
