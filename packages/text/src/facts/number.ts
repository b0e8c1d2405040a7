import { matchAt } from "./fact.ts";

const numbered = (words: string, value: (index: number) => number): [string, number][] =>
  words.split(" ").map((word, index) => [word, value(index)]);

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS_ON = "twenty thirty forty fifty sixty seventy eighty ninety";
const UNITS = new Map(numbered(SMALL, (index) => index));
const TENS = new Map([...numbered(TENS_ON, (index) => 10 * index + 20), ["fourty", 40]]);

/** The names of the numbers from zero to nineteen, each at its number. */
export const SMALL_NUMBERS: readonly string[] = SMALL.split(" ");
/** The names of the tens from twenty on. */
export const TENS_NAMES: readonly string[] = TENS_ON.split(" ");

/** What the words of a number below a hundred say: "nine", "twenty-one"; NaN for any other word. */
export const smallNumber = (words: string): number =>
  words
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (UNITS.get(word) ?? TENS.get(word) ?? Number.NaN), 0);

const SCALES = new Map([
  ["dozen", 12],
  ["hundred", 100],
  ...numbered("thousand million billion trillion", (index) => 1000 ** (index + 1)),
  ["lakh", 1e5],
  ["crore", 1e7],
]);
const IRREGULAR = new Map(
  "one first,two second,three third,five fifth,eight eighth,nine ninth,twelve twelfth"
    .split(",")
    .map((row) => row.split(" ") as [string, string]),
);
/** The ordinals of one word, in order. */
export const ORDINALS: ReadonlyMap<string, number> = new Map(
  [...[...UNITS].slice(1), ...TENS, ["hundred", 100] as const].map(([word, value]) => [
    IRREGULAR.get(word) ?? `${word.replace(/y$/, "ie")}th`,
    value,
  ]),
);

/** A figure and where it stops. */
export interface Figure {
  amount: string;
  end: number;
  ordinal?: true;
  spelled?: true;
  /** The text gave the order of magnitude itself: "5k", "1.2 million". */
  scaled?: true;
}

// Exact decimal shift, so that 1.1 million never becomes 1100000.0000000001.
const shift = (digits: string, places: number): string => {
  const [whole = "0", fraction = ""] = digits.split(".");
  const padded = fraction.padEnd(places, "0");
  return canonical(`${whole}${padded.slice(0, places)}.${padded.slice(places)}`);
};

const PLAIN = /^[1-9]\d*$/;

