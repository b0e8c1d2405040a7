import { once } from "../../document/once.ts";
import { unitNamed } from "../../facts/unit.ts";
import { meaningsOf } from "./meanings.ts";

const units = once(
  () =>
    new Map(
      meaningsOf("units")
        .split(",")
        .map((row) => row.split(" ") as [string, string]),
    ),
);
// Short for a thing or a person more often than for a unit where they stand alone.
const NO_UNITS = /^(?:min|sec|gal|milli|times?|bits?|bps|degrees?|foot)$/;

/** What a folded word measures in, or undefined. */
export const unitWord = (word: string): string | undefined =>
  units().get(word) ?? units().get(word.replace(/s$/, "")) ?? (NO_UNITS.test(word) ? undefined : unitNamed(word));
