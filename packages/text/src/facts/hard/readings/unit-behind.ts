import { matchAt, type FactKind } from "../../fact.ts";
import { unitNamed, unitTable } from "../../unit.ts";
import { GATE_UNITS, rowsOf, SHORT_UNITS, UNITS } from "../../unit-table.ts";
import { currencyAfter, currencyNouns, type Currency } from "./currency.ts";
import { scaleWords } from "./magnitude.ts";

/** What a figure counts. */
export interface Unit {
  kind: FactKind;
  name: string;
  /** A rewrite needs one of these. */
  needs: readonly string[];
  /** What a source vouches for. */
  backs: readonly string[];
}

/** A unit that stops where it ends in the text. */
export interface UnitBehind {
  unit: Unit;
  end: number;
}

/** A unit of its own, beside which a source may vouch for others. */
export const unitOf = (name: string, kind: FactKind = "measure", also: readonly string[] = []): Unit => ({
  kind,
  name,
  needs: [name],
  backs: [name, ...also],
});

/** A currency as a unit. Pounds may weigh or pay. */
export const moneyOf = ({ need, backs, code }: Currency): Unit => ({
  kind: "money",
  name: code,
  needs: need === "~pound" ? [need, "lb"] : [need],
  backs: backs.includes("~pound") ? [...backs, "lb"] : backs,
});

const SHARES: readonly (readonly [RegExp, Unit])[] = [
  [/[ -]?(?:‰|per ?mille|permille?)(?![\p{L}\p{N}])/iuy, unitOf("‰", "percent")],
  [/[ -]?‱(?![\p{L}\p{N}])/uy, unitOf("‱", "percent")],
  [/[ -]?(?:percentage[ -]points?|pp|p\.p\.)(?![\p{L}\p{N}])/iuy, unitOf("pp", "percent")],
  [/[ -]?(?:%|per ?cent|percent|pct)(?![\p{L}\p{N}])/iuy, unitOf("%", "percent")],
  [/[ -]?(?:basis[ -]points?|bps?)(?![\p{L}\p{N}])/iuy, unitOf("bp")],
  // Of shares these are percentage points, of scores they are what was counted.
  [
    /(?:[ -]points?|[ -]?pts?)(?![\p{L}\p{N}])/iuy,
    { kind: "measure", name: "pp", needs: ["pp", "bare"], backs: ["pp", "bare"] },
  ],
];

const shareBehind = (text: string, at: number): UnitBehind | null => {
  for (const [pattern, unit] of SHARES) {
    const match = matchAt(pattern, text, at);
    if (match !== null) return { unit, end: at + match[0].length };
  }
  return null;
};

const DEGREES = /((?: ?degrees?| ?°)?) ?(celsius|centigrade|fahrenheit|kelvin|[CFK])(?![\p{L}\p{N}])/iuy;

/** The scale of a temperature. `isDegree` where the word "degrees" was read before. */
export const temperatureBehind = (text: string, at: number, isDegree = false): UnitBehind | null => {
  const match = matchAt(DEGREES, text, at);
  if (match === null) return null;
  const [written, degrees = "", scale = ""] = match;
  if (!isDegree && degrees === "" && scale.length === 1) return null;
  return { unit: unitOf(scale.charAt(0).toUpperCase(), "measure", ["degree"]), end: at + written.length };
};

const { spellings, bases } = unitTable(`${GATE_UNITS},${UNITS}`);

/** What a unit measures, and how many of the base unit it is; undefined where it is a multiple of no other. */
export const baseOf = (unit: string): readonly [base: string, factor: number] | undefined => bases.get(unit);

/** The spellings of a unit, in small letters. */
export const spellingsOf = (unit: string): string[] =>
  Array.from(spellings).flatMap(([spelling, named]) => (named === unit ? [spelling.toLowerCase()] : []));

/** A pattern for every spelling of a unit in the singular and plural, in small letters. */
export const spelled = (unit: string): string => `(?:${spellingsOf(unit).join("|")})s?`;

const SQUARE_WORD = /[ -](s|c)(?:quare|q\.?|ubic|u\.?) (\p{L}+)/iuy;
const SQUARE_SIGN = /[ -]?([kcm]?m|ft|in|yd|mi)(?:\^?([23]))(?![\p{L}\p{N}])/uy;

const powerBehind = (text: string, at: number): UnitBehind | null => {
  const word = matchAt(SQUARE_WORD, text, at);
  const named = (word?.[2] ?? "").toLowerCase();
  const side = unitNamed(named) ?? spellings.get(named);
  if (word !== null && side !== undefined)
    return { unit: unitOf(`${side}${/s/i.test(word[1] ?? "") ? 2 : 3}`), end: at + word[0].length };
  const sign = matchAt(SQUARE_SIGN, text, at);
  return sign === null ? null : { unit: unitOf(`${sign[1]}${sign[2]}`), end: at + sign[0].length };
};

