import { NOTES } from "../../kinds/money.ts";
import { ORDINALS, SMALL_NUMBERS } from "../../number.ts";
import { unitNamed } from "../../unit.ts";
import { currencyOfNoun } from "./currency.ts";
import { measureKeys } from "./quantity.ts";
import { anyOf, eachMatch, figureKey, product, matchesOf, type Reading } from "./reading.ts";

const NUMBERS = SMALL_NUMBERS.slice(1, 13);
const NUMBER = NUMBERS.join("|");
const TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, hundred: 100 };
/** How many of each part make the whole. */
export const PARTS: Readonly<Record<string, number>> = Object.fromEntries([
  ["quarter", 4],
  ["thousandth", 1000],
  ...[...ORDINALS].slice(2),
]);
const PART = Object.keys(PARTS).join("|");

/** What a number says, in figures or in words up to twelve and some tens. */
export const numberOf = (word: string): number => {
  const lower = word.toLowerCase();
  if (/^\d/.test(lower)) return Number(lower);
  return lower === "a" || lower === "an" ? 1 : (TENS[lower] ?? NUMBERS.indexOf(lower) + 1);
};

const simplest = (above: number, below: number): string => {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(above, below);
  return `${above / by}/${below / by}`;
};

type Place = Pick<Reading, "start" | "end" | "text">;
const placeOf = ({ 0: text, index: start }: RegExpExecArray, end: number): Place => ({ start, end, text });

/** A share of something. It is its decimal and its per cent too, where they are exact. */
const share = (place: Place, above: number, below: number, judged = true): Reading => {
  const decimal = product(String(above / below), 1);
  const percent = figureKey(false, "%", product(decimal, 100));
  const exact = Number.isInteger((above / below) * 1000)
    ? [figureKey(false, "", decimal), percent, `F:${decimal}`]
    : [];
  const key = `f:${simplest(above, below)}`;
  return {
    ...place,
    kind: "number",
    amount: simplest(above, below),
    backs: () => [key, `J:${above}/${below}`, ...exact, ...(exact.length > 0 ? [`%F:${decimal}`] : [])],
    needs: () => (judged ? anyOf(key, ...exact) : []),
  };
};

/** A way of writing a share or a multiple. */
type Form = readonly [pattern: RegExp, read: (match: RegExpExecArray, end: number, text: string) => Reading | null];

const APART = "(?<![\\p{L}\\p{N}/.,:-])";
const BY = /\bby (?:about |around |roughly |nearly |almost |over |more than |less than |just over |just under )?$/i;
const COMPARED =
  /^(?:(?: the)? \p{L}+er(?!\p{L})| (?:of|less|more|as|off|below|above|under|over|short|better|worse|did|do|does|were|are|is|was|said|agreed|voted)(?!\p{L})|[.,;:!?)\n]|$)/u;
const COMPARED_QUARTER = /^(?: \p{L}+er(?!\p{L})| (?:of|off|less|more|as|did)(?!\p{L}))/u;

/** Whether a unit that a part of it is said of stands there: "half an hour", "a quarter of a mile". */
const isOfUnit = (behind: string): boolean =>
  /^ an? (?:hundred|thousand|[mbtr]+illion|dozen)(?!\p{L})/u.test(behind) ||
  unitNamed(/^(?: of)? an? (\p{L}+)/u.exec(behind)?.[1]?.toLowerCase() ?? "") !== undefined;

// "A quarter" may be three months, "a third" one more: what follows says whether it is a share.
const partOf: Form[1] = (match, end, text) => {
  const [, above = "", part = ""] = match;
  const plural = /s$/i.test(part);
  const name = part.toLowerCase().replace(/s$/, "");
  const behind = text.slice(end, end + 24);
  if (numberOf(above) > 1 !== plural || (name === "quarter" && isOfUnit(behind))) return null;
  const compared = (name === "quarter" ? COMPARED_QUARTER : COMPARED).test(behind);
  const judged = plural || compared || BY.test(text.slice(Math.max(0, match.index - 20), match.index));
  return share(placeOf(match, end), numberOf(above), PARTS[name] ?? 1, judged);
};

