// What a figure without a unit counts, where the draft says it once for all or for another figure.
import { unitNamed } from "../../unit.ts";
import { isBare, isOfOneOrder, scaleOf, withUnit } from "./bare-figure.ts";
import { currencyOfCode, currencyOfNoun, currencyOfSign } from "../readings/currency.ts";
import { shortUnitsIn } from "./hasty.ts";
import { matchesOf, type Reading } from "../readings/reading.ts";

/** How far a per cent reaches inside its sentence, in UTF-16 units. */
const SENTENCE_REACH = 60;
/** The same into the next sentence: "from 31 to 27%. Target 20". */
const NEXT_SENTENCE_REACH = 30;

const SIGN = /\p{Sc}/gu;
const CODE_BEHIND = /\d ?(?:k|m|mn|bn)? ?([a-z]{3})(?!\p{L})/giu;
/** Nothing counted follows such a figure: "total is 105 not 115", "got 640 of 1,000". */
const UNCOUNTED =
  /^(?:\)|[.,;:!?\n]|$| ?[-–/+] ?(?:\d|\p{L})| \p{L}+ing\b| (?:last|next|usd|eur|gbp|chf|zone|limit|long|high|wide|deep|tall|thick|across|apart|mon|tue|wed|thu|fri|sat|sun|and|or|each|respectively|not|but|to|in|of|max|min|as|like|instead|for|per|a|this|so|because|bc|by|which|is|was|if|when|plus|total|now|then|than|from|at|on|with|left|against|vs|versus|would|will|did|do|could|had|have|said|before|b4|since|after|until|or so|w\/(?=o))\b)/u;
const isUncounted = (text: string, reading: Reading): boolean =>
  isBare(reading) && UNCOUNTED.test(text.slice(reading.end, reading.end + 14));

/** Codes of currencies that are no words. */
const CODE_ALONE =
  /(?<![\p{L}\p{N}])(usd|eur|gbp|chf|cad|aud|nzd|jpy|inr|sek|nok|dkk|pln|czk|huf|zar|brl)(?![\p{L}\p{N}])/giu;

/** Nouns of currencies, said by themselves: "2.50, pounds obviously". */
const CURRENCY_ALONE =
  /(?<!\p{L})(pounds|euros?|dollars|quid|yen|rupees|francs|kron(?:er|or)|roubles|rubles|pesos|zloty|dirhams|shekels)(?!\p{L})/giu;

/** The names of the only currency that a text speaks of; null where it speaks of none or of several. */
const onlyCurrency = (text: string, readings: readonly Reading[]): readonly string[] | null => {
  const money = readings.filter(({ kind }) => kind === "money");
  const [first] = money;
  if (first !== undefined) return money.every(({ unit }) => unit === first.unit) ? (first.units ?? null) : null;
  const signs = new Set(matchesOf(SIGN, text).map(([sign]) => sign));
  // In small letters too: "8.3k usd".
  const codes = new Set(
    [...matchesOf(CODE_BEHIND, text), ...matchesOf(CODE_ALONE, text)]
      .map(([, code = ""]) => currencyOfCode(code.toUpperCase())?.code ?? "")
      .filter(Boolean),
  );
  const nouns = new Set(matchesOf(CURRENCY_ALONE, text).map(([, noun = ""]) => noun.toLowerCase().replace(/s$/, "")));
  const named = [
    ...Array.from(signs, currencyOfSign),
    ...Array.from(codes, currencyOfCode),
    ...Array.from(nouns, (noun) => currencyOfNoun(noun, "")),
  ];
  return named.length === 1 ? (named[0]?.backs ?? null) : null;
};

/** Units that a figure takes from behind it too: "3.1 to 4 %". Any other unit is said first: "1.8 MWh in June, 2.1 in July". */
const SENTENCE_UNITS: ReadonlySet<string | undefined> = new Set(["%", "C", "F"]);

/** The readings that begin near the one at `index`, on both sides of it. */
const around = (readings: readonly Reading[], index: number): readonly Reading[] => {
  const { start, end } = readings[index] as Reading;
  let [from, to] = [index, index + 1];
  // A figure with its unit is shorter than the reach.
  while (from > 0 && (readings[from - 1] as Reading).start >= start - 2 * SENTENCE_REACH) from -= 1;
  while (to < readings.length && (readings[to] as Reading).start <= end + SENTENCE_REACH) to += 1;
  return readings.slice(from, to);
};

/** A figure as prices are written. */
const PRICE = /^\d{1,4}\.\d\d$/;
/** Money is said of these, and of what is "80 more": nothing of it is counted. */
const OF_MONEY =
  /^ (?:more|less|extra|off|back|deposit|rent|fee|fine|tip|total|upfront|cash|down|tax|vat|each|apiece)\b/;

