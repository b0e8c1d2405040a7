// What a figure without a unit counts, where the draft says it once for all or for another figure.
import { unitNamed } from "../../unit.ts";
import { isBare, isCounting, isOfOneOrder, scaleOf, withUnit } from "./bare-figure.ts";
import { hasShortMinutes } from "../readings/duration.ts";
import { currencyOfCode, currencyOfNoun, currencyOfSign } from "../readings/currency.ts";
import { shortUnitsIn } from "./hasty.ts";
import { matchesOf, type Reading } from "../readings/reading.ts";
import { currencyCodes } from "../../kinds/money.ts";
import { unitOfWord } from "../readings/unit-behind.ts";

const SIGN = /\p{Sc}/gu;
const CODE_BEHIND = /\d ?(?:k|m|mn|bn)? ?([a-z]{3})(?!\p{L})/giu;
const CODE_ALONE = new RegExp(`(?<![\\p{L}\\p{N}])(${[...currencyCodes].join("|")})(?![\\p{L}\\p{N}])`, "giu");

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

/** One unit for all figures of a text: "21.5, fridge 4, all celsius", "18 thick (mm)". */
const ALL_IN =
  /(?<!\p{L})(?:all(?: figures| sizes| times| prices)?(?: are)?(?: in)?|(?:sizes|distances?|lengths?|times|figures|measurements)(?: are)? in) (\p{L}{1,12})(?!\p{L})|\(((?!(?:a|i|c|x)\))\p{L}{1,4})\)/giu;
const unitsOfAll = (text: string): string[] =>
  matchesOf(ALL_IN, text).flatMap(([, said, bracketed]) => {
    const word = (said ?? bracketed ?? "").toLowerCase();
    const unit = unitOfWord(word);
    return unit === undefined ? [] : unit === "C" ? ["C", "degree"] : [unit];
  });

const mayTakeUnit = (text: string, reading: Reading): boolean => isBare(reading) && !isCounting(text, reading);

// The two ends of a change share no scale: "220k, down from 265".
const CHANGE = /(?<!\p{L})(?:from|to|was|were|down|up)(?!\p{L})|→|[-–=]>/iu;

/** How many times as great the written scale makes a figure; "4.1m" may be millions. */
const writtenScale = (reading: Reading): number => (/\dm$/.test(reading.text) ? 1e6 : scaleOf(reading));

/** The scale of the nearest figure that has one and is of the same order: "50k a year …, I'd go in at 49". */
const lentScale = (text: string, readings: readonly Reading[], index: number): number => {
  const reading = readings[index] as Reading;
  for (let distance = 1; distance <= LENDERS_MAX; distance += 1)
    for (const other of [readings[index - distance], readings[index + distance]]) {
      const scale = other === undefined ? 1 : writtenScale(other);
      if (other === undefined || scale < 1_000) continue;
      const gap =
        other.end <= reading.start ? text.slice(other.end, reading.start) : text.slice(reading.end, other.start);
      const ratio = Number(reading.amount) / (Number(other.amount) / scaleOf(other));
      return isOfOneOrder(ratio) && !(gap.length < GAP_MAX && CHANGE.test(gap)) ? scale : 1;
    }
  return 1;
};
/** How many figures away a scale is looked for, on each side. */
const LENDERS_MAX = 8;
/** A change says both of its ends within so many UTF-16 units. */
const GAP_MAX = 40;

/** What has degrees, which a hasty draft leaves out: "temp 27.4 at 8". */
const TEMPERATURES = /(?<!\p{L})(?:temps?|temperatures?|fever)(?!\p{L})/iu;

/** Words of units that mean nothing else: "tyre psi 32 front 35 rear". */
const UNIT_WORD = /(?<!\p{L})(?:\p{L}{4,12}|psi|rpm|mph|kph|kmh|ppm)(?!\p{L})/giu;

/** A figure without a unit may be of any that the draft uses, the only currency among them, and of the scale of its neighbours. */
export const impliedKeys = (text: string, readings: readonly Reading[]): string[] => {
  const currency = onlyCurrency(text, readings) ?? [];
  const lent = new Set([
    ...readings
      .filter(({ unit, kind }) => unit !== undefined && kind !== "money" && unit !== "x")
      .flatMap(({ unit = "", units = [unit] }) => units),
    ...shortUnitsIn(text).flatMap(({ units }) => units),
    ...unitsOfAll(text),
    ...(hasShortMinutes(text) ? ["min", "s"] : []),
    ...(TEMPERATURES.test(text) ? ["degree", "C"] : []),
    // "The engine hours are 4,212."
    ...matchesOf(UNIT_WORD, text).flatMap(([word]) => unitNamed(word.toLowerCase()) ?? []),
    ...currency,
  ]);
  const namesDay = readings.some((reading) =>
    reading.backs().some((key) => /^(?:d:|D:(?:\d{4}-)?\d\d-\d\d$)/.test(key)),
  );
  return readings.flatMap((reading, index) => {
    // "We have 2.3m usd and need 4m": no metres.
    if (currency.length > 0 && /^\d[\d.]*m$/.test(reading.text)) return withUnit(reading, currency, 1e6);
    if (!mayTakeUnit(text, reading)) return [];
    const day = Number(reading.text);
    // "On 17 May, or move it to the 24", "11 and 12, not the 13th".
    const days = namesDay && day >= 1 && day <= 31 ? [`d:${day}`, `o:${day}`] : [];
    const scale = lentScale(text, readings, index);
    return [...days, ...withUnit(reading, [...lent]), ...(scale === 1 ? [] : withUnit(reading, [...lent], scale))];
  });
};
