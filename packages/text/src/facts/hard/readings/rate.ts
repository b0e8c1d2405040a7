import { eachMatch, matchesOf, type Reading } from "./reading.ts";
import { SMALL_NUMBERS } from "../../number.ts";
import { numberOf } from "./share.ts";
import { ADVERBS, rowsOf, SHORT_UNITS } from "../../unit-table.ts";
import { spellingsOf } from "./unit-behind.ts";

// A rate is judged only against what the sources say of the same figure: "950 a month" is no "950 a year".
const UNITS = "s min h day week month year ha acre kg lb t l gal mi km".split(" ");
/** The words for each of them, and what only a rate is said of. */
const WORDS = new Map(
  [
    ...rowsOf(SHORT_UNITS).filter(([unit = ""]) => UNITS.includes(unit)),
    ...UNITS.map((unit) => [unit, ...spellingsOf(unit)]),
    ...rowsOf(
      "day night nt,year annum an,lb pound,shift shift,quarter quarter qtr quartal kwartaal trimestre,m m meter metre,ft ft foot feet,m2 m2 m²,ft2 ft2 ft² sf,m2 sqm,ft2 sqft",
    ),
  ].flatMap(([unit = "", ...words]) => words.map((word) => [word, unit] as const)),
);
const UNIT = `(sq(?:uare|\\.)? ?)?(${[...WORDS.keys()].join("|")})s?`;
const ADVERB = new Map(rowsOf(ADVERBS).flatMap(([unit = "", ...words]) => words.map((word) => [word, unit] as const)));
const ANY_ADVERB = `(${[...ADVERB.keys()].join("|")}|p\\.? ?a)`;
/** What a rate is counted in; a length is nothing that rates are said of, its square is. */
const periodNamed = (square: string | undefined, word = "", adverb = ""): string | undefined => {
  if (adverb !== "") return ADVERB.get(adverb.toLowerCase()) ?? "year";
  const unit = WORDS.get(word.toLowerCase()) ?? "";
  return /^(?:m|ft)$/.test(unit) ? square && `${unit}2` : unit;
};
const PER = "(?:per|pro|par|por) ";
const EACH = "(?:an?|each|every) ";
// "3 hours a day before" is no rate, "40,000 per year before tax" is one.
const NO_RATE = "(?! (?:ago|earlier|later|before|old|and a half)(?!\\p{L}))";
// "6 percent more than a year" is no rate, "2 t of lime per hectare" and "8 per user per month" are.
const BETWEEN =
  "(?:(?: ?\\/ ?| (?:per|an?|each|every) )\\p{L}+)??" +
  "(?:(?:[ -]\\p{L}+)? of \\p{L}+(?= (?:per|an?|each|every) ))?(?:[ -](?!(?:than|unless|until|if|when|for|in|of|over|as|from|to|by|with|after|within|at|on|and|or|is|was|since|per|an?|each|every) )\\p{L}+){0,2}?";
const BEHIND = new RegExp(
  `^${BETWEEN}(?:(?: ?\\/ ?| ${PER})${UNIT}| (?:${EACH}${UNIT}|${ANY_ADVERB})${NO_RATE})(?![\\p{L}\\p{N}])`,
  "iu",
);
const ANYWHERE = new RegExp(`(?<!\\p{L})(?:${UNIT}|${ANY_ADVERB})(?!\\p{L})`, "giu");
const SHORT: Readonly<Record<string, string>> = { h: "h", d: "day", w: "week", m: "month", a: "year" };
const SHORT_RATE = /^ ?p\.?([hdwma])\b/i;
const TAIL_MAX = 40;

/** What all of them begin with, so that most figures are tried once. */
const MAY_RATE = new RegExp(`^${BETWEEN}(?: ?\\/| ${PER}| ${EACH}| ${ANY_ADVERB})`, "iu");
/** The period behind a figure, and the words that say it. */
const periodBehind = (tail: string): readonly [period: string, words: string] | null => {
  const [behind = "", square, per, squareEach, each, adverb] = (MAY_RATE.test(tail) ? BEHIND.exec(tail) : null) ?? [];
  const period = periodNamed(square ?? squareEach, per ?? each, adverb);
  if (period) return [period, behind];
  const [words, letter = ""] = SHORT_RATE.exec(tail) ?? [];
  return words === undefined ? null : [SHORT[letter.toLowerCase()] as string, words];
};

const COUNTED: ReadonlySet<string> = new Set(["number", "money", "measure", "percent"]);
const SMALL_WORD = new RegExp(`^(?:${SMALL_NUMBERS.slice(1, 11).join("|")}) `, "i");

// A count in words is judged nowhere else: "two a week" is no "one a week", and may be "twice a week".
const smallNeeds = (period: string, amount: string): string[][] =>
  [`+:${amount}`, `+x:${amount}`, `unless:rates:${period}`].map((key) => [key, `period:${period}`]);

