import { contains, occurrencesOf, overlaps, type Change, type Span } from "@rewrite-service/text";
import { isChange } from "../alignment/mix.ts";
import type { Alignment, Passage } from "../alignment/passage.ts";
import type { FactsQuestion } from "../facts/facts-answer.ts";
import { isTrouble } from "../facts/fact-groups.ts";
import type { ShownFact } from "../facts/shown-fact.ts";
import { factsWords, protectedWords } from "../words/facts.ts";

/** Where a text has these words: within others only where `amidWords`. */
const placesOf = (text: string, kept: string, amidWords: boolean): Span[] => {
  const { whole, inside } = occurrencesOf(text, kept);
  return amidWords ? [...whole, ...inside] : whole;
};

/** Whether the draft has these words only as a part of others, as a writer may select them. */
const isAmidWords = (draft: string, kept: string): boolean => occurrencesOf(draft, kept).whole.length === 0;

/** The protected words that a result has less often than its draft. */
export const alteredOf = (before: string, after: string, kept: readonly string[]): string[] =>
  kept.filter((text) => {
    const amid = isAmidWords(before, text);
    return placesOf(after, text, amid).length < placesOf(before, text, amid).length;
  });

/** The same facts with the words that the writer protected, as far as no fact holds them and says what became of them. */
export const factsWithProtected = (
  facts: readonly ShownFact[],
  { before, after: result, finished }: Pick<FactsQuestion, "before" | "after" | "finished">,
  kept: readonly string[],
): ShownFact[] => {
  const added = kept.flatMap((text): ShownFact[] => {
    const amid = isAmidWords(before, text);
    const [own, there] = [placesOf(before, text, amid), placesOf(result, text, amid)];
    const [place] = own;
    if (place === undefined) return [];
    const state = there.length >= own.length ? "kept" : finished ? "lost" : "pending";
    const holder = facts.find((fact) => fact.before !== null && contains(fact.before, place));
    if (holder !== undefined && (state !== "lost" || isTrouble(holder))) return [];
    const [after, reason] = state === "lost" ? [null, factsWords.asked] : [there[0] ?? null, ""];
    return [{ state, text: text.replace(/\s+/g, " "), before: place, after, reason }];
  });
  // What was added has no place in the draft.
  const startOf = (fact: ShownFact): number => fact.before?.start ?? Infinity;
  return added.length === 0
    ? [...facts]
    : [...facts, ...added].sort((one, other) => startOf(one) - startOf(other) || 0);
};

/** Where a change takes these words from the draft; null where it leaves them as they are. */
const takenAt = ({ draft, result, draftSpans }: Passage, before: string, kept: string): Span | null => {
  const amid = isAmidWords(before, kept);
  const own = placesOf(draft, kept, amid).length;
  if (own > 0 && placesOf(result, kept, amid).length >= own) return null;
  return placesOf(before, kept, amid).find((place) => draftSpans.some((span) => overlaps(span, place))) ?? null;
};

/** The same passages, where a change to what is protected waits for the writer. */
export const alignmentWithProtected = (alignment: Alignment | null, altered: readonly string[]): Alignment | null => {
  if (alignment === null || altered.length === 0) return alignment;
  const passages = alignment.passages.map((passage): Passage => {
    if (!isChange(passage)) return passage;
    const taken = altered.flatMap((text) => {
      const place = takenAt(passage, alignment.before, text);
      return place === null ? [] : [{ text, place }];
    });
    const [first] = taken;
    if (first === undefined) return passage;
    const reason = protectedWords(
      taken.map(({ text }) => text),
      passage.result === "",
    );
    const change: Change = {
      status: "lost",
      topic: "wording",
      severity: "hard",
      before: first.place,
      after: null,
      reason,
    };
    const { changes, risky, risks } = passage;
    return {
      ...passage,
      altersProtected: true,
      changes: [...changes, change],
      risky: [...risky, change],
      risks: [...risks, reason],
    };
  });
  return { ...alignment, passages };
};
