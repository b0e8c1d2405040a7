import type { FactKind } from "../fact.ts";
import { scanFacts } from "../scan.ts";
import { once } from "../../document/once.ts";
import { overlaps } from "../../document/span.ts";
import { zoneKeys } from "./readings/clock.ts";
import { coverOf, type Cover } from "./readings/cover.ts";
import { frequencyKeys } from "./readings/frequency.ts";
import { hastyKeys } from "./vouched/hasty.ts";
import { spelledRight } from "../misspelt.ts";
import { sharedKeys } from "./vouched/parallel.ts";
import { dayKindKeys, pairKeys, periodKeys } from "./readings/rate.ts";
import { readText, type ReadText, type ReadView } from "./read-text.ts";
import { nearest, quoted } from "./nearest.ts";
import { readHard, type HardFacts } from "./readings/read.ts";
import { eachMatch, matchesOf, type Reading } from "./readings/reading.ts";
import { spokenUnitKeys } from "./readings/share.ts";
import { nextKeys } from "./readings/week-of-day.ts";
import { digitRunsIn, namesIn, squeezed } from "./readings/regrouped.ts";
import { wholeWordsIn, wordAround } from "./whole-word.ts";

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

// Figures of any script, with the marks that stand inside one: 1,200.50, 10:30, 24/7, 2.1.0, Ⅳ.
const FIGURE = /\p{N}+(?:[.,:/’'٫٬]\p{N}+)*/gu;
// The same where all digits are those of ASCII.
const PLAIN_FIGURE = /\d+(?:[.,:/’']\d+)*/g;
const LIST_LEAD = /(?:^|\n)[ \t>]*$/;
/** The place behind every text. */
const ALL = Number.POSITIVE_INFINITY;
const CASED: ReadonlySet<FactKind> = new Set(["date", "weekday"]);
// Kinds that stay what they are where only the marks between their parts change.
/** A ward, a gate, a seat: "5B", which may be five billion too. */
const SHORT_NAME = /^\d{1,4}\p{Lu}$/u;
const NAMES: ReadonlySet<FactKind> = new Set(["ticket", "id", "version", "ip", "link"]);

/** What the sources vouch for. */
interface Known {
  readings(): readonly Reading[];
  /** Whether one fact of the sources has the key by itself, which is quick to say and settles most facts. */
  hasAlone(key: string): boolean;
  has(key: string): boolean;
  /** Whether these words are there, as they are or in any case. */
  isWritten(words: string, cased: boolean): boolean;
  hasFigure(figure: string): boolean;
  /** Whether these letters and digits are there side by side. */
  hasName(name: string): boolean;
  /** Whether this long number is there, in whatever groups. */
  hasDigits(digits: string): boolean;
  /** Whether this word, with all its figures and marks, is there. */
  hasWord(word: string): boolean;
}

const figuresOf = ({ shown, plain }: ReadView): string[] =>
  plain
    ? matchesOf(PLAIN_FIGURE, shown.text).map(([figure]) => figure)
    : matchesOf(FIGURE, shown.text).map(([figure]) => figure.normalize("NFKC"));

const knownFrom = (views: readonly ReadView[]): Known => {
  const learned = views.flatMap(({ shown, own, other, facts, otherFacts }) => [
    { text: own, written: shown.text, readings: withKeys(facts()) },
    ...(other === own ? [] : [{ text: other, written: null, readings: withKeys(otherFacts()) }]),
    ...misspeltIn(own),
  ]);
  const keys = new Set(learned.flatMap(({ readings }) => readings.flatMap((reading) => reading.backs())));
  const zones = once(() => new Set(views.flatMap(({ shown }) => zoneKeys(shown.text))));
  // What the sources vouch for beyond each single fact takes longest to find, and most facts do not need it.
  const furtherKeys = once(() => new Set([...learned.flatMap(furtherKeysOf), ...zones()]));
  const names = once(() => new Set(views.flatMap(({ shown }) => namesIn(shown.text))));
  const runs = once(() => new Set(views.flatMap(({ shown }) => digitRunsIn(shown.text).map(({ digits }) => digits))));
  const figures = new Set(views.flatMap(figuresOf));
  const wholeWords = once(() => new Set(views.flatMap(({ shown }) => wholeWordsIn(shown.text))));
  // The words of the sources stay folded for as long as the stream is open, and few facts are looked for in them.
  const words = once(() => writtenIn(views.map(({ shown }) => shown.text).join("\n\n")));
  const isWritten = (surface: string, cased: boolean): boolean => words()(surface, cased);
  const isKey = (key: string): boolean => keys.has(key) || furtherKeys().has(key);
  const has = (key: string): boolean => {
    if (key.startsWith("verbatim:")) return isWritten(key.slice(9), true);
    if (isKey(key)) return true;
    if (key.startsWith("unless:")) return !isKey(key.slice(7));
    // A time and its zone stand together where the sources know several zones.
    const bar = key.indexOf("|");
    return bar >= 0 && (isKey(key.slice(0, bar)) || (zones().size <= 1 && isKey(key.slice(bar + 1))));
  };
  return {
    readings: once(() =>
      learned.flatMap(({ written: text, readings }) =>
        text === null ? [] : readings.map((one) => ({ ...one, text: text.slice(one.start, one.end) })),
      ),
    ),
    hasAlone: (key) => keys.has(key),
    has,
    isWritten,
    hasFigure: (figure) => figures.has(figure) || figures.has(figure.normalize("NFKC")),
    hasName: (name) => names().has(name),
    hasDigits: (digits) => runs().has(digits),
    hasWord: (word) => wholeWords().has(word),
  };
};

const misspeltIn = (text: string): { text: string; written: null; readings: Reading[] }[] => {
  const spelled = spelledRight(text);
  return spelled === null
    ? []
    : [{ text: spelled, written: null, readings: withKeys(readHard(spelled, scanFacts(spelled), 0)) }];
};

/** The readings of a source, each with its keys made once. */
const withKeys = ({ all }: HardFacts): Reading[] =>
  all.map((reading) => {
    const backs = reading.backs();
    return { ...reading, backs: () => backs };
  });

const furtherKeysOf = ({ text, readings }: { text: string; readings: readonly Reading[] }): string[] => [
  ...sharedKeys(text, readings),
  ...hastyKeys(text),
  ...pairKeys(text, readings),
  ...periodKeys(text),
  ...dayKindKeys(text),
  ...frequencyKeys(text),
  ...nextKeys(text),
  ...spokenUnitKeys(text),
];

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
  if (needs.some((keys) => keys.every((key) => known.hasAlone(key)))) return true;
  const isMet = (keys: readonly string[]): boolean => keys.every((key) => known.has(key));
  if (needs.some(isMet) || reading.wider?.().some(isMet) === true) return true;
  const isName = NAMES.has(reading.kind) || SHORT_NAME.test(reading.text);
  // One of "W-9s" is a W-9.
  if (isName && [reading.text, reading.text.replace(/(?<=\d)s$/, "")].some((name) => known.hasName(squeezed(name))))
    return true;
  const isCased = CASED.has(reading.kind);
  if (known.isWritten(reading.text, isCased)) return true;
  // Words that a rewrite joins before a noun: "the second-half revenue".
  const parted = reading.text.replace(/(?<=\p{L})-(?=\p{L})/gu, " ");
  return parted !== reading.text && known.isWritten(parted, isCased);
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

const GROWS_LEFT =
  /(?:[\p{L}\p{N}\p{Sc}@#_+]|[.,:/’'\-–][\p{Sc}@#]?|\p{Sc} |(?:minus|negative|half|quarter of)[ -])$/iu;
const GROWS_RIGHT = /^(?:[\p{L}\p{N}\p{Sc}%@_]|[.,:’'\-–][\p{L}\p{N}]|\/\p{N}| [%\p{Sc}])/u;
const oneLine = (text: string): string => text.replace(/\s+/g, " ");

// Whether the sources hold these very characters as a stretch of their own: not "3" of "£3.5m", not "May 3" of "May 3,000".
const writtenIn = (sources: string): ((surface: string, cased: boolean) => boolean) => {
  const plain = oneLine(sources);
  const lower = plain.toLowerCase();
  return (surface, cased) => {
    const wanted = cased ? oneLine(surface) : oneLine(surface).toLowerCase();
    const folded = cased ? plain : lower;
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
      const after = folded.slice(at + wanted.length, at + wanted.length + 2);
      if (!GROWS_LEFT.test(folded.slice(Math.max(0, at - 11), at)) && !GROWS_RIGHT.test(after)) return true;
    }
    return false;
  };
};
