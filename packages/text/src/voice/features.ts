import { sentences } from "../document/sentences.ts";

/** How often each feature occurs in a text, by family. */
export interface Counts {
  /** Runs of three characters, the line ends among them, every digit as a 0. */
  grams: ReadonlyMap<string, number>;
  /** Words, marks and line ends. */
  words: ReadonlyMap<string, number>;
  /** How the page is laid out: lengths, first words and ends of lines, letter case, runs of marks; its first and last lines. */
  layout: ReadonlyMap<string, number>;
}

/** What is counted in a text to tell its writer's habits. */
export interface Features {
  words: readonly string[];
  wordCounts: ReadonlyMap<string, number>;
  sentenceWords: readonly number[];
  openers: readonly string[];
  marks: Readonly<Record<string, number>>;
  contracted: number;
  written: number;
}

/** UTF-16 units of a sample that are read. */
export const SAMPLE_MAX = 100_000;
const GRAM = 3;
const MARKS = [",", ";", ":", "!", "?", "...", " - ", "--", "—", "(", '"', "/", "&", ":)"] as const;
/** What is no mark between words: that of a time, a ratio or a date, and all of a link or a path. */
const NO_MARKS =
  /(?<=\d)[:/](?=\d)|(?<![^\s("'<[])(?:\w+:\/\/|www\.|[.~]{0,2}\/(?=\w)|[\w-]+(?:\.[\w-]+)+\/|[\w-]+\/[\w.-]+[/.]\w)\S*/g;
const CONTRACTED = /\b(?:\w+n['’]t|(?:i|we|you|they|he|she|it|that|there)['’](?:m|ve|ll|re|s|d))\b/gi;
const WRITTEN =
  /\b(?:(?:do|does|did|is|are|was|were|will|would|could|should|has|have) not|cannot|(?:i am|(?:we|you|they) are|(?:i|we|you|they|he|she|it) will|(?:it|that|there) is))\b/gi;

const counted = (items: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

const gramsOf = (lines: readonly string[]): Map<string, number> => {
  const plain = `\n${lines.join("\n").replace(/\d/g, "0")}\n`;
  const counts = new Map<string, number>();
  for (let at = 0; at + GRAM <= plain.length; at += 1) {
    const gram = plain.slice(at, at + GRAM);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
};

const termsOf = (lines: readonly string[]): string[] =>
  lines
    .join("\n")
    .replace(/\d/g, "0")
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}']+|[^\p{L}\s']|\n/gu) ?? [];

const caseOf = (word: string): string => {
  if (/^[A-Z]+$/.test(word)) return "A";
  return /^[A-Z]/.test(word) ? "C" : /^[a-z]/.test(word) ? "a" : "x";
};

const size = (length: number): number => Math.round(Math.log2(length));

const formOf = (token: string): string => {
  if (/^\p{Lu}/u.test(token)) return "A";
  if (/^\p{L}/u.test(token)) return "a";
  return /^\d/.test(token) ? "0" : token;
};

/** How one end of a line is written: its outermost word, the form of its three outermost tokens, its size; a short line whole. */
function* endOf(place: string, line: string | undefined, side: "first" | "last"): Iterable<string> {
  if (line === undefined) {
    yield `${place}-`;
    return;
  }
  const tokens = line.match(/[\p{L}\d'’]+|[^\p{L}\d\s]/gu) ?? [];
  const outer = side === "first" ? tokens.slice(0, 3) : tokens.slice(-3);
  yield `${place}w${(tokens.at(side === "first" ? 0 : -1) ?? "").toLowerCase().slice(0, 12)}`;
  yield `${place}p${outer.map(formOf).join("")}`;
  yield `${place}s${size(tokens.length + 1)}`;
  if (tokens.length <= 4) yield `${place}l${line.toLowerCase().slice(0, 24)}`;
}

function* layoutOf(text: string, lines: readonly string[]): Iterable<string> {
  const all = text.split("\n").map((line) => line.trim());
  yield `L${Math.min(9, Math.round(2 * Math.log2(1 + all.length)))}`;
  for (const line of all) {
    yield `l${line === "" ? "" : size(line.length)}`;
    if (line === "") continue;
    const words = line.split(/\s+/, 4);
    yield `f${(words[0] as string).toLowerCase().slice(0, 8)}`;
    yield `e${line.slice(-1)}`;
    yield `c${words.map(caseOf).join("")}`;
  }
  for (const [run] of text.matchAll(/[^\p{L}\d]{1,4}[^\p{L}\d]*/gu)) yield `p${run.slice(0, 4)}`;
  yield* endOf("1f", lines[0], "first");
  yield* endOf("1e", lines[0], "last");
  const rest = lines.slice(1);
  yield* endOf("zf", rest.at(-1), "first");
  yield* endOf("ze", rest.at(-1), "last");
  yield* endOf("yf", rest.at(-2), "first");
  yield* endOf("ye", rest.at(-2), "last");
}

/** The lines that hold something, each blank as one space. */
const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/[ \t]+/g, " "))
    .filter((line) => line !== "");

/** Counts what a distance compares; of a long text its first 100,000 units. */
export const countsOf = (whole: string): Counts => {
  const text = whole.slice(0, SAMPLE_MAX);
  const lines = linesOf(text);
  return { grams: gramsOf(lines), words: counted(termsOf(lines)), layout: counted(layoutOf(text, lines)) };
};

/** Counts the features of a text; of a long one its first 100,000 units. */
export const featuresOf = (whole: string): Features => {
  const text = whole.slice(0, SAMPLE_MAX);
  const found = sentences(text).map(({ start, end }) => text.slice(start, end));
  const prose = text.replace(NO_MARKS, " ");
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}']+/gu) ?? [];
  return {
    words,
    wordCounts: counted(words),
    sentenceWords: found.map((sentence) => sentence.split(/\s+/).length),
    openers: found.flatMap((sentence) => /^[\p{L}'’]+/u.exec(sentence)?.[0].toLowerCase() ?? []),
    marks: Object.fromEntries(MARKS.map((mark) => [mark, prose.split(mark).length - 1])),
    contracted: text.match(CONTRACTED)?.length ?? 0,
    written: text.match(WRITTEN)?.length ?? 0,
  };
};
