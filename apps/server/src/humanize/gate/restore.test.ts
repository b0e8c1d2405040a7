import { expect, test } from "vitest";
import { restorer } from "./restore.ts";

const masking = { tag: "KEEP", spans: ["C++", "(do not touch)"] } as unknown as Parameters<typeof restorer>[0];

const restored = (answer: string, size: number): { text: string; broken: boolean } => {
  const own = restorer(masking);
  let text = "";
  for (let at = 0; at < answer.length; at += size) text += own.push(answer.slice(at, at + size));
  return { text: text + own.end(), broken: own.broken() };
};

const sizes = [1, 2, 3, 7, 1_000];

test.each(sizes)("a placeholder is its span in whatever form a model wrote it, in pieces of %i", (size) => {
  for (const form of [
    "[[KEEP-1]]",
    "[KEEP-1]",
    "[[keep-1]]",
    "\\[\\[KEEP-1\\]\\]",
    "&#91;KEEP-1&#93;",
    "[[ KEEP - 1 ]]",
    "KEEP-1",
    "⟦KEEP–1⟧",
    "[[KEEP1]]",
  ])
    expect([form, restored(`We use ${form} here.`, size)]).toEqual([form, { text: "We use C++ here.", broken: false }]);
  expect(restored("[[KEEP-2]][[KEEP-1]]", size)).toEqual({ text: "(do not touch)C++", broken: false });
});

test.each(sizes)("what only looks alike passes as it is, in pieces of %i", (size) => {
  for (const text of ["Keep it [x] & go <b>", "a[", "[KEE", "x && y \\", "Keep", "{{KE-1}}"])
    expect(restored(text, size)).toEqual({ text, broken: false });
});

test.each(sizes)("nothing is given from a placeholder on that belongs to no span, in pieces of %i", (size) => {
  for (const form of ["[[KEEP-3]]", "[[KEEP-0]]", "[KEEP-x]", "KEEP-x"])
    expect([form, restored(`We use ${form} and [[KEEP-1]].`, size)]).toEqual([form, { text: "We use ", broken: true }]);
});

test("only what may become a placeholder is held back", () => {
  const pushed = (...pieces: string[]): string[] => {
    const own = restorer(masking);
    return [...pieces.map((piece) => own.push(piece)), own.end()];
  };
  expect(pushed("We wait [[", "KEEP", "-1", "]] now.")).toEqual(["We wait ", "", "", "C++ now.", ""]);
  expect(pushed("We wait [[", "not")).toEqual(["We wait ", "[[not", ""]);
  // The end of a word is none, even where its beginning was given before.
  expect(pushed("Max", "KEEP-x ", "on")).toEqual(["Max", "KEEP-x ", "on", ""]);
  expect(pushed("Ask K", "im")).toEqual(["Ask ", "Kim", ""]);
  expect(pushed("x".repeat(100), ` [`, "b] y")).toEqual(["x".repeat(100), " ", "[b] y", ""]);
});
