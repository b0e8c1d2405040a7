import { scanFacts } from "../scan.ts";
import { once } from "../../document/once.ts";
import { spelledRight } from "../misspelt.ts";
import { zoneKeys } from "./readings/clock.ts";
import { frequencyKeys } from "./readings/frequency.ts";
import { dayKindKeys, pairKeys, periodKeys } from "./readings/rate.ts";
import { readHard, type HardFacts } from "./readings/read.ts";
import { matchesOf, type Reading } from "./readings/reading.ts";
import { digitRunsIn, namesIn } from "./readings/regrouped.ts";
import { spokenUnitKeys } from "./readings/share.ts";
import { nextKeys } from "./readings/week-of-day.ts";
import { hastyKeys } from "./vouched/hasty.ts";
import { sharedKeys } from "./vouched/parallel.ts";
import { openTimeKeys } from "./vouched/shared-times.ts";
import type { ReadView } from "./read-text.ts";
import { wholeWordsIn } from "./whole-word.ts";

// Figures of any script, with the marks that stand inside one: 1,200.50, 10:30, 24/7, 2.1.0, Ⅳ.
export const FIGURE = /\p{N}+(?:[.,:/’'٫٬]\p{N}+)*/gu;
// The same where all digits are those of ASCII.
export const PLAIN_FIGURE = /\d+(?:[.,:/’']\d+)*/g;

/** What the sources vouch for. */
export interface Known {
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

/** What the texts of the writer vouch for; each way of it is read when it is first asked for. */
export const knownFrom = (views: readonly ReadView[]): Known => {
  const learned = once(() =>
    views.flatMap(({ shown, own, other, facts, otherFacts }) => [
      { text: own, written: shown.text, readings: withKeys(facts()) },
      ...(other === own ? [] : [{ text: other, written: null, readings: withKeys(otherFacts()) }]),
      ...misspeltIn(own),
    ]),
  );
  const all = (keysOf: KeysOf): Set<string> =>
    new Set(learned().flatMap(({ text, readings }) => keysOf(text, readings)));
  const keys = once(() => all((_, readings) => readings.flatMap((reading) => reading.backs())));
  const zones = once(() => new Set(views.flatMap(({ shown }) => zoneKeys(shown.text))));
  // What the sources vouch for beyond each single fact takes longest to find, and most facts do not need it.
  const furtherKeys = once(() => all(furtherKeysOf));
  const apart = new Map<KeysOf, ReadonlySet<string>>();
  const isApart = (key: string): boolean => {
    const keysOf = APART[key.split(":", 1)[0] as string];
    if (keysOf === undefined) return false;
    const found = apart.get(keysOf) ?? all(keysOf);
    apart.set(keysOf, found);
    return found.has(key);
  };
  const names = once(() => new Set(views.flatMap(({ shown }) => namesIn(shown.text))));
  const runs = once(() => new Set(views.flatMap(({ shown }) => digitRunsIn(shown.text).map(({ digits }) => digits))));
  const figures = once(() => new Set(views.flatMap(figuresOf)));
  const wholeWords = once(() => new Set(views.flatMap(({ shown }) => wholeWordsIn(shown.text))));
  // The words of the sources stay folded for as long as the stream is open, and few facts are looked for in them.
  const words = once(() => writtenIn(views.map(({ shown }) => shown.text).join("\n\n")));
  const isWritten = (surface: string, cased: boolean): boolean => words()(surface, cased);
  const isKey = (key: string): boolean => keys().has(key) || isApart(key) || zones().has(key) || furtherKeys().has(key);
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
      learned().flatMap(({ written: text, readings }) =>
        text === null ? [] : readings.map((one) => ({ ...one, text: text.slice(one.start, one.end) })),
      ),
    ),
    hasAlone: (key) => keys().has(key),
    has,
    isWritten,
    hasFigure: (figure) => figures().has(figure) || figures().has(figure.normalize("NFKC")),
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

type KeysOf = (text: string, readings: readonly Reading[]) => string[];

/** What keys come from that only a question for their own kind needs, by how they begin. */
const APART: Readonly<Record<string, KeysOf>> = {
  period: periodKeys,
  often: frequencyKeys,
  T: openTimeKeys,
  t: openTimeKeys,
  "t?": openTimeKeys,
  h: openTimeKeys,
  "h?": openTimeKeys,
};

const furtherKeysOf: KeysOf = (text, readings) => [
  ...sharedKeys(text, readings),
  ...hastyKeys(text),
  ...pairKeys(text, readings),
  ...dayKindKeys(text),
  ...nextKeys(text),
  ...spokenUnitKeys(text),
];

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
