import type { Span } from "@rewrite-service/text";
import { isAboutFact } from "../alignment/about-fact.ts";
import type { Alignment } from "../alignment/passage.ts";
import { shownText, type ShownFact } from "./shown-fact.ts";

/** What a change of the meaning takes or brings, as it is said of it: of "don't" that is "not". */
export const saidAt = (text: string, span: Span): string => shownText(text, span).replace(/^n['’]?t$/i, "not");

/**
 * What the rewrite surely changed of the meaning and is told no more, as the writer put it back: kept, so that the count of
 * the facts that were to be kept does not fall by it. Protected words are told by themselves.
 */
export const putBack = (alignment: Alignment | null, told: readonly ShownFact[]): ShownFact[] => {
  if (alignment === null) return [];
  const { before: draft, fromNotes, passages } = alignment;
  const seen = new Set(told.map(({ before }) => before?.start));
  return passages.flatMap(({ changes }) =>
    changes.flatMap((change): ShownFact[] => {
      const { before, severity, topic } = change;
      if (severity !== "hard" || topic === "wording" || isAboutFact(change, fromNotes)) return [];
      if (before === null || seen.has(before.start)) return [];
      seen.add(before.start);
      return [{ state: "kept", text: saidAt(draft, before), before, after: null, reason: "" }];
    }),
  );
};
