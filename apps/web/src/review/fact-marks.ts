import { occurrencesOf, type Span } from "@rewrite-service/text";
import { isTrouble, shownPlace, type Alignment, type ShownFact } from "@rewrite-service/review";
import type { Mark } from "../ui/marked-text.tsx";
import type { Coming } from "../result/result.ts";

/** Where the text states facts, marked as they are listed; none while they are read again. */
export const factPlaces = ({ text, facts }: Pick<Coming, "text" | "facts">): Mark[] =>
  facts?.question.after === text
    ? facts.facts.flatMap((fact): Mark[] =>
        fact.after === null ? [] : [{ ...shownPlace(text, fact.after), kind: isTrouble(fact) ? "risk" : "fact" }],
      )
    : [];

/** Where the draft and a text beside it state facts that something became of, and the one that is picked. */
export const sideMarks = (
  draft: string,
  { text, facts }: Pick<Coming, "text" | "facts">,
  picked: Record<"before" | "after", Span | null>,
): Record<"before" | "after", Mark[]> => {
  const told = facts?.question.after === text ? [...facts.facts, ...facts.meaning].filter(isTrouble) : [];
  const marksOf = (side: "before" | "after", own: string): Mark[] => [
    ...told.flatMap((fact): Mark[] => {
      const place = fact[side];
      return place === null ? [] : [{ ...shownPlace(own, place), kind: "risk" }];
    }),
    ...(picked[side] === null ? [] : [{ ...picked[side], kind: "picked" as const }]),
  ];
  return { before: marksOf("before", draft), after: marksOf("after", text) };
};

/** Where a text says something else than the draft, or what the writer's own words did to that. */
export const harmMarks = (harm: readonly ShownFact[]): Mark[] =>
  harm.flatMap(({ after }): Mark[] => (after === null ? [] : [{ ...after, kind: "risk" }]));

/** Where the gate kept something out of a text: the end of the words before it. */
export const gapMarks = (text: string, alignment: Alignment | null): Mark[] =>
  (alignment?.passages ?? []).flatMap(({ repaired }): Mark[] =>
    repaired === undefined
      ? []
      : occurrencesOf(text, repaired.after).whole.map(({ end }) => ({ start: end - 1, end, kind: "gap" })),
  );