const HALF_OF = /^ (?:of|the|an?|as|my|our|his|her|their|your|its|this|that|price|day|off|hour|each)(?!\p{L})/u;
const BEFORE_HALF = /\b(?:by|in|one|to|about|at|over|than|nearly|almost|roughly) $/i;
const NOT_HALF = /(?:first|second|other|1st|2nd|and a|and-a)[ -]$/i;

const halfOf: Form[1] = (match, end, text) => {
  const before = text.slice(Math.max(0, match.index - 16), match.index);
  const behind = text.slice(end, end + 24);
  if (NOT_HALF.test(before) || /^[ -]past/i.test(behind) || isOfUnit(behind)) return null;
  const judged = HALF_OF.test(behind) || /^halv/i.test(match[0]) || BEFORE_HALF.test(before);
  return share(placeOf(match, end), 1, 2, judged);
};

const oneIn: Form[1] = (match, end) => {
  const [above, below] = [numberOf(match[1] ?? ""), numberOf(match[2] ?? "")];
  if (below < 3 || above >= below) return null;
  const both = [`+:${above}`, `+:${below}`];
  const reading = share(placeOf(match, end), above, below);
  return { ...reading, backs: () => [...reading.backs(), ...both], needs: () => [...reading.needs(), both] };
};

const slashed: Form[1] = (match, end, text) => {
  const [above, below] = [Number(match[1]), Number(match[2])];
  // "1935/36" is a season.
  if (below === 0 || (above >= 1900 && above < 2100)) return null;
  const reading = share(placeOf(match, end), above, below);
  const join = `J:${above}/${below}`;
  // "1 1/2" is one and a half.
  const whole = /(?<![\d.,])(\d{1,4}) $/.exec(text.slice(Math.max(0, match.index - 6), match.index))?.[1];
  const mixed = whole === undefined || above >= below ? [] : [`+:${product(String(Number(whole) + above / below), 1)}`];
  return {
    ...reading,
    backs: () => [...reading.backs(), join, `+:${above}`, `+:${below}`],
    needs: () => [
      ...(below <= 10 ? [...reading.needs(), [join]] : anyOf(`f:${simplest(above, below)}`, join)),
      ...anyOf(...mixed),
    ],
  };
};

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: "f:1/4", 0.5: "f:1/2", 0.75: "f:3/4" };

const measure = (place: Place, count: number, word: string): Reading | null => {
  const unit = unitNamed(word.toLowerCase());
  if (unit === undefined) return null;
  const amount = String(count);
  const keys = measureKeys(false, amount, [unit]);
  const fraction = FRACTIONS[count];
  // A unit of one letter may be read as none: "0.75 t".
  const backs = [...keys, figureKey(false, "", amount), ...(fraction === undefined ? [] : [fraction])];
  return { ...place, kind: "measure", amount, unit, backs: () => backs, needs: () => anyOf(...keys) };
};

const partOfUnit: Form[1] = (match, end) => {
  const [, part = "", unit = ""] = match;
  const count = /^half/i.test(part) ? 0.5 : /^(?:an? )?q/i.test(part) ? 0.25 : 0.75;
  const reading = measure(placeOf(match, end), count, unit);
  return reading && { ...reading, backs: () => [...reading.backs(), `part:${reading.unit}`] };
};

const unitAndHalf: Form[1] = (match, end) => {
  const count = numberOf(match[1] ?? "");
  return count === 0 ? null : measure(placeOf(match, end), count + 0.5, match[2] ?? "");
};

