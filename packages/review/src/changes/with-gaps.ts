import { occurrencesOf, type Change, type Span } from "@rewrite-service/text";
import { isChange } from "../alignment/mix.ts";
import type { Alignment, Passage } from "../alignment/passage.ts";
import { gapWords } from "../words/gap.ts";

const distance = (place: number, spans: readonly Span[]): number =>
  Math.min(...spans.map(({ start, end }) => Math.max(start - place, place - end, 0)));

/** The change to ask about: of the sentence that holds the place, the one nearest to it; null where the draft says that sentence too. */
const changeAt = ({ wholes, passages }: Alignment, place: number): Passage | null => {
  const holds = wholes.find(({ resultSpans }) => resultSpans.some(({ start, end }) => start < place && place <= end));
  const [nearest] = passages
    .filter((passage) => passage.whole === holds?.id && isChange(passage) && passage.resultSpans.length > 0)
    .sort((x, y) => distance(place, x.resultSpans) - distance(place, y.resultSpans));
  return nearest ?? null;
};

/**
 * The same passages, with a place to look at wherever the gate kept an invention out: a model that was asked to go on may
 * have left a sentence without its end. `ends` are the words of the result before each place.
 */
export const alignmentWithGaps = (alignment: Alignment | null, ends: readonly string[]): Alignment | null => {
  if (alignment === null) return null;
  const gaps = new Map<number, Change>();
  for (const [words, place] of ends.flatMap((own) =>
    occurrencesOf(alignment.after, own).whole.map((place) => [own, place] as const),
  )) {
    const change = changeAt(alignment, place.end);
    const after = { start: place.start, end: place.end };
    if (change !== null)
      gaps.set(change.id, {
        status: "lost",
        topic: "wording",
        severity: "soft",
        before: null,
        after,
        reason: gapWords(words, alignment.fromNotes),
      });
  }
  if (gaps.size === 0) return alignment;
  const passages = alignment.passages.map((passage): Passage => {
    const gap = gaps.get(passage.id);
    if (gap === undefined) return passage;
    const { changes, risky, risks } = passage;
    return { ...passage, changes: [...changes, gap], risky: [...risky, gap], risks: [...risks, gap.reason] };
  });
  return { ...alignment, passages };
};
