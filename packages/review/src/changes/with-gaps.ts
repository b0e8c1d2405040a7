import { occurrencesOf, type Span } from "@rewrite-service/text";
import { isChange } from "../alignment/mix.ts";
import type { Alignment, Passage } from "../alignment/passage.ts";
import { gapWords } from "../words/gap.ts";

const distance = (place: number, spans: readonly Span[]): number =>
  Math.min(...spans.map(({ start, end }) => Math.max(start - place, place - end, 0)));

/** The change to read: of the sentence that holds the place, the one nearest to it; null where the draft says that sentence too. */
const changeAt = ({ wholes, passages }: Alignment, place: number): Passage | null => {
  const holds = wholes.find(({ resultSpans }) => resultSpans.some(({ start, end }) => start < place && place <= end));
  const [nearest] = passages
    .filter((passage) => passage.whole === holds?.id && isChange(passage) && passage.resultSpans.length > 0)
    .sort((x, y) => distance(place, x.resultSpans) - distance(place, y.resultSpans));
  return nearest ?? null;
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
    for (const { end } of occurrencesOf(alignment.after, words).whole) {
      const change = changeAt(alignment, end);
      if (change !== null) gaps.set(change.id, words);
    }
  if (gaps.size === 0) return alignment;
  const passages = alignment.passages.map((passage): Passage => {
    const after = gaps.get(passage.id);
    return after === undefined
      ? passage
      : { ...passage, repaired: { after, reason: gapWords(after, alignment.fromNotes) } };
  });
  return { ...alignment, passages };
};
