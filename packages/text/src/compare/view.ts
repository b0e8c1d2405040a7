import type { Group } from "./align.ts";
import { hunksOf, matchTokens, type Hunk } from "./diff.ts";
import type { TokenizedText } from "./words.ts";

/** A group of aligned sentences that differ, token by token. `before` and `after` hold token indexes of the two readings. */
export interface View {
  group: Group;
  before: number[];
  after: number[];
  /** For each entry of `after` the entry of `before` that it keeps, or -1. */
  match: Int32Array;
  hunks: Hunk[];
  /** Share of the tokens of both sides that are matched, 0 to 1. */
  likeness: number;
}

const tokensOf = (reading: TokenizedText, sentences: readonly number[]): number[] => {
  const tokens: number[] = [];
  for (const sentence of sentences) {
    for (let at = reading.bounds[sentence] as number; at < (reading.bounds[sentence + 1] as number); at += 1)
      tokens.push(at);
  }
  return tokens;
};

/** The word diff inside a group of sentences on both sides that are not the same. */
export const viewOf = (before: TokenizedText, after: TokenizedText, group: Group): View => {
  const left = tokensOf(before, group.before);
  const right = tokensOf(after, group.after);
  const match = matchTokens(
    left.map((token) => before.masked[token] as number),
    right.map((token) => after.masked[token] as number),
  );
  let kept = 0;
  for (const partner of match) if (partner >= 0) kept += 1;
  const hunks = hunksOf(match, left.length);
  const likeness = (2 * kept) / Math.max(1, left.length + right.length);
  return { group, before: left, after: right, match, hunks, likeness };
};
