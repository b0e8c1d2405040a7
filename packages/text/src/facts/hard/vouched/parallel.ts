import { unitNamed } from "../../unit.ts";
import { isBare, isOfOneOrder, scaleOf, withUnit } from "./bare-figure.ts";
import { foreignCalendarKeys } from "../readings/foreign-calendar.ts";
import { placeKeys } from "./hasty.ts";
import { impliedKeys } from "./implied-units.ts";
import { measuredJoinKeys } from "../readings/join.ts";
import { isList, isRange } from "./lists.ts";
import { otherFormKeys } from "./other-forms.ts";
import { measureKeys } from "../readings/quantity.ts";
import { isNegative, type Reading } from "../readings/reading.ts";
import { dateKeys, loneDayKeys } from "./shared-dates.ts";

const ALONE = /^(?:\)|[.,;:!?\n]|$| (?:and|or|each|respectively)\b)/;
/** The first figure of a range with the unit and the order of magnitude of the second. */
const lentToFirst = (one: Reading, other: Reading): string[] => {
  const scale = scaleOf(other);
  const unit = isBare(one) && other.unit !== undefined ? withUnit(one, other.units ?? [other.unit]) : [];
  const scaled =
    scale >= 100 && scaleOf(one) === 1 && Number(one.amount) < 1000
      ? withUnit(one, one.units ?? other.units ?? [], scale)
      : [];
  return [...unit, ...scaled];
};

/** A price in a list of prices, each before what it is for: "540 usd shared room, 690 single". */
const isNextPrice = (one: Reading, other: Reading, gap: string, behind: string): boolean => {
  const ratio = Number(other.amount) / Number(one.amount);
  return (
    one.kind === "money" &&
    isOfOneOrder(ratio) &&
    /^ (?:\p{L}+ ){0,2}\p{L}+, $/u.test(gap) &&
    /^ \p{Ll}{3,}(?<!s)(?:[.,;!?\n]|$)/u.test(behind)
  );
};

/** Whether a figure is one above zero. */
const isPositive = (reading: Reading): boolean => Number(reading.amount) >= 0 && !isNegative(reading);

/** What two figures that follow each other lend each other. */
const lentKeys = (one: Reading, other: Reading, gap: string, behind: string): string[] => {
  if (!isPositive(one) || !isPositive(other)) return [];
  const range = isRange(gap);
  // "$1–2m": the second takes the sign of the first, and its letter is no meter.
  const bare = isBare(other) || (one.kind === "money" && other.unit === "m");
  const takes =
    one.unit !== undefined &&
    bare &&
    (range || (isList(gap) && ALONE.test(behind)) || isNextPrice(one, other, gap, behind));
  return [
    ...(range ? lentToFirst(one, other) : []),
    ...(takes ? withUnit(other, one.units ?? [one.unit as string], other.unit === "m" ? 1e6 : 1) : []),
  ];
};

const UNIT_BEHIND_WORD = /^ (?:\p{L}{3,14}|or so) (\p{L}+)/u;

/** A unit behind the word that tells more of it: "six incredible years". */
const describedKeys = (text: string, { kind, unit, amount, end }: Reading): string[] => {
  if (kind !== "number" || unit !== undefined || amount === undefined) return [];
  const named = unitNamed(UNIT_BEHIND_WORD.exec(text.slice(end, end + 32))?.[1]?.toLowerCase() ?? "");
  return named === undefined ? [] : measureKeys(false, amount, [named]);
};

/** A time with the place behind it, in whose zone it is. */
const zoneKeysOf = (text: string, reading: Reading): string[] =>
  reading.kind === "time" ? placeKeys(text, reading.end, reading.backs()) : [];
/** What the facts of a source vouch for together, beside each alone. `readings` come in order. */
export const sharedKeys = (text: string, readings: readonly Reading[]): string[] => {
  const keys = readings.flatMap((one, index) => {
    const other = readings[index + 1];
    const own = [...zoneKeysOf(text, one), ...describedKeys(text, one), ...dateKeys(text, one, other)];
    if (other === undefined || other.start < one.end) return own;
    const gap = text.slice(one.end, other.start);
    if (gap.length > 90) return own;
    return [...own, ...lentKeys(one, other, gap, text.slice(other.end, other.end + 14))];
  });
  return [
    ...keys,
    ...loneDayKeys(text, readings),
    ...impliedKeys(text, readings),
    ...otherFormKeys(text),
    ...measuredJoinKeys(text),
    ...foreignCalendarKeys(text),
  ];
};
