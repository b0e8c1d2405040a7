import type { Span } from "../../document/span.ts";

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

/** What a scanner knows about a fact; the range and the slice are added by the walk. */
export interface Reading {
  kind: FactKind;
  value: string;
  start: number;
  end: number;
  also?: readonly string[];
  amount?: string;
  unit?: string;
  spelled?: true;
}

/** Runs a sticky pattern at one place. */
export const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};
