import type { Span } from "../document/span.ts";

export type FactKind =
  | "number"
  | "ordinal"
  | "money"
  | "percent"
  | "measure"
  | "date"
  | "weekday"
  | "relative-date"
  | "time"
  | "link"
  | "email"
  | "handle"
  | "channel"
  | "ticket"
  | "version"
  | "phone"
  | "ip"
  | "path"
  | "id"
  | "code"
  | "quote"
  | "name";

/** Something a rewrite has to keep. Two facts with the same kind and value say the same thing, however they are written. */
export interface Fact extends Span {
  kind: FactKind;
  /** Normalised: "1.2M" and "1,200,000" are both "1200000", "5pm" is "17:00", "3 May" is "05-03". */
  value: string;
  /** The exact slice of the text. */
  text: string;
  /** Other readings of the same characters: 03/05 may be March or May, "at 5:00" may be morning or evening. */
  also?: readonly string[];
  /** The figure alone, where the fact has one. */
  amount?: string;
  /** Canonical unit or ISO currency, where the fact has one. */
  unit?: string;
  /** The figure was written in letters. */
  spelled?: true;
  /** The number counts an item of a list and comes in its order. Set by the comparison. */
  counts?: true;
}

/** What a scanner knows about a fact; the slice is added by the walk. */
export interface FactMatch extends Omit<Fact, "text"> {
  /** A name of one word that opens a sentence, where any word has a capital. */
  opens?: true;
}

/** Reads the facts that open with the word from `start` to `end`: as it is written, and in small letters. */
export type KeywordReader = (
  text: string,
  word: string,
  lower: string,
  start: number,
  end: number,
) => FactMatch | FactMatch[] | null;

/** What one file of `kinds/` reads. */
export interface FactFamily {
  /** The name of the file. */
  name: string;
  /** The kinds of fact in it. A rewrite may never bring in a hard one: the streaming gate judges these. */
  kinds: Readonly<Partial<Record<FactKind, "hard" | "soft">>>;
  /** Words in small letters that can be more than words, with what reads them; no other family has them. */
  keywords?: readonly (readonly [words: Iterable<string>, read: KeywordReader])[];
}

/** A fact from `start` to `end`, with what else is known of it. */
export const fact = (
  kind: FactKind,
  start: number,
  end: number,
  value: string,
  more?: Pick<FactMatch, "also" | "amount" | "unit" | "spelled">,
): FactMatch => (more === undefined ? { kind, value, start, end } : { kind, value, start, end, ...more });

/** Runs a sticky pattern at one place. */
export const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The fact of a sticky pattern at one place, its value as `read` gives it. */
export const factOf = (
  kind: FactKind,
  pattern: RegExp,
  text: string,
  at: number,
  read = (written: string): string => written,
): FactMatch | null => {
  const written = matchAt(pattern, text, at)?.[0];
  return written === undefined ? null : fact(kind, at, at + written.length, read(written));
};

/** The other reading of a number that may name an hour. */
export const hourKey = (hour: string): string => `hour ${Number(hour)}`;

/** A number in two digits. */
export const two = (number: number | string): string => String(number).padStart(2, "0");