/** Decimal digits without grouping, leading zeros or trailing zeros of the fraction. */
export const canonical = (digits: string): string => {
  if (PLAIN.test(digits)) return digits;
  const plain = digits.replace(/[, \u00a0\u202f']/g, "");
  const [whole = "", fraction = ""] = plain.split(".");
  const front = whole.replace(/^0+(?=\d)/, "") || "0";
  const back = fraction.replace(/0+$/, "");
  return back === "" ? front : `${front}.${back}`;
};

// Thousands are set apart by a plain space before the currencies of those who write so: "4 500 €".
const DIGITS =
  /\d{1,3}(?:(?:,\d{3})+|(?:[\u00a0\u202f]\d{3})+|(?: \d{3})+(?= ?(?:€|euros|EUR|SEK|NOK|DKK|PLN|CZK))|(?:\.\d{3}){2,})(?![\d])(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+/y;
// Decimal places by the first letter of the order of magnitude; "thousand" is the one that shares its letter.
const PLACES: Readonly<Record<string, number>> = { h: 2, k: 3, m: 6, b: 9, t: 12 };
const placesOf = (scale: string): number => (scale === "thousand" ? 3 : (PLACES[scale[0] ?? ""] ?? 0));
const SCALE =
  /[ \u00a0\u202f-]?(thousand|millions?|mln|mil|billions?|bln|trillion|hundred|doz(?:en)?|bn|tn|mn)(?![A-Za-z\d])|([kKMBT]|bn)(?![A-Za-z\d])|[ ]?(MM)(?![A-Za-z\d])/y;
// After a currency sign the small letters are orders of magnitude too; without one "5 m" is a length.
const MONEY_SCALE =
  /[ \u00a0\u202f-]?(thousand|millions?|mln|mil|billions?|bln|trillion|hundred|bn|tn|mn|mm|m|b|k)(?![A-Za-z\d])/iy;

/** Between an order of magnitude and what is less: "4 hundred and 86", "2 thousand 5 hundred". */
const REST = /(?<=hundred|thousand) (?:and )?(?=[1-9]\d{0,2}(?![A-Za-z\d%]|[.,:/-]\d))/y;

const AND_A_HALF = / ?½| 1\/2(?![\d/])|[ -](?:and|n|&)[ -](?:a[ -])?half(?![A-Za-z-]| of)/y;

const ISH = /-?ish(?![A-Za-z])/y;

/** The figure in digits at `at`, with its half and its order of magnitude, or null; with what is less too where that is below `most`. */
export const digitsAt = (text: string, at: number, money: boolean, most = Infinity): Figure | null => {
  const match = matchAt(DIGITS, text, at);
  if (match === null) return null;
  const raw = /^\d{1,3}(?:\.\d{3}){2,}$/.test(match[0]) ? match[0].replaceAll(".", "") : match[0];
  const behind = at + match[0].length;
  const half = PLAIN.test(raw) ? matchAt(AND_A_HALF, text, behind) : null;
  const amount = half === null ? canonical(raw) : `${raw}.5`;
  const end = behind + ((half ?? matchAt(ISH, text, behind))?.[0].length ?? 0);
  const scale = matchAt(money ? MONEY_SCALE : SCALE, text, end);
  if (scale === null) return { amount, end };
  const word = (scale[1] ?? scale[2] ?? scale[3] ?? "").toLowerCase();
  const scaled = word.startsWith("doz") ? canonical(String(12 * Number(amount))) : shift(amount, placesOf(word));
  const figure: Figure = { amount: scaled, end: end + scale[0].length, scaled: true };
  const magnitude = 10 ** placesOf(word);
  return magnitude < most ? withRest(text, figure, magnitude) : figure;
};

/** A figure with an order of magnitude and what is less behind it. */
const withRest = (text: string, figure: Figure, magnitude: number): Figure => {
  const gap = matchAt(REST, text, figure.end);
  const rest = gap && digitsAt(text, figure.end + gap[0].length, false, magnitude);
  return rest !== null && Number(rest.amount) < magnitude
    ? { ...figure, amount: String(Number(figure.amount) + Number(rest.amount)), end: rest.end }
    : figure;
};

// "The top forty first thing" is no forty-first thing.
const NEXT_WORD = /(?:[ \u00a0]|-)(?:and )?(?!first thing)([A-Za-z]{3,11})(?![A-Za-z\d'’])/y;
const LONGEST_WORD_RUN = 12;

/** Lowercased words that can open a figure in letters. */
export const numberWords: ReadonlySet<string> = new Set([
  ...UNITS.keys(),
  ...TENS.keys(),
  ...ORDINALS.keys(),
  ..."dozen hundred thousand million billion".split(" "),
]);

/** What the words read so far add up to. */
interface SpelledSum {
  total: number;
  /** The sum below a thousand that no order of magnitude has closed yet. */
  group: number;
  last: "none" | "unit" | "ten" | "scale";
  scaled: boolean;
  ordinal: boolean;
}

const addScale = (sum: SpelledSum, scale: number): void => {
  if (scale <= 100) sum.group = (sum.group || 1) * scale;
  else {
    sum.total += (sum.group || 1) * scale;
    sum.group = 0;
  }
  sum.scaled = true;
  sum.last = "scale";
};

/** Takes a word in; false where the figure ends before it. */
const takeWord = (sum: SpelledSum, word: string): boolean => {
  const { last } = sum;
  const unit = UNITS.get(word);
  if (unit !== undefined) {
    if (last === "unit" || (last === "ten" && unit > 9)) return false;
    sum.group += unit;
    sum.last = "unit";
    return true;
  }
  const ten = TENS.get(word);
  if (ten !== undefined) {
    if (last === "unit" || last === "ten") return false;
    sum.group += ten;
    sum.last = "ten";
    return true;
  }
  const scale = SCALES.get(word);
  if (scale !== undefined) {
    addScale(sum, scale);
    return true;
  }
  const place = ORDINALS.get(word);
  if (place === undefined || last === "unit" || (last === "ten" && place >= 10)) return false;
  sum.group += place;
  sum.ordinal = true;
  return true;
};

/** The figure in letters whose first word is `word`, ending at `end`: "two hundred and fifty", "twenty-first". */
export const spelledAt = (text: string, word: string, end: number): Figure | null => {
  const sum: SpelledSum = { total: 0, group: 0, last: "none", scaled: false, ordinal: false };
  let stop = end;
  let next: string = word;
  for (let count = 0; count < LONGEST_WORD_RUN && takeWord(sum, next); count += 1) {
    if (count > 0) stop = NEXT_WORD.lastIndex;
    if (sum.ordinal) break;
    const follow = matchAt(NEXT_WORD, text, stop);
    if (follow === null) break;
    next = (follow[1] as string).toLowerCase();
  }
  const half = sum.ordinal ? null : matchAt(AND_A_HALF, text, stop);
  if (half !== null) stop += half[0].length;
  const amount = String(sum.total + sum.group + (half === null ? 0 : 0.5));
  return {
    amount,
    end: stop,
    spelled: true,
    ...(sum.ordinal && { ordinal: true }),
    ...(sum.scaled && { scaled: true }),
  };
};