/** One unit for all figures of a text: "21.5, fridge 4, all celsius", "18 thick (mm)". */
const ALL_IN =
  /(?<!\p{L})(?:all(?: figures| sizes| times| prices)?(?: are)?(?: in)?|(?:sizes|distances?|lengths?|times|figures|measurements)(?: are)? in) (\p{L}{1,12})(?!\p{L})|\(((?!(?:a|i|c|x)\))\p{L}{1,4})\)/giu;
const unitsOfAll = (text: string): string[] =>
  matchesOf(ALL_IN, text).flatMap(([, said, bracketed]) => {
    const word = (said ?? bracketed ?? "").toLowerCase();
    const unit =
      unitNamed(word) ??
      (/^(?:celsius|centigrade)$/.test(word)
        ? "C"
        : /^(?:mm|cm|km|m|kg|g|mg|ml|l|s|ms|h)$/.test(word)
          ? word
          : undefined);
    return unit === undefined ? [] : unit === "C" ? ["C", "degree"] : [unit];
  });

/** The shares that the other figures of its sentence lend the figure at `index`. */
const sentenceUnits = (text: string, readings: readonly Reading[], index: number): readonly string[] => {
  const { start, end } = readings[index] as Reading;
  const near = around(readings, index).filter((other) => {
    if (!SENTENCE_UNITS.has(other.unit)) return false;
    const gap = other.start < start ? text.slice(other.end, start) : text.slice(end, other.start);
    return gap.length <= (/[.!?]\s|\n/.test(gap) ? NEXT_SENTENCE_REACH : SENTENCE_REACH);
  });
  return near.map(({ unit = "" }) => unit);
};

/** Whether a figure is of a unit that those without one may share: "gravel at 11 m …, clay to the end depth of 20". */
const lendsOn = ({ unit, kind }: Reading): boolean =>
  unit !== undefined && kind !== "money" && unit !== "x" && !SENTENCE_UNITS.has(unit);

// The two ends of a change share nothing: "220k, down from 265".
const CHANGE = /(?<!\p{L})(?:from|to|was|were|down|up)(?!\p{L})|→|[-–=]>/iu;
/** A figure in the scale of one before it in its sentence: "75 grand for the roof, 12 for the gutters". */
const scaledKeys = (text: string, readings: readonly Reading[], index: number): string[] => {
  const reading = readings[index] as Reading;
  const own = Number(reading.amount);
  return around(readings, index).flatMap((other) => {
    const gap = text.slice(other.end, reading.start);
    // "4.1m" may be millions.
    const scale = /\dm$/.test(other.text) ? 1e6 : scaleOf(other);
    const ratio = own / (Number(other.amount) / scaleOf(other));
    const isAlike = scale >= 1_000 && scaleOf(reading) === 1 && isOfOneOrder(ratio);
    const isApart = other.end > reading.start || gap.length > SENTENCE_REACH || /[.!?]\s|\n/.test(gap);
    return isAlike && !isApart && !CHANGE.test(gap)
      ? withUnit(reading, other.unit === "m" ? [] : (other.units ?? []), scale)
      : [];
  });
};

/** A figure without anything counted takes the only currency of its text, and the units and the scale of its sentence. */
export const impliedKeys = (text: string, readings: readonly Reading[]): string[] => {
  const currency = onlyCurrency(text, readings) ?? [];
  const short = shortUnitsIn(text);
  const shortBefore = ({ start }: Reading): readonly string[] =>
    short
      .filter(({ end }) => end <= start && start - end <= SENTENCE_REACH)
      .filter(({ end }) => !/[.!?]\s|\n/.test(text.slice(end, start)))
      .flatMap(({ units }) => units);
  const all = unitsOfAll(text);
  const lent = new Set(readings.filter(lendsOn).map(({ unit }) => unit as string));
  return readings.flatMap((reading, index) => {
    const isOfMoney =
      isBare(reading) && (PRICE.test(reading.text) || OF_MONEY.test(text.slice(reading.end, reading.end + 12)));
    const own = isBare(reading) ? all.flatMap((unit) => withUnit(reading, [unit])) : [];
    const money = isOfMoney ? currency.flatMap((unit) => withUnit(reading, [unit])) : [];
    return isUncounted(text, reading)
      ? [
          ...own,
          ...money,
          ...[...currency, ...lent, ...sentenceUnits(text, readings, index), ...shortBefore(reading)].flatMap((unit) =>
            withUnit(reading, [unit]),
          ),
          ...scaledKeys(text, readings, index),
        ]
      : [...own, ...money];
  });
};
