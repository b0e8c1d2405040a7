import { scanFacts } from "../../scan.ts";
import type { Fact } from "../../fact.ts";
import { hardKinds } from "../../support.ts";
import { addressOf, placesIn, remotePathsIn } from "./address.ts";
import {
  MONTHS,
  dateOf,
  datedWeekdays,
  namedDaysIn,
  ordinalOf,
  periodsIn,
  smallDatesIn,
  weekdayOf,
} from "./calendar.ts";
import { timeOf, zonedHour } from "./clock.ts";
import { blanked, coverOf } from "./cover.ts";
import { disguisedIn } from "./disguised.ts";
import { durationsIn } from "./duration.ts";
import { foreignDatesIn, foreignDaysIn } from "./foreign-calendar.ts";
import { frequenciesIn } from "./frequency.ts";
import { joinsIn } from "./join.ts";
import { quantityOf } from "./quantity.ts";
import { dayKindsIn, ratesIn, ratiosIn, scoresIn } from "./rate.ts";
import { type Reading, verbatim } from "./reading.ts";
import { saidYearsIn } from "./said-year.ts";
import { oneUnitsIn, sharesIn } from "./share.ts";
import { spokenTimesIn } from "./spoken-time.ts";
import { weeksOfDaysIn } from "./week-of-day.ts";

const DAY_LEAD = new RegExp(
  `\\b(?:(?:by|on|until|till|from|before|after|since|due) (?:the )?|(?:${MONTHS.join("|")}) the )$`,
  "i",
);
const CLAUSE_END = /^(?: ?[.,;:!?)\n]|$| (?:at|of|and|or|to|because|if|so|when|we|i|it|they)\b)/i;

const GLUED = /^(\d+(?:\.\d+)?)(\p{L}{1,4})$/u;
// "40gb" is a figure with its unit, "3f9a2c" and "14A" are names.
const gluedQuantity = (text: string, fact: Fact): Reading | null => {
  const [, amount, letters = ""] = GLUED.exec(fact.text) ?? [];
  if (amount === undefined) return null;
  const end = fact.end - letters.length;
  const reading = quantityOf(text, { ...fact, kind: "number", end, text: amount, value: amount, amount });
  return reading.end === fact.end ? reading : null;
};

/** Zeros behind a mark are a part of a name where they are no time of day: 2024-00871 is not 2024-0871. */
const paddedNumber = (text: string, fact: Fact): Reading | null =>
  /^0(?!\d[0-5]\d$)\d{3,}$/.test(fact.text) && /[-/#]/.test(text.charAt(fact.start - 1))
    ? { ...quantityOf(text, fact), needs: () => [[verbatim(fact.text)]], wider: () => [] }
    : null;

const readingOf = (text: string, fact: Fact): Reading => {
  switch (fact.kind) {
    case "number":
      return paddedNumber(text, fact) ?? zonedHour(text, fact) ?? quantityOf(text, fact);
    case "money":
    case "percent":
    case "measure":
      return quantityOf(text, fact);
    case "date":
      return fact.amount === undefined ? dateOf(fact) : quantityOf(text, fact);
    case "weekday":
      return weekdayOf(fact);
    case "time":
      return timeOf(text, fact);
    case "id":
      return gluedQuantity(text, fact) ?? addressOf(fact);
    case "ordinal":
      return ordinalOf(
        fact,
        DAY_LEAD.test(text.slice(Math.max(0, fact.start - 16), fact.start)) &&
          CLAUSE_END.test(text.slice(fact.end, fact.end + 12)),
      );
    default:
      return addressOf(fact);
  }
};

/** Shapes that are one thing already, so that no mark inside them joins figures. */
const WHOLE: ReadonlySet<string> = new Set([
  "time",
  "date",
  "version",
  "ip",
  "phone",
  "link",
  "path",
  "email",
  "handle",
  "channel",
  "ticket",
]);

// Without what a reading before it holds already: "km2" of "18 km2".
const apart = (readings: readonly Reading[]): Reading[] => {
  let stop = 0;
  return readings.filter((reading) => {
    if (reading.end <= stop) return false;
    stop = reading.end;
    return true;
  });
};

/** The readings that none of the others holds. */
const outside = (others: readonly Reading[], readings: readonly Reading[]): readonly Reading[] => {
  if (readings.length === 0 || others.length === 0) return readings;
  const { covers } = coverOf(others);
  return readings.filter((reading) => !covers(reading));
};

/** The readings that none of the others holds or begins before and runs into. */
const besides = (others: readonly Reading[], readings: readonly Reading[]): readonly Reading[] => {
  if (readings.length === 0 || others.length === 0) return readings;
  const { covers, reachesInto } = coverOf(others);
  return readings.filter((reading) => !covers(reading) && !reachesInto(reading));
};

/** A hashtag names a topic. Those of chats, which are addresses, are in small letters. */
const isTopic = ({ kind, text }: Fact): boolean => kind === "channel" && /^#\p{Lu}\D*$/u.test(text);

export interface HardFacts {
  /** What the text says; of two readings of the same words the fuller one. */
  said: readonly Reading[];
  /** Every reading of it, for a source. */
  all: readonly Reading[];
}

/** How far behind a figure its period may stand, in UTF-16 units. */
const RATE_REACH = 24;

/** The hard facts of a text, each with all of its parts. `facts` are its own where somebody has read them already; those that end well before `from` are passed over. */
export const readHard = (text: string, facts: readonly Fact[] = scanFacts(text), from = 0): HardFacts => {
  const general = facts
    .filter((fact) => fact.end > from - RATE_REACH && hardKinds.has(fact.kind) && !isTopic(fact))
    .map((fact) => readingOf(text, fact));
  const wholes = general.filter(({ kind }) => WHOLE.has(kind));
  const loose = blanked(text, wholes);
  const inLetters = facts.some(({ spelled }) => spelled === true);
  const shares = sharesIn(text, inLetters);
  const special = [
    ...besides(wholes, [...spokenTimesIn(text, inLetters), ...shares, ...periodsIn(text), ...foreignDatesIn(text)]),
    ...durationsIn(text),
    ...(inLetters ? saidYearsIn(text) : []),
    ...joinsIn(loose),
    ...placesIn(loose),
  ];
  const known = special.length === 0 ? apart(general) : [...besides(special, apart(general)), ...special];
  const named = outside(known, [...namedDaysIn(text), ...smallDatesIn(text), ...disguisedIn(text)]);
  const byStart = (one: Reading, other: Reading): number => one.start - other.start;
  const said = [...known, ...named].sort(byStart);
  const dated = said.some(({ kind }) => kind === "weekday") ? datedWeekdays(text, said) : [];
  const together = [
    ...dated,
    ...ratesIn(text, said),
    ...scoresIn(text),
    ...ratiosIn(text),
    ...dayKindsIn(text),
    ...oneUnitsIn(text),
    ...frequenciesIn(text),
    ...weeksOfDaysIn(text),
    ...foreignDaysIn(text),
    ...remotePathsIn(text),
  ];
  return {
    said: [...said, ...together],
    all: [...general, ...special, ...shares, ...named, ...together].sort(byStart),
  };
};
