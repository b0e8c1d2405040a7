import type { WithdrawnPlace } from "@rewrite-service/contract";
import { answerFacts, mixOf, rejectAll, type Decisions } from "@rewrite-service/review";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ResultVersion } from "./result-history.ts";
import { useJudged } from "./use-judged.ts";
import type { Meaning } from "./use-meaning.ts";

const before = "The crew is on site by noon and only stays till five.";
const after = "The crew is on site by noon and stays till five.";
const question = { before, after, fromNotes: false, finished: true };
const answer = { ...answerFacts(question), question };
const changes = answer.alignment?.passages.flatMap((passage) => passage.changes) ?? [];
const withdrawn = changes.flatMap((change): WithdrawnPlace[] =>
  (["before", "after"] as const).flatMap((side) => {
    const place = change[side];
    return place === null ? [] : [{ side, start: place.start, end: place.end }];
  }),
);
const state = { phase: "done", report: { verified: true, findings: [], withdrawn, usage: {} } };

/** How many notes are left beside the passages once a judge took all of them back. */
const notesLeft = (decisions: Decisions): number | undefined => {
  const { alignment } = answer;
  if (alignment === null) return undefined;
  const version = { text: after, notes: null, decisions, source: { text: before, request: {} } };
  const shown = { alignment, facts: answer, retryFacts: null, mix: mixOf(alignment, decisions) };
  let left: number | undefined;
  const Judged = (): null => {
    const judged = useJudged(shown, { state } as unknown as Meaning, version as unknown as ResultVersion, []);
    left = judged.alignment?.passages.flatMap((passage) => passage.changes).length;
    return null;
  };
  renderToStaticMarkup(createElement(Judged));
  return left;
};

test("what a judge took back is no note beside its passage, as long as the text is the one that was judged", () => {
  expect(changes.map(({ severity }) => severity)).toEqual(["soft"]);
  expect(notesLeft({})).toBe(0);
  expect(answer.alignment && notesLeft(rejectAll(answer.alignment))).toBe(1);
});
