import { sentences, type Span } from "@rewrite-service/text";
import { isChange, mixOf, wordings, type Decision, type Decisions } from "./mix.ts";
import { pairedMarks } from "./paired-marks.ts";
import type { Alignment, Passage } from "./passage.ts";

/** The sentence around a passage, to be put in the writer's own words. */
export interface OwnSentence {
  /** How it reads now. */
  text: string;
  /** The passage that the new words are kept with. */
  place: number;
  /** The others that they stand for. */
  within: readonly number[];
  /** What of these passages stands before the sentence and behind it, and stays. */
  head: string;
  tail: string;
}

const shownOf = ({ draft, result }: Passage, decision: Decision | undefined): string => {
  if (decision?.kind === "edited") return decision.text;
  return decision?.kind === "rejected" || decision?.kind === "asked" ? draft : result || draft;
};

interface Placed extends Span {
  id: number;
}

/** Where a passage stands among the parts of its sentences; one that gives nothing, between those beside it. */
const placeOf = ({ id }: Passage, placed: readonly Placed[]): Span => {
  const own = placed.find((part) => part.id === id);
  if (own !== undefined) return own;
  const [before, after] = [placed.findLast((part) => part.id < id), placed.find((part) => part.id > id)];
  return { start: before?.end ?? after?.start ?? 0, end: after?.start ?? before?.end ?? 0 };
};

/** From the beginning of the sentence in which a place begins to the end of the one in which it ends. */
const around = (text: string, within: Span, { start, end }: Span): Span => {
  const own = sentences(text.slice(within.start, within.end)).map((one) => ({
    start: one.start + within.start,
    end: one.end + within.start,
  }));
  const inside = own.filter((one) => one.start < end && start < one.end);
  const near = inside.length > 0 ? inside : own.filter((one) => one.start <= end && start <= one.end);
  const [first, last] = [near[0], near.at(-1)];
  return first === undefined || last === undefined ? within : { start: first.start, end: last.end };
};

/** The passages with those that their new words stand for already. */
const withTheirs = (ids: readonly number[], { passages }: Alignment, decisions: Decisions): number[] => [
  ...new Set([
    ...ids,
    ...passages
      .map(({ id }) => id)
      .filter((id) => {
        const decision = decisions[id];
        return decision?.kind === "edited" && decision.within !== undefined && ids.includes(decision.within);
      }),
  ]),
];

/** The sentence around a passage. What is decided as a whole is edited as a whole, where the most of it stands. */
export const ownSentence = (alignment: Alignment, decisions: Decisions, passage: Passage): OwnSentence => {
  const { text, places, main } = mixOf(alignment, decisions);
  const parts = passage.isPart ? alignment.passages.filter(({ whole }) => whole === passage.whole) : [];
  const placed = parts.flatMap(({ id }) => (places.get(id) ?? []).map((span): Placed => ({ ...span, id })));
  const [opens, ends] = [placed[0], placed.at(-1)];
  const within = (ids: readonly number[], place: number): number[] =>
    withTheirs(ids, alignment, decisions).filter((id) => id !== place);
  if (opens === undefined || ends === undefined) {
    const at = main.get(passage.id);
    const own = at === undefined ? shownOf(passage, decisions[passage.id]) : text.slice(at.start, at.end);
    return { text: own, place: passage.id, within: within([passage.id], passage.id), head: "", tail: "" };
  }
  const span = around(text, { start: opens.start, end: ends.end }, placeOf(passage, placed));
  const touched = placed.filter(({ start, end }) => start < span.end && span.start < end);
  const ids = [passage.id, ...touched.map(({ id }) => id)];
  const taken = parts.filter(({ id }) => Math.min(...ids) <= id && id <= Math.max(...ids));
  // One that gives words to the sentence as it reads now.
  const place = touched[0]?.id ?? passage.id;
  return {
    text: text.slice(span.start, span.end),
    place,
    within: within(
      taken.map(({ id }) => id),
      place,
    ),
    head: text.slice(Math.min(touched[0]?.start ?? span.start, span.start), span.start),
    tail: text.slice(span.end, Math.max(touched.at(-1)?.end ?? span.end, span.end)),
  };
};

/** The decisions with a sentence in the writer's own words: nothing in it is left to decide, and nothing beside it changes. */
export const withOwnWords = (alignment: Alignment, decisions: Decisions, own: OwnSentence, text: string): Decisions => {
  const wording = wordings(alignment, decisions);
  const next: Record<number, Decision> = { ...decisions };
  const edit = (id: number, edited: { text: string; within?: number }): void => {
    const back = wording[id]?.kind === "rejected" || wording[id]?.kind === "asked";
    next[id] = { kind: "edited", ...edited, beside: true, ...(back ? { back } : {}) };
  };
  for (const id of own.within) edit(id, { text: "", within: own.place });
  edit(own.place, { text: own.head + text + own.tail });
  return next;
};

/** What is decided together with a passage: itself, and what its new words stand for. */
const decidedWith = (alignment: Alignment, decisions: Decisions, id: number): Passage[] =>
  withTheirs([id], alignment, decisions).map((one) => alignment.passages[one] as Passage);

/** Whether there is something to accept or reject: of an unchanged sentence in the writer's own words there is not. */
export const canDecide = (alignment: Alignment, decisions: Decisions, id: number): boolean =>
  decidedWith(alignment, decisions, id).some(isChange);

/**
 * The decisions with another one about a change; own words that stood for several give way in all of them. The other half
 * of a pair of brackets goes with it, unless that is in the writer's own words, or would bring a risk along unseen.
 */
export const withDecision = (alignment: Alignment, decisions: Decisions, id: number, decision: Decision): Decisions => {
  const next: Record<number, Decision> = { ...decisions };
  const paired = pairedMarks(alignment)(id).filter(
    (one) => decisions[one.id]?.kind !== "edited" && (decision.kind !== "accepted" || one.risks.length === 0),
  );
  for (const passage of [...decidedWith(alignment, decisions, id), ...paired]) {
    if (isChange(passage)) next[passage.id] = decision;
    else delete next[passage.id];
  }
  return next;
};
