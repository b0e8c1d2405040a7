import { contains, occurrencesOf, supports, type Fact, type SentencePair, type Span } from "@rewrite-service/text";

const keyOf = (fact: Fact): string => `${fact.kind}:${fact.value}`;

const digitsOf = ({ text }: Fact): string => text.replace(/\D/g, "").replace(/^0/, "");
/** Whether a figure is a time without its colon: "1540" for 15:40. */
const isTimeOf = (figure: Fact, time: Fact): boolean =>
  time.kind === "time" && /^\d{3,4}$/.test(figure.text) && digitsOf(figure) === digitsOf(time);

const says = (one: Fact, other: Fact): boolean =>
  supports([one], other) || supports([other], one) || isTimeOf(one, other) || isTimeOf(other, one);

// What a shorter figure is not said by, though its digits are there: "555" is no part of a telephone number.
const FIGURES = /^(?:number|money|percent|measure|date|time|phone|ip|version)$/;

/** Where the very characters of a fact stand, as words of their own and not amid another figure; null where they do not. */
const sameCharacters = (fact: Fact, after: string, there: readonly Fact[]): Span | null =>
  occurrencesOf(after, fact.text).whole.find(
    (place) => !there.some((other) => FIGURES.test(other.kind) && contains(other, place) && !says(fact, other)),
  ) ?? null;

/** Where the sentence that answers writes a name small or with a capital, of which the comparison says nothing: "Sprint 14". */
const inOtherCase = ({ kind, text }: Fact, after: string, answer: readonly Span[]): Span | null => {
  if (kind !== "name") return null;
  for (const { start, end } of answer) {
    const [place] = occurrencesOf(after.slice(start, end).toLowerCase(), text.toLowerCase()).whole;
    if (place !== undefined) return { start: start + place.start, end: start + place.end };
  }
  return null;
};

// Facts of one sentence that are tried as another writing of a fact; a sentence with more is a table.
const TRIED_MAX = 40;

/**
 * Where each kept fact of the draft stands in the result: the same fact in the sentence that answers its own, else the
 * same characters there, which a text that has only begun may not read as the fact yet, else another writing of it there,
 * else the next free one anywhere, else the same characters, else those in small or capital letters. Null where none is
 * found.
 */
export const placesOf = (
  kept: readonly Fact[],
  after: string,
  there: readonly Fact[],
  pairs: readonly SentencePair[],
): (Span | null)[] => {
  const used = new Set<Fact>();
  const byKey = Map.groupBy(there, keyOf);
  const take = (fact: Fact | undefined): Span | null => {
    if (fact === undefined) return null;
    used.add(fact);
    return { start: fact.start, end: fact.end };
  };
  const sideOf = new Map<Span, readonly Span[]>();
  for (const pair of pairs) for (const span of pair.before) sideOf.set(span, pair.after);
  const sentences = [...sideOf.keys()].sort((x, y) => x.start - y.start);
  let at = 0;
  return kept.map((fact) => {
    while (at + 1 < sentences.length && (sentences[at + 1] as Span).start <= fact.start) at += 1;
    const sentence = sentences[at];
    const answer = sentence === undefined ? [] : (sideOf.get(sentence) ?? []);
    const inAnswer = (other: Fact): boolean => answer.some((span) => contains(span, other));
    const same = byKey.get(keyOf(fact)) ?? [];
    const here = same.find((other) => inAnswer(other) && !used.has(other));
    if (here !== undefined) return take(here);
    const written = sameCharacters(fact, after, there);
    if (written !== null && answer.some((span) => contains(span, written))) return written;
    const near = there.filter(inAnswer).slice(0, TRIED_MAX);
    const reworded = near.find((other) => !used.has(other) && keyOf(other) !== keyOf(fact) && says(fact, other));
    const elsewhere = same.find((other) => !used.has(other)) ?? same[0];
    if (reworded ?? elsewhere) return take(reworded ?? elsewhere);
    // Notes are answered by no sentence of their own.
    return written ?? inOtherCase(fact, after, pairs.length === 0 ? [{ start: 0, end: after.length }] : answer);
  });
};
