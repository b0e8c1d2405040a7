import type { FactKind } from "../fact.ts";
import { once } from "../../document/once.ts";
import { overlaps } from "../../document/span.ts";
import { coverOf, type Cover } from "./readings/cover.ts";
import { FIGURE, knownFrom, PLAIN_FIGURE, type Known } from "./known.ts";
import { readText, type ReadText, type ReadView } from "./read-text.ts";
import { nearest, quoted } from "./nearest.ts";
import type { HardFacts } from "./readings/read.ts";
import { eachMatch, matchesOf, type Reading } from "./readings/reading.ts";
import { digitRunsIn, squeezed } from "./readings/regrouped.ts";
import { wordAround } from "./whole-word.ts";

/** A hard fact in a rewrite that no text of the writer supports. */
export interface Unbacked {
  kind: FactKind;
  start: number;
  end: number;
  /** What was written. */
  text: string;
  /** What the sources say in its place: the same figure, or one of its size in the same unit; null where nothing is like it. */
  near: string | null;
}

/**
 * Finds what a text says beyond its sources, behind `from` and, where the text has no markup, begun before `until`. Ranges
 * are those of the text as it was given.
 */
export type Witness = (text: string | ReadText, from?: number, until?: number) => Unbacked[];

const LIST_LEAD = /(?:^|\n)[ \t>]*$/;
/** The place behind every text. */
const ALL = Number.POSITIVE_INFINITY;
const CASED: ReadonlySet<FactKind> = new Set(["date", "weekday"]);
/** A ward, a gate, a seat: "5B", which may be five billion too. */
const SHORT_NAME = /^\d{1,4}\p{Lu}$/u;
// Kinds that stay what they are where only the marks between their parts change.
const NAMES: ReadonlySet<FactKind> = new Set(["ticket", "id", "version", "ip", "link"]);

