import type { Stopped } from "@rewrite-service/contract";
import { factsWords, type ShownFact } from "@rewrite-service/review";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Result } from "../result/result.ts";
import { useListedFacts } from "./use-listed-facts.ts";

const BEFORE = "Ana reviews PR 90210 by 5pm. See you on Friday.";
const at = (text: string): { start: number; end: number } => {
  const start = BEFORE.indexOf(text);
  return { start, end: start + text.length };
};
const factOf = (state: ShownFact["state"], text: string): ShownFact => ({
  state,
  text,
  before: at(text),
  after: state === "kept" ? at(text) : null,
  reason: "",
});

/** What is listed where the gate ended a rewrite before all of its facts were read. */
const listed = (caught: Stopped, facts: ShownFact[]): (readonly [string, string])[] => {
  const question = { before: BEFORE, after: "Ana reviews", fromNotes: false, finished: false };
  const result = {
    facts: { question, facts, meaning: [], comparison: null, alignment: null },
    coming: null,
    caught,
    version: null,
    undecided: true,
    source: null,
    mix: { text: question.after },
    alignment: null,
  };
  let rows: readonly ShownFact[] = [];
  const Listed = (): null => {
    rows = useListedFacts(result as unknown as Result, BEFORE, false, [])?.facts ?? [];
    return null;
  };
  renderToStaticMarkup(createElement(Listed));
  return rows.map(({ state, text }) => [state, text]);
};

const facts = ["PR 90210", "5pm", "Friday"].map((text) => factOf("pending", text));

test.each(["PR 90210", "PR…"])(
  "%s, which the rewrite lacks, is missing, and every other fact is still to come",
  (missing) => {
    expect(listed({ kind: "left-out", missing }, [factOf("kept", "Ana"), ...facts])).toEqual([
      ["kept", "Ana"],
      ["pending", "5pm"],
      ["pending", "Friday"],
      ["lost", missing],
    ]);
  },
);

test("what is listed as missing already is not listed once more", () => {
  const lost = { ...factOf("lost", "PR 90210"), reason: factsWords.asked };
  expect(listed({ kind: "left-out", missing: "PR 90210" }, [lost, ...facts.slice(1)])).toEqual([
    ["lost", "PR 90210"],
    ["pending", "5pm"],
    ["pending", "Friday"],
  ]);
});
