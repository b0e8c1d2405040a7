import type { Span } from "../document/span.ts";
import type { Change, Topic } from "./comparison.ts";
import type { View } from "./view.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { gapBetween, type TokenizedText } from "./words.ts";

/** One side of a view as words. */
export interface Row {
  reading: TokenizedText;
  tokens: readonly number[];
  words: readonly string[];
  /** 1 for each word that the other side keeps. */
  kept: Uint8Array;
}

/** One word that the other side does not have, where it stands in its view. */
export interface Loose {
  row: Row;
  at: number;
  hunk: number;
  word: string;
  previous: string | undefined;
  next: string | undefined;
}

/** The words that stand on one side alone. */
export interface LooseWords {
  removed: Loose[];
  added: Loose[];
}

/** Takes down a change that lies in single words. */
export type Note = (
  topic: Topic,
  severity: Change["severity"],
  removed: Loose | null,
  added: Loose | null,
  reason: string,
) => void;

/** Both sides of a view. */
export const rowsOf = (view: View, before: TokenizedText, after: TokenizedText, known: Vocabulary): [Row, Row] => {
  const row = (reading: TokenizedText, tokens: readonly number[]): Row => ({
    reading,
    tokens,
    words: tokens.map((token) => known.words[reading.ids[token] as number] as string),
    kept: new Uint8Array(tokens.length).fill(1),
  });
  const [one, other] = [row(before, view.before), row(after, view.after)];
  for (const hunk of view.hunks) {
    one.kept.fill(0, ...hunk.before);
    other.kept.fill(0, ...hunk.after);
  }
  return [one, other];
};

/** What stands before a word of a row; the row's ends count as a full stop. */
export const gapBefore = ({ reading, tokens }: Row, at: number): string =>
  at === 0 || at >= tokens.length ? "." : gapBetween(reading, tokens[at - 1] as number, tokens[at] as number);

/** The words of a row from `from` up to `to`, as a range of its text. */
export const spanOf = ({ reading, tokens }: Row, from: number, to = from + 1): Span => ({
  start: reading.starts[tokens[from] as number] as number,
  end: reading.ends[tokens[to - 1] as number] as number,
});

/** The words of a row that the other side does not have, facts left out. */
export const looseOf = (row: Row, view: View, side: "before" | "after"): Loose[] => {
  const { reading, tokens, words } = row;
  return view.hunks.flatMap((ranges, hunk) => {
    const [from, to] = ranges[side];
    const found: Loose[] = [];
    for (let at = from; at < to; at += 1) {
      if ((reading.fact[tokens[at] as number] as number) >= 0) continue;
      const next = words[at + 1]?.split(" ")[0];
      found.push({ row, at, hunk, word: words[at] as string, previous: words[at - 1], next });
    }
    return found;
  });
};
