import { overlaps, type Span } from "@rewrite-service/text";
import {
  type ShownFact,
  acceptSafe,
  mixOf,
  type Decisions,
  type Mix,
  type Alignment,
  type Passage,
} from "@rewrite-service/review";

/** The facts of the draft in a text, as the facts panel would list them. */
export type Judge = (text: string) => Promise<readonly ShownFact[]>;

const isTrouble = ({ state }: ShownFact): boolean => state === "lost" || state === "changed" || state === "invented";

const touches = (span: Span | null, places: readonly Span[]): boolean =>
  span !== null && places.some((place) => overlaps(place, span));

const isAbout = (fact: ShownFact, { id, draftSpans }: Passage, { places }: Mix): boolean =>
  touches(fact.before, draftSpans) || touches(fact.after, places.get(id) ?? []);

// Each round asks about at least one more change, and a text in which nothing is accepted is the draft; most need one.
const ROUNDS_MAX = 6;

/**
 * Accepts every undecided change that keeps the facts. A change may be harmless alone and still lose a fact beside the
 * ones that were held back, as when the fact moved from one to the other, so the text that comes out is judged as a
 * whole, and what loses a fact in it is asked about as well.
 */
export const acceptAll = async (alignment: Alignment, decisions: Decisions, judge: Judge): Promise<Decisions> => {
  let next = acceptSafe(alignment, decisions);
  const taken = alignment.passages.filter(({ id }) => next[id]?.kind === "accepted" && decisions[id] !== next[id]);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const mix = mixOf(alignment, next);
    const troubles = (await judge(mix.text)).filter(isTrouble);
    const blamed = taken
      .filter(({ id }) => next[id]?.kind === "accepted")
      .map((passage) => ({ passage, facts: troubles.filter((fact) => isAbout(fact, passage, mix)) }))
      .filter(({ facts }) => facts.length > 0);
    if (blamed.length === 0) return next;
    const asked = blamed.map(({ passage, facts }) => [
      passage.id,
      { kind: "asked" as const, risks: facts.map(({ reason }) => reason) },
    ]);
    next = { ...next, ...(Object.fromEntries(asked) as Decisions) };
  }
  return next;
};