const SHARES: readonly Form[] = [
  [new RegExp(`${APART}(an?|${NUMBER})[ -]((?:${PART})s?)(?![\\p{L}\\p{N}])`, "giu"), partOf],
  [new RegExp(`${APART}(?:half|halves|halved|halving)(?![\\p{L}\\p{N}])`, "giu"), halfOf],
  [
    new RegExp(
      `${APART}(${NUMBER}|\\d{1,2})[ -](?:in|out[ -]of)(?: every)?[ -](${NUMBER}|twenty|\\d{1,3})(?![\\p{L}\\p{N}%:]|[.,]\\d)`,
      "giu",
    ),
    oneIn,
  ],
  [new RegExp(`${APART}(\\d{1,4})/(\\d{1,4})(?![\\d/]|[:.,]\\d)`, "gu"), slashed],
  [new RegExp(`${APART}(half an?|(?:an? )?quarter of an?|three[ -]quarters of an?) (\\p{L}+)`, "giu"), partOfUnit],
  [new RegExp(`${APART}(an?|${NUMBER}|\\d+) (\\p{L}+) and a half(?!\\p{L})`, "giu"), unitAndHalf],
];

const WORDS: Readonly<Record<string, number>> = {
  twice: 2,
  doubl: 2,
  thrice: 3,
  tripl: 3,
  trebl: 3,
  quadrupl: 4,
  quintupl: 5,
};
const GROWTH = /^(?:doubl|tripl|trebl|quadrupl|quintupl)/;
const THAN = /^ (?:as|the|what|that|our|its|his|her|their|last|this|from|\p{L}+er)(?!\p{L})/u;

/** `grows` where it says that something became so much more: "twice" may only count. */
const multiple = (place: Place, times: number, grows: boolean, judged = true): Reading => ({
  ...place,
  kind: "measure",
  amount: String(times),
  unit: "x",
  backs: () => [`+x:${times}`, `+:${times}`, ...(grows ? [`grown:${times}`] : [])],
  needs: () => (judged ? [[`${grows ? "grown" : "+x"}:${times}`]] : []),
});

const wordTimes: Form[1] = (match, end, text) => {
  const word = match[0].toLowerCase();
  const stem = Object.keys(WORDS).find((each) => word.startsWith(each)) ?? "";
  // What is compared stands with it, for "twice" alone may count something else.
  const than = THAN.exec(text.slice(end, end + 24))?.[0] ?? "";
  const compared = than !== "";
  const estimated = /\b(?:over|than|nearly|almost|about) $/i.test(
    text.slice(Math.max(0, match.index - 8), match.index),
  );
  const counted = /^ (?:an?|per|each|every|daily|weekly|monthly|yearly) ?/.test(text.slice(end, end + 9));
  return multiple(
    { start: match.index, end: end + than.length, text: match[0] + than },
    WORDS[stem] ?? 1,
    GROWTH.test(word) || compared,
    /(?:ed|ing|es)$/.test(word) || compared || counted || estimated,
  );
};

const countTimes: Form[1] = (match, end) => multiple(placeOf(match, end), numberOf(match[1] ?? ""), true);

const MULTIPLES: readonly Form[] = [
  [
    new RegExp(`${APART}(${NUMBER}|${Object.keys(TENS).join("|")}|\\d+(?:\\.\\d+)?)[ -]?fold(?![\\p{L}-])`, "giu"),
    countTimes,
  ],
  [
    new RegExp(
      `${APART}(?:twice|thrice|(?:doubl|tripl|trebl|quadrupl|quintupl)(?:e|ed|ing|(?<!\\d \\p{L}{4,9})es))(?![\\p{L}-])`,
      "giu",
    ),
    wordTimes,
  ],
  [
    new RegExp(
      `${APART}(${NUMBER}|\\d+(?:\\.\\d+)?) times (?:as|more|the|less|fewer|over|what|that|\\p{L}+er)(?!\\p{L})`,
      "giu",
    ),
    countTimes,
  ],
];

const COIN =
  /(?<![\p{L}\p{N}])(?:an?|one) (dollar|euro|buck|quid|yen|rupee|fiver|tenner|grand(?=[.,;:!?)]|$| (?:a|an|per|each|for|in|on|to|so|or|and)\b))(?![\p{L}]| (?:amount|sign|figure|value|store|bill|note|menu))/giu;
