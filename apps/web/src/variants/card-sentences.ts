import { overlaps, type Span } from "@rewrite-service/text";
import {
  mixOf,
  withOwnWords,
  type Alignment,
  type Decisions,
  type OwnSentence,
  type Passage,
} from "@rewrite-service/review";

/** The text under review, and what was decided about it. */
export interface Main {
  alignment: Alignment;
  decisions: Decisions;
}

/** What a version says in the place of the sentence in focus, and the decisions that put it there. */
export interface CardSentence {
  text: string;
  isSame: boolean;
  decisions: Decisions;
}

const around = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
});

/** The stretches of both texts that answer each other around a place of the first; null where one has nothing there. */
const stretchesAt = ({ wholes }: Alignment, place: Span): Record<"here" | "there", Span> | null => {
  let own: readonly Passage[] = wholes.filter(({ draftSpans }) => draftSpans.some((span) => overlaps(span, place)));
  for (let size = -1; size !== own.length;) {
    size = own.length;
    const [here, there] = [around(own.flatMap((one) => one.draftSpans)), around(own.flatMap((one) => one.resultSpans))];
    own = wholes.filter(
      ({ draftSpans, resultSpans }) =>
        draftSpans.some((span) => overlaps(span, here)) || resultSpans.some((span) => overlaps(span, there)),
    );
  }
  const [here, there] = [own.flatMap((one) => one.draftSpans), own.flatMap((one) => one.resultSpans)];
  return here.length === 0 || there.length === 0 ? null : { here: around(here), there: around(there) };
};

/** The passages that a stretch of the text under review is made of, as a sentence that new words can stand for. */
const ownStretch = ({ alignment, decisions }: Main, { start, end }: Span): OwnSentence | null => {
  const { text, places } = mixOf(alignment, decisions);
  const placed = [...places].flatMap(([id, spans]) => spans.map((span) => ({ ...span, id })));
  const touched = placed.filter((span) => overlaps(span, { start, end })).sort((x, y) => x.start - y.start);
  const [first, last] = [touched[0], touched.at(-1)];
  if (first === undefined || last === undefined) return null;
  const ids = new Set(touched.map(({ id }) => id));
  const isAll = (whole: number): boolean =>
    alignment.passages.every((one) => one.whole !== whole || ids.has(one.id) || !places.has(one.id));
  const [low, high] = [Math.min(...ids), Math.max(...ids)];
  const wholes = new Set([...ids].map((id) => alignment.passages[id]?.whole));
  // What was left out amid them gives no words, and is decided with them.
  const within = alignment.passages.filter(
    ({ id, whole }) =>
      ids.has(id) || (wholes.has(whole) && !places.has(id) && (isAll(whole) || (low < id && id < high))),
  );
  return {
    text: text.slice(start, end),
    place: first.id,
    within: within.map(({ id }) => id).filter((id) => id !== first.id),
    head: text.slice(first.start, start),
    tail: text.slice(end, last.end),
  };
};

const inOneLine = (text: string): string => text.replace(/\s+/g, " ");

/**
 * The sentence of another version that says what the one in focus says; null where it has none. `card` answers the text under
 * review with the version. Sentences that can only be taken together are, but none of another paragraph.
 */
export const sentenceFor = (main: Main, focus: Passage, card: Alignment): CardSentence | null => {
  const { text, main: places } = mixOf(main.alignment, main.decisions);
  // A part that gives no words is asked about where the part beside it stands.
  const [nearest] = main.alignment.passages
    .filter(({ id, whole }) => whole === focus.whole && places.has(id))
    .sort((x, y) => Math.abs(x.id - focus.id) - Math.abs(y.id - focus.id));
  const place = nearest && places.get(nearest.id);
  const found = place === undefined || card.before !== text ? null : stretchesAt(card, place);
  if (place === undefined || found === null) return null;
  const [own, other] = [
    text.slice(found.here.start, found.here.end),
    card.after.slice(found.there.start, found.there.end),
  ];
  const isOneParagraph = !`${own}${other}`.includes("\n") || text.slice(place.start, place.end).includes("\n");
  const stretch = ownStretch(main, found.here);
  if (!isOneParagraph || stretch === null) return null;
  const decisions = withOwnWords(main.alignment, main.decisions, stretch, other);
  // Words that stand in several places cannot be replaced in one of them.
  const isExact =
    mixOf(main.alignment, decisions).text === text.slice(0, found.here.start) + other + text.slice(found.here.end);
  return isExact ? { text: other, isSame: inOneLine(own) === inOneLine(other), decisions } : null;
};
