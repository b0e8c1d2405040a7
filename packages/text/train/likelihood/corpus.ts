// Reads the labelled texts, repairs what only one class of a source shows, and cuts shorter pieces out of long texts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { CONTRACTION, SENTENCE_START, tokensOf, WORD } from "../../src/likelihood/tokens.ts";
import { readWorkTextsToLearn, readWriterTextsToLearn, WORK_SOURCE } from "../../evaluate/work-texts.ts";
import { randomOf, shuffle, type Random } from "./random.ts";

export interface CorpusRow {
  id: string;
  source: string;
  domain: string;
  generator: string;
  /** 0 human, 1 machine. */
  label: 0 | 1;
  /** full, short, attack or weak-model as the corpus says; crop for a piece cut out here. */
  slice: string;
  /** Texts of one prompt or pair share it. */
  group: string;
  licence: string;
  text: string;
}

// Lead-ins and asides of a model to its prompter, and line breaks that came through as the letter n: marks of how one
// source was made, not of who writes.
const LEAD_IN =
  /\b(?:here(?:'s|’s| is| are)|sentence|continuation|polished|revised version|article|abstract|title|prompt|language model|rewrit|paraphras|the style of|writing style|story)\b/i;
const FIRST_SENTENCE = /^[^.!?:\n]{0,200}[.!?:\n]+\s*/;
const SENTENCES_CUT_MAX = 2;
const UNITS_LEFT_MIN = 150;

const repair = (row: CorpusRow): CorpusRow => {
  if (row.source !== "detectrl") return row;
  let text = row.text.replace(/(^|[\s.!?,;:)"'])n{1,4}(?=[A-Z"'(])/g, "$1 ").replace(/\$[^$\n]{1,80}\$/g, "");
  for (let cut = 0; row.label === 1 && cut < SENTENCES_CUT_MAX; cut += 1) {
    const opening = FIRST_SENTENCE.exec(text)?.[0];
    if (opening === undefined || !LEAD_IN.test(opening) || text.length - opening.length <= UNITS_LEFT_MIN) break;
    text = text.slice(opening.length);
  }
  return { ...row, text };
};

const readRows = (path: string): CorpusRow[] =>
  gunzipSync(readFileSync(path))
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => repair(JSON.parse(line) as CorpusRow));

const CROP_WORDS_MIN = 22;
const CROP_WORDS_MAX = 300;

/** A stretch of whole sentences of 22 to 300 words (log-uniform), or undefined where the text is hardly longer. */
const crop = (row: CorpusRow, random: Random): CorpusRow | undefined => {
  const tokens = tokensOf(row.text);
  const wanted = Math.round(CROP_WORDS_MIN * (CROP_WORDS_MAX / CROP_WORDS_MIN) ** random());
  const starts: number[] = [];
  for (let at = 0; at < tokens.count; at += 1) {
    if (((tokens.shape[at] as number) & SENTENCE_START) !== 0 && at + wanted * 1.1 < tokens.count) starts.push(at);
  }
  if (tokens.count <= wanted * 1.3 || starts.length < 2) return undefined;
  const first = starts[Math.floor(random() * starts.length)] as number;
  let last = first;
  for (let words = 0; last < tokens.count && words < wanted; last += 1) {
    if (tokens.kind[last] === WORD && ((tokens.shape[last] as number) & CONTRACTION) === 0) words += 1;
  }
  const text = row.text.slice(tokens.start[first], tokens.end[last - 1]);
  return { ...row, slice: "crop", text };
};

// Of the rows made to evade detection only those that a model wrote or polished itself; the rest are damaged by rule.
const POLISHED = /polish|SICO|few_shot|:outfox/;

/** True where the labels contradict the texts, to a reader and to a model of all other sources alike: not learned from. */
export const isMislabelled = ({ source, domain }: CorpusRow): boolean => source === "raidar" && domain === "news";

const ROWS_MAX: Record<string, number> = { full: 1600, short: 500, attack: 300, "weak-model": 0 };
const SEED = 12_345;

const FIRST_WRITER = "first";

// Texts of one writer are of one group, so that the rest can be learned from without it.
const workRows = (): CorpusRow[] =>
  [...readWorkTextsToLearn().map((row) => ({ ...row, writer: FIRST_WRITER })), ...readWriterTextsToLearn()].map(
    ({ id, writer, text }) => ({
      id,
      source: WORK_SOURCE,
      domain: "email_letter",
      generator: "model of 2026",
      label: 1,
      slice: "full",
      group: writer,
      licence: "own",
      text,
    }),
  );

export interface Corpus {
  train: CorpusRow[];
  valid: CorpusRow[];
}

/**
 * Rows of the folder's train.jsonl.gz and valid.jsonl.gz, in a seeded order, at most 1,600 texts of a source, domain and
 * label; behind the former the repository's own texts of 2026 that are for learning.
 */
export const readCorpus = (corpusDir: string): Corpus => {
  const random = randomOf(SEED);
  const counts = new Map<string, number>();
  const train: CorpusRow[] = [];
  for (const row of shuffle(readRows(join(corpusDir, "train.jsonl.gz")), random)) {
    if (row.slice === "attack" && !POLISHED.test(row.generator)) continue;
    const key = `${row.source}|${row.domain}|${row.label}|${row.slice}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > (ROWS_MAX[row.slice] ?? 0)) continue;
    train.push(row);
    const piece = row.slice === "full" ? crop(row, random) : undefined;
    if (piece !== undefined) train.push(piece);
  }
  train.push(...workRows());
  return { train, valid: readRows(join(corpusDir, "valid.jsonl.gz")) };
};
