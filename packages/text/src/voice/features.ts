import { sentences } from "../document/sentences.ts";

/** What is counted in a text, before it is weighed. */
export interface Features {
  words: readonly string[];
  sentenceWords: readonly number[];
  openers: readonly string[];
  marks: Readonly<Record<string, number>>;
  contracted: number;
  written: number;
  grams: ReadonlyMap<string, number>;
  wordCounts: ReadonlyMap<string, number>;
  /** How the page is laid out: lengths, first words and ends of lines, letter case, runs of marks and blanks. */
  layout: ReadonlyMap<string, number>;
}

/** UTF-16 units of a sample that are read. */
export const SAMPLE_MAX = 100_000;
const GRAM = 3;
const MARKS = [",", ";", ":", "!", "?", "...", " - ", "--", "—", "(", '"', "/", "&", ":)"] as const;
const CONTRACTED = /\b(?:\w+n['’]t|(?:i|we|you|they|he|she|it|that|there)['’](?:m|ve|ll|re|s|d))\b/gi;
const WRITTEN =
  /\b(?:(?:do|does|did|is|are|was|were|will|would|could|should|has|have) not|cannot|(?:i am|(?:we|you|they) are|(?:i|we|you|they|he|she|it) will|(?:it|that|there) is))\b/gi;

const counted = (items: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** The lines that hold something, every digit as a 0. */
const plainOf = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/[ \t]+/g, " "))
    .filter((line) => line !== "")
    .join("\n")
    .replace(/\d/g, "0");

function* gramsOf(text: string): Iterable<string> {
  const plain = `\n${plainOf(text)}\n`;
  for (let at = 0; at + GRAM <= plain.length; at += 1) yield plain.slice(at, at + GRAM);
}

/** Words, marks, digits and line ends. */
const termsOf = (text: string): string[] =>
  plainOf(text)
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}']+|[^\p{L}\s']|\n/gu) ?? [];

const caseOf = (word: string): string => {
  if (/^[A-Z]+$/.test(word)) return "A";
  return /^[A-Z]/.test(word) ? "C" : /^[a-z]/.test(word) ? "a" : "x";
};

const size = (length: number): number => Math.round(Math.log2(length));

function* layoutOf(text: string): Iterable<string> {
  const lines = text.split("\n").map((line) => line.trim());
  yield `L${Math.min(9, Math.round(2 * Math.log2(1 + lines.length)))}`;
  for (const line of lines) {
    yield `l${line === "" ? "" : size(line.length)}`;
    if (line === "") continue;
    const words = line.split(/\s+/, 4);
    yield `f${(words[0] as string).toLowerCase().slice(0, 8)}`;
    yield `e${line.slice(-1)}`;
    yield `c${words.map(caseOf).join("")}`;
  }
  for (const [run] of text.matchAll(/[^\p{L}\d]{1,4}[^\p{L}\d]*/gu)) yield `p${run.slice(0, 4)}`;
}

/** How often each word, mark and line end stands in a text. */
export const wordCountsOf = (text: string): Map<string, number> => counted(termsOf(text));

/** Counts the features of a text; of a long one its first 100,000 units. */
export const featuresOf = (whole: string): Features => {
  const text = whole.slice(0, SAMPLE_MAX);
  const found = sentences(text).map(({ start, end }) => text.slice(start, end));
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}']+/gu) ?? [];
  return {
    words,
    sentenceWords: found.map((sentence) => sentence.split(/\s+/).length),
    openers: found.flatMap((sentence) => /^[\p{L}'’]+/u.exec(sentence)?.[0].toLowerCase() ?? []),
    marks: Object.fromEntries(MARKS.map((mark) => [mark, text.split(mark).length - 1])),
    contracted: text.match(CONTRACTED)?.length ?? 0,
    written: text.match(WRITTEN)?.length ?? 0,
    grams: counted(gramsOf(text)),
    wordCounts: wordCountsOf(text),
    layout: counted(layoutOf(text)),
  };
};
