import { expect, test } from "vitest";
import { answerFacts } from "./facts-answer.ts";
import { putBack } from "./put-back.ts";

test("a “not” that the writer put back is kept, and one that is still gone is told as that alone", () => {
  const draft = "Please don't sell it before Friday. Ana pays 20 euros.";
  const came = answerFacts({ before: draft, after: draft.replace("don't ", ""), fromNotes: false, finished: true });
  const told = ({ facts, meaning }: Pick<typeof came, "facts" | "meaning">) => [...facts, ...meaning];
  expect(putBack(came.alignment, told(came))).toEqual([]);
  const back = answerFacts({ before: draft, after: draft, fromNotes: false, finished: true });
  expect(putBack(came.alignment, told(back))).toEqual([
    { state: "kept", text: "not", before: { start: 9, end: 12 }, after: null, reason: "" },
  ]);
  expect(putBack(back.alignment, told(back))).toEqual([]);
  expect(putBack(null, [])).toEqual([]);
});
