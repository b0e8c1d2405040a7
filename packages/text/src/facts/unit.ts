import { matchAt } from "./fact.ts";
import { PREFIXES, rowsOf, UNITS } from "./unit-table.ts";

/** What a table of units says. */
export interface UnitTable {
  /** Every spelling, with its unit. A case of its own matters up to two letters; longer ones are here in small letters too. */
  spellings: ReadonlyMap<string, string>;
  /** What a unit measures, and how many of the base unit it is; none where it is a multiple of no other. */
  bases: ReadonlyMap<string, readonly [base: string, factor: number]>;
  /** "A decade" is ten years. */
  multiples: ReadonlyMap<string, readonly [unit: string, factor: number]>;
}

const prefixes = rowsOf(PREFIXES);

/** The units of the rows of a table. */
export const unitTable = (rows: string): UnitTable => {
  const spellings = new Map<string, string>();
  const bases = new Map<string, readonly [base: string, factor: number]>();
  const multiples = new Map<string, readonly [unit: string, factor: number]>();
  const add = (words: readonly string[], base: string, factor: number): void => {
    const [unit = ""] = words;
    for (const word of words) {
      spellings.set(word, unit);
      if (word.length > 2) spellings.set(word.toLowerCase(), unit);
    }
    if (base === "") return;
    const above = bases.get(base);
    bases.set(unit, above === undefined ? [base, factor] : [above[0], above[1] * factor]);
    if (above !== undefined) multiples.set(unit, [base, factor]);
  };
  for (const row of rows.split(",")) {
    const [written = "", measured = "", prefixed = ""] = row.split("|");
    const words = written.split(" ");
    // What has prefixes and no name for what it measures goes by the name of the unit.
    const [base = "", factor = "1"] = (measured || (prefixed && (words[1] as string))).split(" ");
    add(words, base, Number(factor));
    for (const [sign = "", name = "", power] of prefixes)
      if (prefixed.includes(sign))
        add(
          words.map((word) => (word.length < 4 ? sign : name) + word),
          base,
          Number(`1e${power}`),
        );
  }
  return { spellings, bases, multiples };
};

const { spellings, bases, multiples } = unitTable(UNITS);

/** What a unit measures, and how many of the base unit it is. */
export const baseOf = (unit: string): readonly [base: string, factor: number] | undefined => bases.get(unit);

const singular = (word: string): string =>
  word.endsWith("s") && word.length > 2 && word !== "has" ? word.slice(0, -1) : word;

/** The canonical unit that a lowercased word names, in the singular or the plural, or undefined. */
export const unitNamed = (word: string): string | undefined =>
  word.length > 2 ? (spellings.get(word) ?? spellings.get(singular(word))) : undefined;

// One letter after a space is more often a word or an initial than a unit ("5 m long" is worth it, "5 in" and "5 t" are not).
const ATTACHED_ONLY = /^(?:[smglhCFVWBtx]|in)$/;
const NO_NAME = /[txn]/;

const AFTER = /([ \u00a0\u202f]{1,2}|-)?((?:°[CF]?|×|[A-Za-zµμ]{1,12}(?:\/(?:h|s))?[²2]?))(?![\p{L}\d])/uy;

export interface Unit {
  unit: string;
  factor: number;
  end: number;
}

/** The unit that follows a figure ending at `at`, or null. */
export const unitAfter = (text: string, at: number, spelled: boolean): Unit | null => {
  const match = matchAt(AFTER, text, at);
  if (match === null) return null;
  const gap = match[1];
  const written = (match[2] as string).replace("μ", "µ");
  const end = at + match[0].length;
  const lower = written.toLowerCase();
  // "2nd-hand" and "second-class" count no seconds.
  if (lower === "second" && text.charAt(end) === "-") return null;
  const unit = spellings.get(written) ?? unitNamed(lower) ?? spellings.get(singular(written));
  if (unit === undefined) return null;
  if (gap !== undefined && ATTACHED_ONLY.test(written) && (spelled || NO_NAME.test(written))) return null;
  const [name, factor] = multiples.get(unit) ?? [unit, 1];
  return { unit: name, factor, end };
};
