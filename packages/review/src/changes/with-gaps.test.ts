import { expect, test } from "vitest";
import { acceptSafe } from "../alignment/mix.ts";
import { answerFacts } from "../facts/facts-answer.ts";
import { gapWords } from "../words/gap.ts";
import { changeTitle } from "./change-title.ts";
import { reasonsFor } from "./reasons.ts";
import { riskLevel } from "./risk-level.ts";
import { alignmentWithGaps } from "./with-gaps.ts";

const BEFORE = "hi Ana, the report ran on the new server. Bo has the log and he will send it tomorrow.";
const AFTER =
  "Hi Ana, the report ran on the new server and it took Thank you. Bo has the log and will send it tomorrow.";
const { alignment } = answerFacts({ before: BEFORE, after: AFTER, fromNotes: false, finished: true });

test("a place where the gate left something out is to be read, and asks for no decision", () => {
  const shown = alignmentWithGaps(alignment, ["the new server and it took"]);
  const said = gapWords("the new server and it took", false);
  const marked = (shown?.passages ?? []).filter(({ repaired }) => repaired?.after === "the new server and it took");
  expect(marked.map(({ result }) => result)).toEqual([expect.stringContaining("it took Thank you")]);
  const [place] = marked;
  if (shown === null || place === undefined) throw new Error("no place is marked");
  expect(acceptSafe(shown, {})[place.id]).toEqual({ kind: "accepted" });
  expect(riskLevel(place, undefined, false)).toBe(null);
  expect(changeTitle(place, undefined)).toBe("Added");
  // The change itself is explained as if nothing had been kept out beside it.
  expect(place.repaired?.reason).toBe(said);
  expect(reasonsFor(place, { draft: [], result: [] }).map(({ text }) => text)).toEqual([
    "“and it took Thank you” added.",
  ]);
  expect(said).toBe(
    "The model wrote something that isn’t in your draft after “the new server and it took”, then rewrote the passage without it. Read this sentence.",
  );
  expect(gapWords("it took", true)).toContain("your notes");
});

test("amid words that stayed, those alone are marked: the changes beside them have nothing to do with it", () => {
  const before = "ok so p95 on search went from roughly 180 to 290 ms after the deploy. Bo knows.";
  const after = before.replace("ok", "OK");
  const answer = answerFacts({ before, after, fromNotes: false, finished: true });
  const shown = alignmentWithGaps(answer.alignment, ["went from roughly 180 to"]);
  const marked = (shown?.passages ?? []).filter(({ repaired }) => repaired !== undefined);
  expect(marked.map(({ status }) => status)).toEqual(["kept"]);
  expect(marked[0]?.result).toContain("180 to 290 ms");
});

test("without such a place, with one that the text no longer has, and in a sentence of the draft's own, nothing is marked", () => {
  for (const ends of [[], ["and it lasted"], ["new serv"]]) expect(alignmentWithGaps(alignment, ends)).toBe(alignment);
  const same = answerFacts({ before: BEFORE, after: BEFORE, fromNotes: false, finished: true }).alignment;
  expect(alignmentWithGaps(same, ["the new server"])).toBe(same);
  expect(alignmentWithGaps(null, ["the new server"])).toBe(null);
});
