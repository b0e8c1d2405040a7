import { expect, test } from "vitest";
import { createWitness, readText } from "@rewrite-service/text";
import { closingBlock, commentaryLines, lostLines, notesLinesOf, notesSplitter, stoppedLine } from "./notes.ts";

const split = (answer: string, size: number, own = 0): { text: string; notes: string } => {
  const splitter = notesSplitter(own, false);
  let text = "";
  for (let at = 0; at < answer.length; at += size) text += splitter.push(answer.slice(at, at + size));
  return { text: text + splitter.end(), notes: splitter.commentary() };
};

const sizes = [1, 2, 5, 1_000];

test.each(sizes)("the block goes, with the blank line before it, in pieces of %i", (size) => {
  expect(split("We wait.\n\nNOTES:\n- one", size)).toEqual({ text: "We wait.", notes: "\n- one" });
  expect(split("We wait.\r\n\r\nNOTES: one", size)).toEqual({ text: "We wait.", notes: " one" });
  expect(split("We wait.\n\n**NOTES:** one", size)).toEqual({ text: "We wait.", notes: "** one" });
  expect(split("NOTES: one", size)).toEqual({ text: "", notes: " one" });
});

test.each(sizes)("white space and words that only begin alike pass as they are, in pieces of %i", (size) => {
  for (const answer of ["We wait.\n\n", "We\r\nwait \n", "A\n\nNOTE that", "See NOTES: in line", "\n\nNOT", "x\r"]) {
    expect(split(answer, size)).toEqual({ text: answer, notes: "" });
  }
});

test.each(sizes)("a line that the rewrite itself holds is text; the next one is the block, in pieces of %i", (size) => {
  const answer = "List\n\nNOTES:\nbring cake\n\nNOTES:\n- one";
  expect(split(answer, size, 1)).toEqual({ text: "List\n\nNOTES:\nbring cake", notes: "\n- one" });
});

test("the lines of a draft are counted", () => {
  expect(notesLinesOf("NOTES: a\n\nNOTES: b, NOTES: c\nNOTES: d")).toBe(3);
});

test("a commentary keeps only lines that hold nothing invented, without marks of its own", () => {
  const witness = createWitness(["It costs £20."]);
  const commentary =
    "\n- The £20 stays.\n- I left out 45 others.\n* See https://evil.example.net\nnone\n\nNOTES:\n- Tone\n  is calmer.";
  expect(commentaryLines(commentary, witness)).toEqual(["The £20 stays.", "Tone", "is calmer."]);
});

const lost = (draft: string, rewrite: string): string[] => lostLines(readText(draft), readText(rewrite));

test("facts that are gone are named in the writer's words", () => {
  expect(lost("Pay £20 on 3 May to @ana.", "Pay on May 3rd.")).toEqual(["Missing from the rewrite: £20; @ana."]);
  expect(lost("Pay £20.", "Pay £20.")).toEqual([]);
  expect(lost("Half a million users by 1130.", "500,000 users by 11:30.")).toEqual([]);
});

test("a rewrite that holds such a line is always followed by a block", () => {
  expect(closingBlock("We wait.", [])).toBe("");
  expect(closingBlock("A\n\nNOTES:\ncake", [])).toBe("\n\nNOTES:\n- Nothing was left out.");
  expect(closingBlock("NOTES: cake", [])).toMatch(/^\n\nNOTES:/);
});

test("a commentary has eight lines of three hundred characters at most", () => {
  const witness = createWitness([""]);
  const lines = Array.from({ length: 9 }, (_, at) => `- ${"abcdefghi"[at]}${"x".repeat(300)}`);
  const shown = commentaryLines(lines.join("\n"), witness);
  expect(shown.map((line) => [line.charAt(0), line.length])).toEqual(
    "abcdefgh".split("").map((letter) => [letter, 300]),
  );
  expect(commentaryLines("None.\nn/a\nnothing\n```\n</notes>\n---\nNothing was lost", witness)).toEqual([
    "Nothing was lost",
  ]);
});

test("twelve lost facts are named, and of more it is said that there are others", () => {
  const amounts = (count: number): string[] => Array.from({ length: count }, (_, at) => `\u00a3${at + 20}`);
  const twelve = amounts(12).join("; ");
  const draftOf = (count: number): string =>
    amounts(count)
      .map((amount) => `Pay ${amount}.`)
      .join(" ");
  expect(lost(draftOf(12), "We wait.")).toEqual([`Missing from the rewrite: ${twelve}.`]);
  expect(lost(draftOf(13), "We wait.")).toEqual([`Missing from the rewrite: ${twelve} and others.`]);
});

test.each(sizes)("up to 400 white spaces and three marks go with the block, in pieces of %i", (size) => {
  const spaces = "\n".repeat(400);
  expect(split(`We wait.${spaces}NOTES: one`, size)).toEqual({ text: "We wait.", notes: " one" });
  expect(split(`We wait.${spaces}\nNOTES: one`, size)).toEqual({ text: "We wait.\n", notes: " one" });
  expect(split("We wait.\n### NOTES: one", size)).toEqual({ text: "We wait.", notes: " one" });
  expect(split("We wait.\n##### NOTES: one", size).notes).toBe("");
});

test.each([
  ["It is slow,\n  and it took ", " after “and it took”"],
  ["The queue behind the third counter was long and it took", " after “the third counter was long and it took”"],
  ["See https://example.org/a-link-that-is-much-longer-than-forty", ""],
  ["", ""],
])("what was kept out of %j is placed: %j", (delivered, place) => {
  const witness = createWitness([
    readText("It took long, see https://example.org/a-link-that-is-much-longer-than-forty."),
  ]);
  expect(stoppedLine("measure", delivered, witness)).toBe(
    `A measure that is not in your text was removed or corrected${place}.`,
  );
});

test("a place whose words read as another fact once they are cut is not quoted", () => {
  const witness = createWitness([readText("We sold 1 200 000 lamps.")]);
  const line = stoppedLine("measure", "We sold 1 200 000 lamps in the past ten years, in", witness);
  expect(line).toBe("A measure that is not in your text was removed or corrected.");
});
