import type { Change } from "./comparison.ts";
import { fold } from "./facts/character.ts";
import type { Fact } from "./facts/fact.ts";
import { extractFacts } from "./facts/index.ts";
import { factLedger } from "./facts/support.ts";
import { isFunctionWord } from "./lexicon/function-words.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { DENIERS, stepOf, topicWords } from "./lexicon/scales.ts";

/** One line "name: value" of the notes. */
interface Slot {
  key: string;
  value: string;
  lineStart: number;
  start: number;
  end: number;
}

/** The words of the text told from the notes, in order, and the places of each form. */
interface Telling {
  words: string[];
  places: Map<string, number[]>;
  backs: (fact: Fact) => boolean;
}

const LINE = /^[ \t]*(?:[-*•] )?([^\n:]{1,60}):[ \t]+([^\n]+)$/gm;
const SLOT_WORDS_MAX = 8;
const SLOT_CHARACTERS_MAX = 200;
const WINDOW = 5;
const RECORD_FIGURES_MIN = 3;

const wordsOf = (text: string): string[] =>
  fold(text)
    .match(/[\p{L}\p{N}][\p{L}\p{N}'.]*/gu)
    ?.map((word) => word.replace(/[.']+$/, "")) ?? [];

const slotsOf = (notes: string): Slot[] => {
  const slots: Slot[] = [];
  for (const match of notes.matchAll(LINE)) {
    const value = (match[2] as string).trimEnd();
    // A line of several figures is a record about somebody, of which a text tells what it likes.
    if (
      value.length > SLOT_CHARACTERS_MAX ||
      value.split(/\s+/).length > SLOT_WORDS_MAX ||
      (value.match(/\d+(?=[^\d]*(?:,|$))/g)?.length ?? 0) >= RECORD_FIGURES_MIN
    )
      continue;
    const start = match.index + match[0].indexOf(value, (match[1] as string).length);
    const key = (match[1] as string).replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
    slots.push({ key, value, lineStart: match.index, start, end: start + value.length });
  }
  return slots;
};

const tell = (text: string): Telling => {
  const words = wordsOf(text);
  const places = new Map<string, number[]>();
  words.forEach((word, at) => {
    for (const form of new Set(lemmas(word))) {
      const known = places.get(form);
      if (known === undefined) places.set(form, [at]);
      else known.push(at);
    }
  });
  return { words, places, backs: factLedger(extractFacts(text)) };
};

const topicsIn = (telling: Telling, key: string): number[] =>
  topicWords(key).flatMap((word) => telling.places.get(word) ?? []);

// A yes needs its topic said without a denial beside it, a no needs the denial too.
const answersYesNo = (telling: Telling, slot: Slot, yes: boolean): boolean =>
  topicsIn(telling, slot.key).some((at) => {
    const near = telling.words.slice(Math.max(0, at - WINDOW), at + WINDOW);
    return near.some((word) => DENIERS.has(word) || word.endsWith("n't")) !== yes;
  });

const stepIn = (value: string): ReturnType<typeof stepOf> => {
  const figure = /\d+/.exec(value);
  const words = wordsOf(value);
  for (const word of words) {
    const step = stepOf(word);
    if (step !== undefined) return step;
  }
  return figure === null ? undefined : "middle";
};

// Prices and ratings are told by figure or by word: the same step near the topic is an answer, another step is none.
const answersScale = (telling: Telling, slot: Slot): boolean | null => {
  const topics = topicsIn(telling, slot.key);
  const step = stepIn(slot.value);
  if (step === undefined || !/price|cost|rating|review|score|quality|level/.test(slot.key)) return null;
  return topics.some((at) =>
    telling.words.slice(Math.max(0, at - WINDOW), at + WINDOW + 1).some((word) => stepOf(word) === step),
  );
};

const hasWord = (telling: Telling, word: string): boolean => {
  if (lemmas(word).some((form) => telling.places.has(form))) return true;
  if (word === "centre" || word === "center") return telling.places.has("centre") || telling.places.has("center");
  return word.length > 6 && telling.places.has(word.replace(/(?:side|front|based)$/, ""));
};

const isTold = (telling: Telling, slot: Slot): boolean => {
  const plain = fold(slot.value).replace(/[.]$/, "");
  if (/^(?:yes|true)$/.test(plain)) return answersYesNo(telling, slot, true);
  if (/^(?:no|false|none)$/.test(plain)) return answersYesNo(telling, slot, false);
  const facts = extractFacts(slot.value);
  const figures = facts.filter((fact) => fact.kind !== "name");
  const scale = answersScale(telling, slot);
  if (
    figures.length > 0 &&
    figures.every((fact) => telling.backs(fact) || telling.backs({ ...fact, kind: "number", value: fact.amount ?? "" }))
  )
    return true;
  if (scale !== null) return scale;
  if (figures.length > 0) return false;
  return wordsOf(slot.value).every((word) => isFunctionWord(word) || hasWord(telling, word));
};

// Facts of the lines that are neither slots nor records: every one of them was noted to be told.
const looseFacts = (notes: string, slots: readonly Slot[]): Fact[] => {
  const loose: Fact[] = [];
  let line: Fact[] = [];
  let lineEnd = -1;
  const close = (): void => {
    if (line.filter((fact) => fact.kind === "number").length < RECORD_FIGURES_MIN)
      loose.push(...line.filter((fact) => fact.spelled !== true));
    line = [];
  };
  for (const fact of extractFacts(notes)) {
    if (fact.kind === "name" || fact.kind === "quote" || fact.kind === "relative-date") continue;
    if (fact.start >= lineEnd) {
      close();
      const stop = notes.indexOf("\n", fact.start);
      lineEnd = stop < 0 ? notes.length : stop;
    }
    line.push(fact);
  }
  close();
  let next = 0;
  return loose.filter((fact) => {
    while (next < slots.length && (slots[next] as Slot).end <= fact.start) next += 1;
    return (slots[next]?.lineStart ?? Infinity) > fact.start;
  });
};

/** Slots of the notes whose value left no trace in the text, and figures of free lines that are not in it; `values` is how many there are. */
export const judgeSlots = (notes: string, text: string): { lost: Change[]; values: number } => {
  const slots = slotsOf(notes);
  const telling = tell(text);
  const lost: Change[] = [];
  for (const slot of slots) {
    if (isTold(telling, slot)) continue;
    lost.push({
      status: "lost",
      topic: "wording",
      severity: "hard",
      before: { start: slot.start, end: slot.end },
      after: null,
      reason: `"${slot.key}: ${slot.value}" is not told`,
    });
  }
  const loose = looseFacts(notes, slots);
  for (const fact of loose) {
    if (telling.backs(fact)) continue;
    const before = { start: fact.start, end: fact.end };
    lost.push({
      status: "lost",
      topic: fact.kind,
      severity: "hard",
      before,
      after: null,
      reason: `"${fact.text}" is not told`,
    });
  }
  return { lost, values: slots.length + loose.length };
};