const PRIMES = / ?(″|′{1,2})(?!\d)/y;
/** What one prime may mean, and two. */
const ONE_PRIME = ["′", "ft", "min"];
const TWO_PRIMES = ["″", "in", "s"];
/** In capitals these are words or names; other units of two letters and more may be written in any case. */
const CASED = new Set(["in", "us", "mi", "ha", "ms", "ma"]);
/** Times in other languages; the shorter words of them may mean something else. */
const FOREIGN_TIMES = rowsOf(SHORT_UNITS)
  .filter(([unit = ""]) => baseOf(unit)?.[0] === "time" || /^(?:week|month|year)$/.test(unit))
  .flatMap(([unit = "", ...words]) => words.filter((word) => word.length > 3).map((word) => [word, unit] as const));
const SMALL = new Map(
  [...spellings, ...FOREIGN_TIMES]
    .map(([spelling, unit]) => [spelling.toLowerCase(), unit] as const)
    .filter(([small]) => /^[lmg]$/.test(small) || (small.length > 1 && !CASED.has(small)))
    .flatMap(([small, unit]) => [[small, unit] as const, ...(small.length > 1 ? [[`${small}s`, unit] as const] : [])])
    // Knots come before kilonewtons.
    .reverse(),
);

/** The unit that a word in small letters names behind a figure. */
export const unitOfWord = (word: string): string | undefined =>
  unitNamed(word) ?? spellings.get(word) ?? SMALL.get(word);

const SMALL_UNIT = /([ -]?)([a-zµμ]{1,11})(?![\p{L}\p{N}])/iuy;
// One letter after a space is more often a word than a unit.
const ENDS_MEASURE =
  /^(?:[.,;)\n]|$|\/(?:s|sec|min|h|hr|hour|d|day)(?![a-z])| (?:of|by|x|×|long|wide|high|deep)(?![a-z]))/;

const smallBehind = (text: string, at: number): UnitBehind | null => {
  const primes = matchAt(PRIMES, text, at);
  if (primes !== null) {
    const units = primes[1] === "′" ? ONE_PRIME : TWO_PRIMES;
    const [name = ""] = units;
    return { unit: { kind: "measure", name, needs: units, backs: units }, end: at + primes[0].length };
  }
  const match = matchAt(SMALL_UNIT, text, at);
  const unit = SMALL.get((match?.[2] ?? "").toLowerCase().replace("μ", "µ"));
  // "60 M" are so many of a size, or millions.
  if (match === null || unit === undefined || match[2] === "M") return null;
  const end = at + match[0].length;
  // The second-year class.
  if (unit === "s" && /^-\p{L}/u.test(text.slice(end, end + 2))) return null;
  if (match[1] === " " && unit.length === 1 && !ENDS_MEASURE.test(text.slice(end, end + 8))) return null;
  return { unit: unitOf(unit), end };
};

const QUALIFIERS = new Set([
  ...scaleWords,
  ...currencyNouns,
  ...SMALL.keys(),
  ..."in mi and a per percent pct percentage pp point points basis bp bps permil permille square cubic sq cu degrees degree celsius centigrade fahrenheit kr lei".split(
    " ",
  ),
]);

/** Whether the text after a figure can be a part of it; most words cannot. */
export const mayFollow = (text: string, end: number): boolean => {
  const unit = text.charCodeAt(end);
  if (unit !== 32) return unit > 64 || unit === 37 || unit === 45 || unit === 36;
  const next = text.charCodeAt(end + 1);
  if (next >= 48 && next <= 57) return text.charCodeAt(end + 2) === 47;
  if (!(next >= 97 && next <= 122)) return next > 64 || next === 37 || next === 36 || next === 45;
  let stop = end + 1;
  while (text.charCodeAt(stop) >= 97 && text.charCodeAt(stop) <= 122) stop += 1;
  return text.charCodeAt(stop) > 127 || QUALIFIERS.has(text.slice(end + 1, stop));
};

const moneyBehind = (text: string, at: number): UnitBehind | null => {
  const found = currencyAfter(text, at);
  return found === null ? null : { unit: moneyOf(found.currency), end: found.end };
};

/** The unit of any kind that follows a figure ending at `at`. */
export const unitBehind = (text: string, at: number): UnitBehind | null =>
  shareBehind(text, at) ??
  moneyBehind(text, at) ??
  temperatureBehind(text, at) ??
  powerBehind(text, at) ??
  smallBehind(text, at);
