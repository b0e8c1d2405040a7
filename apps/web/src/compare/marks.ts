import type { Span } from "@rewrite-service/text";
import type { SideMark } from "../editor/compared-text.ts";
import { isTrouble, joinedPlaces, type FactsAnswer, shownPlace } from "@rewrite-service/review";

/** What is marked in a text, in no order, and the text that it is of. */
export interface MarkedSide {
  of: string;
  marks: readonly SideMark[];
}

/** A changed fact is also a change. */
const once = (marks: readonly SideMark[]): SideMark[] => [
  ...new Map(marks.map((mark) => [`${mark.kind} ${mark.start} ${mark.end}`, mark])).values(),
];

/** What is marked in each of two texts. Ranges are UTF-16. */
export const sideMarks = ({
  question,
  facts,
  comparison,
  alignment,
}: FactsAnswer): { before: MarkedSide; after: MarkedSide } => {
  const differ = (spans: readonly Span[]): SideMark[] =>
    spans.map(({ start, end }) => ({ start, end, kind: "differs" }));
  const ofSide = (side: "before" | "after"): SideMark[] => [
    ...(alignment?.passages ?? []).flatMap((passage) =>
      differ(
        side === "before"
          ? joinedPlaces(question.before, passage.draftSpans, passage.removed)
          : joinedPlaces(question.after, passage.resultSpans, passage.added),
      ),
    ),
    ...facts.flatMap((fact): SideMark[] => {
      const place = fact[side];
      if (place === null) return [];
      return [{ ...shownPlace(question[side], place), kind: isTrouble(fact) ? "wrong" : "fact" }];
    }),
    ...(comparison?.changes ?? []).flatMap((change): SideMark[] => {
      const place = change[side];
      if (place === null || change.severity !== "hard") return [];
      return [{ ...shownPlace(question[side], place), kind: "wrong" }];
    }),
  ];
  return {
    before: { of: question.before, marks: once(ofSide("before")) },
    after: { of: question.after, marks: once(ofSide("after")) },
  };
};
