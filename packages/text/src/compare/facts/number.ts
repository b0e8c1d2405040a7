import { matchAt } from "./fact.ts";

const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  lakh: 1e5,
  crore: 1e7,
};
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
  hundredth: 100,
};

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

/** Decimal digits without grouping, leading zeros or trailing zeros of the fraction. */
export const canonical = (digits: string): string => {
  const plain = digits.replace(/[,\u00a0\u202f']/g, "");
  const [whole = "", fraction = ""] = plain.split(".");
  const front = whole.replace(/^0+(?=\d)/, "") || "0";
  const back = fraction.replace(/0+$/, "");
  return back === "" ? front : `${front}.${back}`;
};

const DIGITS = /\d{1,3}(?:(?:,\d{3})+|(?:[\u00a0\u202f]\d{3})+|(?:\.\d{3}){2,})(?![\d])(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+/y;
const PLACES: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  m: 6,
  mm: 6,
  mn: 6,
  mln: 6,
  mil: 6,
  million: 6,
  millions: 6,
  b: 9,
  bn: 9,
  bln: 9,
  billion: 9,
  billions: 9,
  t: 12,
  tn: 12,
  trillion: 12,
  hundred: 2,
};
const SCALE =
  /[ \u00a0\u202f-]?(thousand|millions?|mln|mil|billions?|bln|trillion|hundred|bn|tn|mn)(?![A-Za-z\d])|([kKMBT]|bn)(?![A-Za-z\d])|[ ]?(MM)(?![A-Za-z\d])/y;
// After a currency sign the small letters are orders of magnitude too; without one "5 m" is a length.
const MONEY_SCALE =
  /[ \u00a0\u202f-]?(thousand|millions?|mln|mil|billions?|bln|trillion|hundred|bn|tn|mn|mm|m|b|k)(?![A-Za-z\d])/iy;

/** The figure in digits at `at`, with its order of magnitude, or null. */
export const digitsAt = (text: string, at: number, money: boolean): Figure | null => {
  const match = matchAt(DIGITS, text, at);
  if (match === null) return null;
  const raw = /^\d{1,3}(?:\.\d{3}){2,}$/.test(match[0]) ? match[0].replaceAll(".", "") : match[0];
  const amount = canonical(raw);
  const end = at + match[0].length;
  const scale = matchAt(money ? MONEY_SCALE : SCALE, text, end);
  if (scale === null) return { amount, end };
  const word = (scale[1] ?? scale[2] ?? scale[3] ?? "").toLowerCase();
  return { amount: shift(amount, PLACES[word] ?? 0), end: end + scale[0].length, scaled: true };
};

const NEXT_WORD = /(?:[ \u00a0]|-)(?:and )?([A-Za-z]{3,11})(?![A-Za-z\d'’])/y;
const AND_A_HALF = /[ -]and[ -]a[ -]half(?![A-Za-z])/y;
const LONGEST_WORD_RUN = 12;

const OPENERS = new Set([
  ...Object.keys(UNITS),
  ...Object.keys(TENS),
  ...Object.keys(ORDINALS),
  "dozen",
  "hundred",
  "thousand",
  "million",
  "billion",
]);

/** Whether a lowercased word can open a figure in letters. */
export const opensFigure = (word: string): boolean => OPENERS.has(word);

/** The figure in letters whose first word is `word`, ending at `end`: "two hundred and fifty", "twenty-first". */
export const spelledAt = (text: string, word: string, end: number): Figure | null => {
  let total = 0;
  let group = 0;
  let scaled = false;
  let ordinal = false;
  let last = 0; // what the last word was: 1 unit, 2 ten, 3 scale
  let stop = end;
  let next: string = word;
  for (let count = 0; count < LONGEST_WORD_RUN; count += 1) {
    if (Object.hasOwn(UNITS, next)) {
      if (last === 1 || (last === 2 && (UNITS[next] as number) > 9)) break;
      group += UNITS[next] as number;
      last = 1;
    } else if (Object.hasOwn(TENS, next)) {
      if (last === 1 || last === 2) break;
      group += TENS[next] as number;
      last = 2;
    } else if (Object.hasOwn(SCALES, next)) {
      const scale = SCALES[next] as number;
      if (scale <= 100) group = (group === 0 ? 1 : group) * scale;
      else {
        total += (group === 0 ? 1 : group) * scale;
        group = 0;
      }
      scaled = true;
      last = 3;
    } else if (Object.hasOwn(ORDINALS, next) && last !== 1 && (last !== 2 || (ORDINALS[next] as number) < 10)) {
      group += ORDINALS[next] as number;
      ordinal = true;
    } else break;
    if (count > 0) stop = NEXT_WORD.lastIndex;
    if (ordinal) break;
    const follow = matchAt(NEXT_WORD, text, stop);
    if (follow === null) break;
    next = (follow[1] as string).toLowerCase();
  }
  const half = ordinal ? null : matchAt(AND_A_HALF, text, stop);
  if (half !== null) stop += half[0].length;
  const amount = String(total + group + (half === null ? 0 : 0.5));
  return { amount, end: stop, spelled: true, ...(ordinal && { ordinal: true }), ...(scaled && { scaled: true }) };
};
