import { overlaps, type Span } from "@rewrite-service/text";
import {
  type ShownFact,
  acceptSafe,
  isTrouble,
  mixOf,
  pairedMarks,
  risksOf,
  type Decisions,
  type Mix,
  type Alignment,
  type Passage,
} from "@rewrite-service/review";

/** The facts of the draft in a text, as the facts panel would list them; null where they cannot be known. */
export type Judge = (text: string) => Promise<readonly ShownFact[] | null>;

const touches = (span: Span | null, places: readonly Span[]): boolean =>
  span !== null && places.some((place) => overlaps(place, span));

const isAbout = (fact: ShownFact, { id, draftSpans }: Passage, { places }: Mix): boolean =>
  touches(fact.before, draftSpans) || touches(fact.after, places.get(id) ?? []);

/** The changes that the writer put in their own words, where a fact is: what became of it there is the writer's doing. */
export const editsAbout = (fact: ShownFact, { passages }: Alignment, decisions: Decisions, mix: Mix): Passage[] =>
  passages.filter((one) => decisions[one.id]?.kind === "edited" && isAbout(fact, one, mix));

/** The accepted changes that may have made a trouble: those where the fact is, else those of the same sentences. */
const suspectsOf = (fact: ShownFact, accepted: readonly Passage[], { passages }: Alignment, mix: Mix): Passage[] => {
  const direct = accepted.filter((one) => isAbout(fact, one, mix));
  if (direct.length > 0) return direct;
  const about = new Set(passages.filter((one) => isAbout(fact, one, mix)).map(({ whole }) => whole));
  return accepted.filter(({ whole }) => about.has(whole));
};

/** What is asked about takes the other half of its brackets with it, for the same reason. */
const withPairs = (alignment: Alignment, next: Decisions, accepted: readonly Passage[]): Decisions => {
  const pairedWith = pairedMarks(alignment);
  const asked = accepted.flatMap(({ id }) => {
    const other = pairedWith(id).find((one) => next[one.id]?.kind === "asked");
    return other === undefined ? [] : [[id, { kind: "asked" as const, risks: risksOf(other, next[other.id]) }]];
  });
  return { ...next, ...(Object.fromEntries(asked) as Decisions) };
};

// Each round asks about at least one more change, and a text in which nothing is accepted is the draft; most need one.
const ROUNDS_MAX = 6;

/**
 * Accepts every undecided change that keeps the facts. A change may be harmless alone and still lose a fact beside the
 * ones that were held back, as when the fact moved from one to the other, so the text that comes out is judged as a
 * whole, and what loses a fact in it is asked about as well. What is asked about keeps the draft's wording. Null where nobody
 * can judge it.
 */
export const acceptAll = async (
  alignment: Alignment,
  decisions: Decisions,
  judge: Judge,
): Promise<Decisions | null> => {
  let next = acceptSafe(alignment, decisions);
  const taken = alignment.passages.filter(({ id }) => next[id]?.kind === "accepted" && decisions[id] !== next[id]);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const isAccepted = ({ id }: Passage): boolean => next[id]?.kind === "accepted";
    next = withPairs(alignment, next, taken.filter(isAccepted));
    const mix = mixOf(alignment, next);
    const facts = await judge(mix.text);
    if (facts === null) return null;
    const troubles = facts.filter((fact) => isTrouble(fact) && editsAbout(fact, alignment, next, mix).length === 0);
    const accepted = taken.filter(isAccepted);
    const blamed = new Map<Passage, string[]>();
    for (const fact of troubles)
      for (const passage of suspectsOf(fact, accepted, alignment, mix))
        blamed.set(passage, [...(blamed.get(passage) ?? []), fact.reason]);
    if (blamed.size === 0) return next;
    const asked = [...blamed].map(([{ id }, risks]) => [id, { kind: "asked" as const, risks }]);
    next = { ...next, ...(Object.fromEntries(asked) as Decisions) };
  }
  return next;
};