// "a dollar"
const coin: Form[1] = (match, end) => {
  const noun = (match[1] ?? "").toLowerCase();
  const amount = NOTES.get(noun) ?? (noun === "grand" ? "1000" : "1");
  const unit = currencyOfNoun(noun, "")?.need ?? "";
  const key = figureKey(false, unit, amount);
  return { ...placeOf(match, end), kind: "money", amount, unit, backs: () => [key], needs: () => [[key]] };
};

const MAY_SHARE = /[Hh]al[fv]|uarter|\d\/\d|\d[ -](?:in|out of)[ -]/;
const MAY_MULTIPLY = /fold|[Tt]wice|hrice|oubl|ripl|rebl|uadrupl|uintupl|times/;
const MAY_BE_COIN = /dollar|euro|buck|quid|yen|rupee|fiver|tenner|grand/;

/** Shares, multiples and single coins, in words and figures. `inLetters` says that the text holds a number word. */
export const sharesIn = (text: string, inLetters: boolean): Reading[] => {
  const forms = [
    ...(inLetters || MAY_SHARE.test(text) ? SHARES : []),
    ...(MAY_MULTIPLY.test(text) ? MULTIPLES : []),
    ...(MAY_BE_COIN.test(text) ? [[COIN, coin] as const] : []),
  ];
  const found: Reading[] = [];
  for (const [pattern, read] of forms)
    eachMatch(pattern, text, (match, end) => {
      const reading = read(match, end, text);
      if (reading !== null) found.push(reading);
    });
  return found;
};

const ONE_UNIT = new RegExp(
  `${APART}(?<!\\b(?:half|of) )(?:an?|one) (hour|day|week|month|year|mile|acre)(?! and a half|\\p{L})`,
  "giu",
);
/** Said of how long something takes, "a week" is a figure: "rest for a week". */
const LASTING = /(?<!\p{L})(?:for|within|takes?|took|lasts?|lasting|runs|about|almost|nearly) $/iu;
const LONG = /^(?:hour|week|month|year)$/;

const FORTNIGHT = /(?<!\p{L})fortnight(?!\p{L})/giu;
const TWO_WEEKS = anyOf(...measureKeys(false, "2", ["week"]));

/** A fortnight; and "an hour", which is judged where it says how long, or against a draft that speaks of a part of one. */
export const oneUnitsIn = (text: string): Reading[] =>
  [...matchesOf(ONE_UNIT, text), ...matchesOf(FORTNIGHT, text)].map(
    ({ 0: written, 1: word, index: start }): Reading => {
      const noun = word?.toLowerCase() ?? "";
      const unit = unitNamed(noun) ?? "";
      const isLong = LONG.test(noun) && LASTING.test(text.slice(Math.max(0, start - 9), start));
      const free = [`unless:part:${unit}`, ...(isLong ? [`speaks:${noun}`] : [])];
      const needs = word === undefined ? TWO_WEEKS : [...anyOf(...measureKeys(false, "1", [unit])), free];
      return {
        kind: "measure",
        start,
        end: start + written.length,
        text: written,
        backs: () => [],
        needs: () => needs,
      };
    },
  );

const SPOKEN_UNITS: readonly (readonly [noun: string, pattern: RegExp])[] = [
  ["hour", /hour|(?<!\p{L})hrs?(?!\p{L})|\d ?h(?!\p{L})|half an? |all day/iu],
  ["week", /week|(?<!\p{L})wks?(?!\p{L})|fortnight|\d ?w(?!\p{L})/iu],
  ["month", /month|(?<!\p{L})m(?:th|nth|o)s?(?!\p{L})|\b30 days/iu],
  ["year", /year|(?<!\p{L})yrs?(?!\p{L})|annual|\d ?y(?!\p{L})/iu],
];
/** The units of time that a source speaks of, in whatever number. */
export const spokenUnitKeys = (text: string): string[] =>
  SPOKEN_UNITS.filter(([, pattern]) => pattern.test(text)).map(([noun]) => `speaks:${noun}`);
