import type { Span } from "../document/span.ts";
import { changeOf, type Change } from "./comparison.ts";
import type { Side } from "./fact-side.ts";
import type { View } from "./view.ts";
import type { Vocabulary } from "./vocabulary.ts";

const ONE = /^(?:an?|one|single|first)$/;
const COUNTED_HUNK_MAX = 4;

/** Counts that changed from or to one: "one" and "first" are words as often as figures, but where a figure takes their place the count changed. */
export const judgeCounted = (view: View, one: Side, other: Side, known: Vocabulary, changes: Change[]): void => {
  for (const { before, after } of view.hunks) {
    if (before[1] - before[0] > COUNTED_HUNK_MAX || after[1] - after[0] > COUNTED_HUNK_MAX) continue;
    const inHunk = (side: Side, tokens: readonly number[], [from, to]: readonly [number, number]): number[] =>
      tokens.slice(from, to).filter((token) => {
        const fact = side.reading.fact[token] as number;
        return fact >= 0
          ? side.reading.facts[fact]?.spelled === true && side.settled[fact] !== true && side.backed[fact] !== true
          : ONE.test(known.words[side.reading.ids[token] as number] as string);
      });
    const [[left, ...moreLeft], [right, ...moreRight]] = [
      inHunk(one, view.before, before),
      inHunk(other, view.after, after),
    ];
    if (left === undefined || right === undefined || moreLeft.length + moreRight.length > 0) continue;
    const [j, i] = [one.reading.fact[left] as number, other.reading.fact[right] as number];
    const fact = other.reading.facts[i] ?? one.reading.facts[j];
    if (j >= 0 === i >= 0 || fact === undefined) continue;
    const span = ({ reading }: Side, token: number): Span => ({
      start: reading.starts[token] as number,
      end: reading.ends[token] as number,
    });
    const [was, is] = [span(one, left), span(other, right)];
    const reason = `"${one.reading.text.slice(was.start, was.end)}" became "${other.reading.text.slice(is.start, is.end)}"`;
    changes.push(changeOf(fact.kind, "hard", was, is, reason));
    if (j >= 0) one.settled[j] = true;
    if (i >= 0) other.settled[i] = true;
  }
};
