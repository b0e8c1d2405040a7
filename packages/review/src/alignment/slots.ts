import type { Span } from "@rewrite-service/text";
import type { Passage, Slot } from "./passage.ts";

// The blanks at a place of the draft. A passage may have sentences on both sides of another's, so nothing else stands there.
const blankBefore = (text: string, at: number): string => text.slice(text.slice(0, at).trimEnd().length, at);
const blankAfter = (text: string, at: number): string =>
  text.slice(at, text.length - text.slice(at).trimStart().length);

const draftOrder = (passages: readonly Passage[]): Passage[] =>
  passages
    .filter(({ draftSpans }) => draftSpans.length > 0)
    .sort((x, y) => (x.draftSpans[0] as Span).start - (y.draftSpans[0] as Span).start);

/** For each passage the one that comes next in the draft, and what stands between both there. */
const neighboursOf = (passages: readonly Passage[], before: string): Map<number, NonNullable<Slot["next"]>> =>
  new Map(
    draftOrder(passages).flatMap(({ id, draftSpans }, at, all) => {
      const later = all[at + 1];
      const end = (draftSpans.at(-1) as Span).end;
      return later === undefined ? [] : [[id, { passage: later.id, gap: blankAfter(before, end) }]];
    }),
  );

interface ResultSentence {
  id: number;
  span: Span;
}

/** The sentences in order, in stretches of one passage each. */
const runsIn = (sentences: readonly ResultSentence[]): ResultSentence[][] => {
  const runs: ResultSentence[][] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last?.[0]?.id === sentence.id) last.push(sentence);
    else runs.push([sentence]);
  }
  return runs;
};

/** What stands in the result, in order. */
export const resultSlots = (passages: readonly Passage[], before: string, after: string): Slot[] => {
  const sentences = passages
    .flatMap(({ id, resultSpans }) => resultSpans.map((span) => ({ id, span })))
    .sort((x, y) => x.span.start - y.span.start);
  const runs = runsIn(sentences).map((run) => {
    const text = after.slice(run[0]?.span.start, run.at(-1)?.span.end);
    return { id: run[0]?.id, text, run };
  });
  const longest = new Map<number | undefined, (typeof runs)[number]>();
  for (const run of runs) if (run.text.length > (longest.get(run.id)?.text.length ?? 0)) longest.set(run.id, run);
  const inDraft = neighboursOf(passages, before);
  let end = 0;
  let previous: number | null = null;
  return runs.flatMap((own) =>
    own.run.map(({ id, span }, at): Slot => {
      const gap = after.slice(end, span.start);
      end = span.end;
      const last = previous;
      previous = id;
      return {
        passage: id,
        kind: "result",
        text: after.slice(span.start, span.end),
        run: at === 0 ? own.text : "",
        isMain: at === 0 && longest.get(id) === own,
        gap,
        previous: last,
        next: passages[id]?.isPart === true ? (inDraft.get(id) ?? null) : null,
      };
    }),
  );
};

/**
 * The places that sentences of the draft go back to: after the sentence that stands before them in the draft; what was
 * dropped at the beginning of a sentence, before the rest of it.
 */
export const withHomes = (passages: readonly Passage[], slots: readonly Slot[], before: string): Slot[] => {
  const lastOf = new Map<number, number>();
  const firstOf = new Map<number, number>();
  const endOf = new Map<number, number>();
  slots.forEach(({ passage }, index) => {
    lastOf.set(passage, index);
    const whole = passages[passage]?.whole ?? -1;
    endOf.set(whole, index);
    if (!firstOf.has(whole)) firstOf.set(whole, index);
  });
  const homes = new Map<number, Slot[]>();
  const inDraft = draftOrder(passages);
  const neighbours = neighboursOf(passages, before);
  let anchor = -1;
  inDraft.forEach((passage, index) => {
    const { id, status, whole, draftSpans } = passage;
    if (status === "kept" || status === "reworded") {
      anchor = lastOf.get(id) ?? anchor;
      return;
    }
    const previous = inDraft[index - 1];
    if (passage.isPart && previous?.whole !== whole) anchor = (firstOf.get(whole) ?? 0) - 1;
    // Nothing comes amid the parts of other sentences.
    else if (previous?.isPart === true && previous.whole !== whole) anchor = endOf.get(previous.whole) ?? anchor;
    const home: Slot = {
      passage: id,
      kind: "home",
      text: passage.draft,
      run: "",
      isMain: false,
      gap: blankBefore(before, (draftSpans[0] as Span).start),
      previous: null,
      next: neighbours.get(id) ?? null,
    };
    // What a result did not come to stands behind all that it says.
    const place = status === "unwritten" ? slots.length - 1 : anchor;
    homes.set(place, [...(homes.get(place) ?? []), home]);
  });
  return [...(homes.get(-1) ?? []), ...slots.flatMap((slot, index) => [slot, ...(homes.get(index) ?? [])])];
};
