import { occurrencesOf } from "@rewrite-service/text";
import { isChange } from "../alignment/mix.ts";
import type { Alignment, Passage } from "../alignment/passage.ts";
import { gapWords } from "../words/gap.ts";

const holds = ({ resultSpans }: Passage, place: number): boolean =>
  resultSpans.some(({ start, end }) => start < place && place <= end);

/** Where to read: the words that hold the place; nowhere if the draft says their sentence too. */
const passagesAt = ({ wholes, passages }: Alignment, place: number): Passage[] => {
  const sentence = wholes.find((whole) => holds(whole, place));
  const parts = passages.filter(({ whole, resultSpans }) => whole === sentence?.id && resultSpans.length > 0);
  return parts.some(isChange) ? parts.filter((part) => holds(part, place)) : [];
};

/**
 * The same passages, with a place to read wherever the gate kept an invention out: a model that was asked to go on may have
 * left a sentence without its end. The repair itself is good, so nothing is asked. `ends` are the words of the result before
 * each place.
 */
export const alignmentWithGaps = (alignment: Alignment | null, ends: readonly string[]): Alignment | null => {
  if (alignment === null) return null;
  const gaps = new Map<number, string>();
  for (const words of ends)
    for (const { end } of occurrencesOf(alignment.after, words).whole)
      for (const { id } of passagesAt(alignment, end)) gaps.set(id, words);
  if (gaps.size === 0) return alignment;
  const passages = alignment.passages.map((passage): Passage => {
    const after = gaps.get(passage.id);
    return after === undefined
      ? passage
      : { ...passage, repaired: { after, reason: gapWords(after, alignment.fromNotes) } };
  });
  return { ...alignment, passages };
};
