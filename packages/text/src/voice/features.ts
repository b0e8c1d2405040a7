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

function* gramsOf(text: string): Iterable<string> {
  const plain = text
    .split("\n")
    .map((line) => line.trim().replace(/[ \t]+/g, " "))
    .filter((line) => line !== "")
    .join("\n")
    .replace(/\d/g, "0");
  for (let at = 0; at + GRAM <= plain.length; at += 1) yield plain.slice(at, at + GRAM);
}

/** Words, marks and line ends, and each with the one after it. */
function* termsOf(text: string): Iterable<string> {
  const terms =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}']+|[^\p{L}\s\d']|\n/gu) ?? [];
  for (const [at, term] of terms.entries()) {
    yield term;
    if (at + 1 < terms.length) yield `${term} ${terms[at + 1]}`;
  }
}

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
    wordCounts: counted(termsOf(text)),
  };
};
