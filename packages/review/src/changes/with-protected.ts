import { occurrencesOf, overlaps, type Change, type Span } from "@rewrite-service/text";
import { isChange } from "../alignment/mix.ts";
import type { Alignment, Passage } from "../alignment/passage.ts";
import { reviewWords as words } from "../words/review.ts";

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

/** Where a change takes these words from the draft; null where it leaves them as they are. */
const takenAt = ({ draft, result, draftSpans }: Passage, before: string, kept: string): Span | null => {
  const amid = isAmidWords(before, kept);
  const own = placesOf(draft, kept, amid).length;
  if (own > 0 && placesOf(result, kept, amid).length >= own) return null;
  return placesOf(before, kept, amid).find((place) => draftSpans.some((span) => overlaps(span, place))) ?? null;
};

/** The same passages, where a change to what was protected only after the rewrite waits for the writer. */
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
    const reason = words.protectedChanged(taken.map(({ text }) => text));
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
