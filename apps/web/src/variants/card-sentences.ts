import { overlaps, type Span } from "@rewrite-service/text";
import type { Alignment, Decision, Decisions, Passage } from "@rewrite-service/review";

const touch = (one: Passage, other: Passage): boolean =>
  one.draftSpans.some((span) => other.draftSpans.some((there: Span) => overlaps(span, there)));

/** Sentences of a card that can be taken alone: they say something that the draft says too. */
const canTake = ({ draftSpans, resultSpans }: Passage): boolean => draftSpans.length > 0 && resultSpans.length > 0;

const startOf = ({ resultSpans: [first] }: Passage): number => first?.start ?? Number.POSITIVE_INFINITY;

/** The sentence of another version that answers the same words of the draft; null where it has none that can be taken alone. */
export const sentenceFor = ({ wholes }: Alignment, sentence: Passage): Passage | null =>
  wholes.find((other) => canTake(other) && touch(other, sentence)) ?? null;

/**
 * The decisions after a sentence of a card was put into the result. Both texts are aligned with the same draft, so the
 * sentence replaces what answers the same sentences of the draft; where one text joins what the other parts, all that
 * hangs together is taken, and nothing is said twice or left unsaid.
 */
export const withSentence = (main: Alignment, decisions: Decisions, card: Alignment, taken: Passage): Decisions => {
  const there = new Set<Passage>([taken]);
  const here = new Set<Passage>();
  for (let size = -1; size !== there.size + here.size;) {
    size = there.size + here.size;
    for (const whole of main.wholes) if ([...there].some((one) => touch(one, whole))) here.add(whole);
    for (const whole of card.wholes) if ([...here].some((one) => touch(one, whole))) there.add(whole);
  }
  const text = [...there]
    .filter(canTake)
    .sort((x, y) => startOf(x) - startOf(y))
    .map(({ result }) => result)
    .join(" ");
  const gone = new Set([...here].map(({ whole }) => whole));
  const places = main.passages.filter(({ whole }) => gone.has(whole)).sort((x, y) => startOf(x) - startOf(y));
  const [place] = places;
  if (place === undefined) return decisions;
  const next: Record<number, Decision> = { ...decisions };
  for (const { id } of places) next[id] = { kind: "edited", text: "", within: place.id };
  next[place.id] = { kind: "edited", text };
  return next;
};
