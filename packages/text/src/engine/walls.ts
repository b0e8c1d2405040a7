import { isProse } from "../document/message.ts";
import { paragraphs, sentences } from "../document/sentences.ts";
import type { Edit } from "./edits.ts";
import type { Pass } from "./pass.ts";
import { PATTERNS } from "./pattern-table.ts";

/** A paragraph of more words is a wall. */
const WORDS_MAX = 120;
/** Units that so many words take at least. */
const LENGTH_MIN = 3 * WORDS_MAX;
/** Least words on either side of a break. */
const PART_MIN = 35;

const OPTIONS = /\b(?:option|plan|version|variant|choice) [A-D1-4]\b|(?:^|[\s(])[A-Da-d1-4]\)/;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Where a wall may be parted: at a sentence that turns to another matter, with enough on either side. */
const breaksIn = (text: string, start: number, end: number): Edit[] => {
  if (end - start < LENGTH_MIN) return [];
  const block = text.slice(start, end);
  if (wordsIn(block) <= WORDS_MAX || block.includes("\n") || !isProse(block) || OPTIONS.test(block)) return [];
  const edits: Edit[] = [];
  let from = start;
  for (const sentence of sentences(block)) {
    const at = start + sentence.start;
    if (!PATTERNS().formulas.turn.test(block.slice(sentence.start, sentence.end)) || text[at - 1] !== " ") continue;
    if (wordsIn(text.slice(from, at)) < PART_MIN || wordsIn(text.slice(at, end)) < PART_MIN) continue;
    edits.push({ start: at - 1, end: at, insert: "\n\n" });
    from = at;
  }
  return edits;
};

/** A wall of text in two or more paragraphs, where it turns to another matter; nothing else is parted. */
export const walls: Pass = {
  kind: "lines",
  edits: (text) => paragraphs(text).flatMap(({ start, end }) => breaksIn(text, start, end)),
};
