import type { SentencePair, Span } from "@rewrite-service/text";
import { hasSubject } from "@rewrite-service/review";

/** What stands beside each other; either side may be empty. */
export interface SideRow {
  before: string;
  after: string;
}

interface Block {
  before: Span;
  after: Span;
}

/** Whether only one of two sentences is the subject line of an e-mail, which answers none. */
const isSubjectAlone = (before: string, after: string, { before: own, after: other }: SentencePair): boolean => {
  const [had, has] = [before.slice(own[0]?.start), after.slice(other[0]?.start)].map(hasSubject);
  return had !== has;
};

const around = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
});

/** Stretches of both texts that answer each other, each behind the last one in both: what changed places is in one. */
const blocksOf = (before: string, after: string, pairs: readonly SentencePair[]): Block[] => {
  const blocks: Block[] = [];
  const own = pairs
    .filter((pair) => pair.before.length > 0 && pair.after.length > 0 && !isSubjectAlone(before, after, pair))
    .map((pair): Block => ({ before: around(pair.before), after: around(pair.after) }))
    .sort((x, y) => x.after.start - y.after.start);
  for (let block of own) {
    for (let last = blocks.at(-1); last !== undefined; last = blocks.at(-1)) {
      if (last.before.end <= block.before.start && last.after.end <= block.after.start) break;
      block = { before: around([last.before, block.before]), after: around([last.after, block.after]) };
      blocks.pop();
    }
    blocks.push(block);
  }
  return blocks;
};

const BEHIND = /^(?:[^\S\n]*\p{Extended_Pictographic}\uFE0F?)*\s*/u;

const lengthOf = ({ length }: string): Span => ({ start: length, end: length });

/** Where a stretch that has words ends; one of blanks belongs to what stands beside it. */
const wordsEnd = (text: string, start: number, end: number): number =>
  text.slice(start, end).trim() === "" ? start : end;

/**
 * Two texts as rows: down each side they read as that text does, letter for letter. `pairs` are the sentences that answer
 * each other.
 */
export const sideRows = (before: string, after: string, pairs: readonly SentencePair[]): SideRow[] => {
  const rows: SideRow[] = [];
  const push = (row: SideRow): void => {
    // Blanks stand behind what they follow, and so does a picture in its line.
    for (const side of ["before", "after"] as const) {
      const last = rows.findLast((one) => one[side] !== "");
      const blank = last === undefined ? "" : (BEHIND.exec(row[side])?.[0] ?? "");
      if (last !== undefined) last[side] += blank;
      row = { ...row, [side]: row[side].slice(blank.length) };
    }
    if (row.before + row.after !== "") rows.push(row);
  };
  let [at, there] = [0, 0];
  const ends: Block = { before: lengthOf(before), after: lengthOf(after) };
  for (const block of [...blocksOf(before, after, pairs), ends]) {
    const [from, since] = [wordsEnd(before, at, block.before.start), wordsEnd(after, there, block.after.start)];
    push({ before: before.slice(at, from), after: "" });
    push({ before: "", after: after.slice(there, since) });
    push({ before: before.slice(from, block.before.end), after: after.slice(since, block.after.end) });
    [at, there] = [block.before.end, block.after.end];
  }
  return rows;
};
