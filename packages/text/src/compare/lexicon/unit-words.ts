import { unitNamed } from "../facts/unit.ts";

// Words that measure without being a unit beside a figure: "daily" and "per day" are the same.
const UNITS = new Map(
  (
    "hourly h,daily day,weekly week,monthly month,quarter quarter,quarterly quarter,yearly year,annual year,annually year,decade decade,century century,centurie century," +
    "pound lb,thousand 1e3,million 1e6,billion 1e9,trillion 1e12,dozen 12,hundred 100,percent %,percentage %,dollar USD,euro EUR,yen JPY,cent cent,celsius C,fahrenheit F,ms ms,km km,kg kg,mb MB,gb GB"
  )
    .split(",")
    .map((row) => row.split(" ") as [string, string]),
);
// Short for a thing or a person more often than for a unit where they stand alone.
const NO_UNITS = /^(?:min|sec|gal|milli|times?|bits?|bps|degrees?|foot)$/;

/** What a folded word measures in, or undefined. */
export const unitWord = (word: string): string | undefined =>
  UNITS.get(word) ?? UNITS.get(word.replace(/s$/, "")) ?? (NO_UNITS.test(word) ? undefined : unitNamed(word));