/** Figures with the period that they are counted in. `readings` come in order. */
export const ratesIn = (text: string, readings: readonly Reading[]): Reading[] =>
  readings.flatMap(({ kind, start, end, amount }, index): Reading[] => {
    if (amount === undefined || !COUNTED.has(kind)) return [];
    // "Per second" is a period, not the second of several.
    const next =
      readings.slice(index + 1).find((other) => other.start >= end && other.kind !== "ordinal")?.start ?? text.length;
    const [period, words] = periodBehind(text.slice(end, Math.min(end + TAIL_MAX, next))) ?? [];
    // "5 pm" is a time, "950 pm" a rent.
    if (period === undefined || words === undefined || (/^ ?pm$/i.test(words) && Number(amount) < 13)) return [];
    const key = `rate:${amount}@${period}`;
    const written = text.slice(start, end + words.length);
    const others = SMALL_WORD.test(written)
      ? smallNeeds(period, amount)
      : [[`unless:rated:${amount}`, `period:${period}`]];
    return [
      {
        kind: "measure",
        start,
        end: end + words.length,
        text: written,
        backs: () => [key, `rated:${amount}`, `rates:${period}`],
        needs: () => [[key], ...others],
      },
    ];
  });

/** The periods that a source speaks of. */
export const periodKeys = (text: string): string[] => [
  ...matchesOf(ANYWHERE, text).map(([, square, word, adverb]) => `period:${periodNamed(square, word, adverb)}`),
  ...matchesOf(/\d ?p\.?([dwma])\b/gi, text).map(([, letter = ""]) => `period:${SHORT[letter.toLowerCase()]}`),
];

const SCORE =
  /(?<![\p{L}\p{N}.,/:$€£–-])(\d{1,3}) ?(?:[-–—]|(?<!\bfrom \d{1,3} )to) ?(\d{1,3})(?![\p{L}\p{N}%/–-]|[.,:]\d| ?%)/gu;
const MAY_SCORE = /\d ?(?:[-–—]|to) ?\d/;
const CONTEST =
  /\b(?:w[oi]n(?:s|ning)?|los[est]\w*|beat(?:en|s)?|dr[ae]w(?:n|s)?|score[ds]?|result|victory|defeat(?:ed)?|vote[ds]?|final|tie[ds]?|ratio|odds)\b/i;
const CONTEXT = 48;

const DAYS = /(?<!\p{L})(working|business|trading|banking|calendar)[ -]days?(?!\p{L})/giu;
const dayKey = (word: string): string => `days:${word.toLowerCase() === "calendar" ? "calendar" : "working"}`;

/** Which days are counted, wherever a text says so: "10 working days", "5 wd", "7 bus days". */
export const dayKindKeys = (text: string): string[] => [
  ...matchesOf(DAYS, text).map(([, word = ""]) => dayKey(word)),
  ...(/\d ?(?:[wb]d|bus\.? days?)(?!\p{L})/iu.test(text) ? [dayKey("working")] : []),
];

/** The same as a rewrite says it. */
export const dayKindsIn = (text: string): Reading[] =>
  matchesOf(DAYS, text).map(({ 0: written, 1: word = "", index: start }): Reading => ({
    kind: "measure",
    start,
    end: start + written.length,
    text: written,
    backs: () => [],
    needs: () => [[dayKey(word)]],
  }));

const RATIO = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${SMALL_NUMBERS.slice(1, 11).join("|")}|\\d{1,3})(?:[ -]to[ -](one)|(?: \\p{L}+){0,2} (?:for|to) every)(?! (?:of|each)|\\p{L})`,
  "giu",
);

const MAY_BE_RATIO = /to[ -]one|(?:for|to) every/i;

/** So many to one, and so many for every other. */
export const ratiosIn = (text: string): Reading[] =>
  (MAY_BE_RATIO.test(text) ? matchesOf(RATIO, text) : []).map(
    ({ 0: written, 1: word = "", 2: one, index: start }): Reading => {
      const count = numberOf(word);
      const needs = one === undefined ? [[`+:${count}`]] : [[`pair:${count}-1`], [`+x:${count}`], [`J:${count}:1`]];
      return { kind: "number", start, end: start + written.length, text: written, backs: () => [], needs: () => needs };
    },
  );

/** Two figures put together as a score or a vote: "won 3–1". */
export const scoresIn = (text: string): Reading[] => {
  const found: Reading[] = [];
  if (!MAY_SCORE.test(text) || !CONTEST.test(text)) return found;
  eachMatch(SCORE, text, ({ 0: written, 1: one, 2: other, index: start }, end) => {
    if (!CONTEST.test(text.slice(Math.max(0, start - CONTEXT), end + CONTEXT))) return;
    const pair = `pair:${Number(one)}-${Number(other)}`;
    found.push({ kind: "number", start, end, text: written, backs: () => [], needs: () => [[pair]] });
  });
  return found;
};

/** Figures that stand side by side in a source, with one word between them at most. `readings` come in order. */
export const pairKeys = (text: string, readings: readonly Reading[]): string[] => [
  ...readings.flatMap(({ amount, end }, index) => {
    const other = readings.slice(index + 1).find(({ start }) => start >= end);
    if (amount === undefined || other?.amount === undefined) return [];
    const gap = text.slice(end, other.start);
    return gap.length <= 14 && /^\P{L}*(?:\p{L}+\P{L}*)?$/u.test(gap) ? [`pair:${amount}-${other.amount}`] : [];
  }),
  ...matchesOf(/(?<![\d.,])(\d{1,3}) ?[^\p{L}\p{N}\n]{1,3} ?(\d{1,3})(?![\d])/gu, text).map(
    ([, one, other]) => `pair:${Number(one)}-${Number(other)}`,
  ),
  ...matchesOf(/(?<![\d.,])(\d{1,3})[ -]all\b/g, text).map(([, each]) => `pair:${Number(each)}-${Number(each)}`),
];
