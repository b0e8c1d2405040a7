import { overlaps, type Span } from "@rewrite-service/text";
import type { Decisions, Alignment, Passage } from "@rewrite-service/review";

const touch = (one: Passage, other: Passage): boolean =>
  one.draftSpans.some((span) => other.draftSpans.some((there: Span) => overlaps(span, there)));

const firstSlot = ({ slots }: Alignment, { id }: Passage): number =>
  slots.findIndex(({ passage, kind }) => passage === id && kind === "result");

/** Passages of a card whose sentence can be taken alone: they say something that the draft says too. */
const canTake = ({ draftSpans, resultSpans }: Passage): boolean => draftSpans.length > 0 && resultSpans.length > 0;

/** The sentence of another version that answers the same words of the draft; null where it has none that can be taken alone. */
export const sentenceFor = ({ passages }: Alignment, passage: Passage): Passage | null =>
  passages.find((other) => canTake(other) && touch(other, passage)) ?? null;

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
    for (const passage of main.passages) if ([...there].some((one) => touch(one, passage))) here.add(passage);
    for (const passage of card.passages) if ([...here].some((one) => touch(one, passage))) there.add(passage);
  }
  const text = [...there]
    .filter(canTake)
    .sort((x, y) => firstSlot(card, x) - firstSlot(card, y))
    .map(({ result }) => result)
    .join(" ");
  const places = [...here].sort((x, y) => firstSlot(main, x) - firstSlot(main, y));
  const place = places.find((passage) => firstSlot(main, passage) >= 0) ?? places[0];
  const next = { ...decisions };
  for (const { id } of here) next[id] = { kind: "edited", text: id === place?.id ? text : "" };
  return next;
};