// An address whose letters only look like those of the draft leads elsewhere.
const MIXED = /[^\s<>"]*\p{Script=Latin}[^\s<>"]*/gu;
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const ADDRESS = /^[@#]|[\p{L}\p{N}][.@/:][\p{L}\p{N}/]/u;

const lookAlikesIn = (text: string, from: number, sources: readonly string[]): Unbacked[] =>
  matchesOf(MIXED, text)
    .filter(([word]) => OTHER_SCRIPT.test(word) && ADDRESS.test(word))
    .map(({ 0: written, index: start }) => ({ start, end: start + written.length, text: written }))
    .filter((one) => one.end > from && !sources.some((source) => source.includes(one.text)))
    .map((one): Unbacked => ({ kind: "link", ...one, near: null }));

/** Whether the sources support a reading. They are read for the first one that needs their support. */
const isBackedBy = (knowledge: () => Known, reading: Reading): boolean => {
  const needs = reading.needs();
  if (needs.length === 0) return true;
  const known = knowledge();
  // What is written so in the sources is quick to find, what they vouch for is found by reading them, and what they vouch
  // for together takes longest.
  const isCased = CASED.has(reading.kind);
  if (known.isWritten(reading.text, isCased)) return true;
  // Words that a rewrite joins before a noun: "the second-half revenue".
  const parted = reading.text.replace(/(?<=\p{L})-(?=\p{L})/gu, " ");
  if (parted !== reading.text && known.isWritten(parted, isCased)) return true;
  if (needs.some((keys) => keys.every((key) => known.hasAlone(key)))) return true;
  const isName = NAMES.has(reading.kind) || SHORT_NAME.test(reading.text);
  // One of "W-9s" is a W-9, and one of the U11s plays for the U11.
  const names = [reading.text, reading.text.replace(/(?<=\d)s$/, ""), `${reading.text}s`];
  if (isName && names.some((name) => known.hasName(squeezed(name)))) return true;
  const isMet = (keys: readonly string[]): boolean => keys.every((key) => known.has(key));
  return needs.some(isMet) || reading.wider?.().some(isMet) === true;
};

/** Builds the witness of one rewrite. `sources` are all that the writer wrote; they are read for the first fact that is judged. */
export const createWitness = (sources: readonly (string | ReadText)[]): Witness => {
  const reads = sources.map((source) => (typeof source === "string" ? readText(source) : source));
  const texts = reads.map(({ text }) => text);
  const knowledge = once(() => knownFrom(reads.flatMap(({ views }) => views()).filter((view) => view !== undefined)));

  const unbackedIn = (
    text: string,
    { said, all }: HardFacts,
    figures: RegExp,
    from: number,
    until: number,
  ): Unbacked[] => {
    const found = said
      .filter((reading) => reading.end > from && reading.start < until && !isBackedBy(knowledge, reading))
      .map((reading): Unbacked => {
        const { kind, start, end, text: written } = reading;
        return { kind, start, end, text: quoted(written), near: nearest(knowledge().readings(), reading) };
      });
    let cover: Cover | undefined;
    eachMatch(
      figures,
      text,
      ({ 0: figure, index: start }, end) => {
        if (
          start >= until ||
          knowledge().hasFigure(figure) ||
          isCovered(figure, start, (cover ??= coverOf(all))) ||
          isListNumber(text, start, end)
        )
          return;
        const near = nearest(knowledge().readings(), { kind: "number", amount: figure });
        found.push({ kind: "number", start, end, text: figure, near });
      },
      from,
    );
    return found;
  };

  // What stays unbacked in every notation, and is no long number in other groups.
  const unbackedInAny = (view: ReadView, from: number, until: number): Unbacked[] => {
    const { shown, plain, own, other, facts, otherFacts } = view;
    const { text } = shown;
    const figures = plain ? PLAIN_FIGURE : FIGURE;
    const found = unbackedIn(own, facts(), figures, from, until);
    if (found.length === 0) return found;
    const still = other === own ? found : unbackedIn(other, otherFacts(), figures, from, ALL);
    const { covers } = coverOf(digitRunsIn(text).filter(({ digits }) => knowledge().hasDigits(digits)));
    return found
      .filter((one) => !covers(one) && still.some((another) => overlaps(one, another)))
      .filter((one) => {
        const word = wordAround(text, one);
        return word === null || !knowledge().hasWord(word);
      })
      .map((one) => ({ ...one, text: quoted(text.slice(one.start, one.end)) }));
  };

  const placed = (view: ReadView, from: number, until: number): Unbacked[] =>
    unbackedInAny(view, view.shown.index(from), until).map((one) => ({
      ...one,
      start: view.shown.start(one.start),
      end: view.shown.end(one.end),
    }));

  return (asked, from = 0, until = ALL) => {
    const { text, views } = typeof asked === "string" ? readText(asked, from) : asked;
    const [characters, markup] = views();
    const seen = markup === undefined ? [] : placed(markup, from, ALL);
    // What a tag or a comment holds is not seen, and still sent.
    const sent = placed(characters, from, characters.plain ? until : ALL).filter(
      (one) => !seen.some((other) => overlaps(one, other)),
    );
    const alike = OTHER_SCRIPT.test(text) ? lookAlikesIn(text, from, texts) : [];
    return [...seen, ...sent, ...alike].sort((a, b) => a.start - b.start);
  };
};

/** Whether readings hold every group of a figure that is not written so in the sources, as in "1,2,3". */
const isCovered = (figure: string, start: number, cover: Cover): boolean => {
  for (const group of matchesOf(/\p{N}+/gu, figure)) {
    const from = start + group.index;
    if (!cover.covers({ start: from, end: from + group[0].length })) return false;
  }
  return true;
};

const isListNumber = (text: string, start: number, end: number): boolean =>
  end - start <= 2 &&
  /^[.)]\s/.test(text.slice(end, end + 2)) &&
  LIST_LEAD.test(text.slice(Math.max(0, start - 12), start));
