import { changeOf, type Change } from "./comparison.ts";
import { fold } from "../facts/character.ts";
import type { Fact } from "../facts/fact.ts";
import { extractFacts } from "../facts/extract.ts";
import { supportedBy } from "../facts/support.ts";
import { FUNCTION, HIDDEN, isOf, NEGATION } from "../document/word-classes.ts";
import { goneFigures } from "./figure-owners.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { notationsOf } from "./notations.ts";
import { writtenOut } from "./lexicon/shorthand.ts";
import { isRespelled } from "./respelled.ts";
import type { TokenizedText } from "./words.ts";

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
  /** Its different words by first letter and length, as many as are looked through for one with a slip. */
  spelled: Map<string, string[]>;
  text: string;
  facts: Fact[];
  backs: (fact: Fact) => boolean;
}

const LINE = /^[ \t]*(?:[-*•] )?([^\s:][^\n:]*):[ \t]+([^\n]+)$/gm;
const SLOT_WORDS_MAX = 8;
const WINDOW = 5;
const PLACES_MAX = 50;
const RECORD_FIGURES_MIN = 3;

const wordsOf = (text: string): string[] =>
  fold(text)
    .match(/[\p{L}\p{N}][\p{L}\p{N}'.]*/gu)
    ?.map((word) => word.replace(/[.']+$/, "")) ?? [];

const slotsOf = (notes: string): Slot[] => {
  const slots: Slot[] = [];
  for (const match of notes.matchAll(LINE)) {
    const value = (match[2] as string).trimEnd();
    // Whom the text is for is seen from where it goes.
    if (/^(?:to|cc)$/i.test(match[1] as string)) continue;
    // A line of several figures is a record about somebody, of which a text tells what it likes.
    if (
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

const placeOf = (word: string, more = 0): string => `${word.charAt(0)}${word.length + more}`;

const tell = (text: string, notes: string): Telling => {
  const words = wordsOf(text);
  const places = new Map<string, number[]>();
  words.forEach((word, at) => {
    for (const form of new Set(lemmas(word))) {
      const known = places.get(form);
      if (known === undefined) places.set(form, [at]);
      else known.push(at);
    }
  });
  const spelled = new Map<string, string[]>();
  for (const word of new Set(words)) {
    const known = spelled.get(placeOf(word));
    if (known === undefined) spelled.set(placeOf(word), [word]);
    else if (known.length < PLACES_MAX) known.push(word);
  }
  const facts = extractFacts(text, { beside: notes });
  return { words, places, spelled, text, facts, backs: supportedBy(facts) };
};

/** Whether the text has a word of the notes that was written in haste: "pls", "dont", "recieve". */
const isMended = (telling: Telling, word: string): boolean => {
  const whole = writtenOut().get(word);
  if (whole !== undefined && telling.places.has(whole)) return true;
  return [-1, 0, 1].some((more) =>
    (telling.spelled.get(placeOf(word, more)) ?? []).some((other) => isRespelled(word, other)),
  );
};

/** Whether a word says no to a slot by itself. */
const saysNo = (word: string): boolean => isOf(word, NEGATION | HIDDEN) || word.endsWith("n't");

const topicsIn = (telling: Telling, key: string): number[] =>
  key
    .split(" ")
    .filter((word) => !isOf(word, FUNCTION))
    .flatMap((word) => telling.places.get(word) ?? []);

// A yes needs its topic said without a denial beside it, a no needs the denial too.
const answersYesNo = (telling: Telling, slot: Slot, yes: boolean): boolean =>
  topicsIn(telling, slot.key).some((at) => {
    const near = telling.words.slice(Math.max(0, at - WINDOW), at + WINDOW);
    return near.some(saysNo) !== yes;
  });

// "Indian" in "Raja Indian Cuisine" tells of the place beside, and not of the food.
const ownersOf = (telling: Telling, slots: readonly Slot[]): Map<number, string> => {
  const owners = new Map<number, string>();
  for (const { value } of slots) {
    const words = wordsOf(value);
    const places = telling.places.get(words[0] ?? "") ?? [];
    if (words.length < 2 || places.length > PLACES_MAX) continue;
    for (const at of places) {
      if (words.every((word, index) => telling.words[at + index]?.startsWith(word) === true))
        words.forEach((_, index) => owners.set(at + index, value));
    }
  }
  return owners;
};

const hasWord = (telling: Telling, word: string, isFree: (at: number) => boolean): boolean => {
  return lemmas(word).some((form) => telling.places.get(form)?.some(isFree) === true);
};

// The currency may be left out, but another one tells something else.
const tellsFigure = (telling: Telling, fact: Fact): boolean =>
  telling.backs(fact) ||
  (telling.backs({ ...fact, kind: "number", value: fact.amount ?? "" }) &&
    !telling.facts.some(({ kind, amount }) => kind === "money" && fact.kind === kind && amount === fact.amount));

const UPPER = /\b(?:less|under|below|lower|fewer|within|cheaper|up to|at most|max)/;
const LOWER = /\b(?:more|over|above|higher|least|from|start|exceed|upwards?|min|up)/;
const BOUND_BEFORE = 40;
const BOUND_AFTER = 12;

// "Less than 20" is not told by a bare 20.
const tellsBound = (telling: Telling, value: string, figures: readonly Fact[]): boolean => {
  const bound = [UPPER, LOWER].find((pattern) => pattern.test(value));
  const [figure] = figures;
  if (bound === undefined || figures.length !== 1 || figure === undefined) return true;
  return telling.facts.some(
    (fact) =>
      fact.amount === figure.amount &&
      bound.test(fold(telling.text.slice(Math.max(0, fact.start - BOUND_BEFORE), fact.end + BOUND_AFTER))),
  );
};

const isTold = (telling: Telling, slot: Slot, owners: ReadonlyMap<number, string>): boolean => {
  const plain = fold(slot.value).replace(/[.]$/, "");
  if (/^(?:yes|true)$/.test(plain)) return answersYesNo(telling, slot, true);
  if (/^(?:no|false|none)$/.test(plain)) return answersYesNo(telling, slot, false);
  const facts = extractFacts(slot.value, { beside: telling.text });
  const figures = facts.filter((fact) => fact.kind !== "name");
  if (figures.length > 0 && figures.every((fact) => tellsFigure(telling, fact)))
    return tellsBound(telling, plain, figures);
  if (figures.length > 0) return false;
  const isFree = (at: number): boolean => (owners.get(at) ?? slot.value) === slot.value;
  return wordsOf(slot.value).every(
    (word) => isOf(word, FUNCTION) || hasWord(telling, word, isFree) || isMended(telling, word),
  );
};

// Facts of the lines that are neither slots nor records: every one of them was noted to be told.
const looseFacts = (notes: string, text: string, slots: readonly Slot[]): Fact[] => {
  const loose: Fact[] = [];
  let line: Fact[] = [];
  let lineEnd = -1;
  const close = (): void => {
    if (line.filter((fact) => fact.kind === "number").length < RECORD_FIGURES_MIN)
      loose.push(...line.filter((fact) => fact.spelled !== true));
    line = [];
  };
  for (const fact of extractFacts(notes, { beside: text })) {
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
export const judgeSlots = (ofNotes: TokenizedText, ofText: TokenizedText): { lost: Change[]; values: number } => {
  const [notes, text] = [ofNotes.text, ofText.text];
  const slots = slotsOf(notes);
  const telling = tell(text, notes);
  const owners = ownersOf(telling, slots);
  const lost: Change[] = [];
  for (const slot of slots) {
    if (isTold(telling, slot, owners)) continue;
    lost.push(changeOf("wording", "soft", slot, null, `"${slot.key}: ${slot.value}" is missing`));
  }
  const loose = looseFacts(notes, text, slots);
  const notations = notationsOf(ofNotes.text, ofText.text);
  const gone = goneFigures({ text: notes, facts: loose }, telling);
  for (const fact of loose) {
    if (!gone.has(fact) && (telling.backs(fact) || notations.isTold(fact))) continue;
    lost.push(
      changeOf(fact.kind, /^\D?\d{1,2}$/.test(fact.value) ? "soft" : "hard", fact, null, `"${fact.text}" is missing`),
    );
  }
  return { lost, values: slots.length + loose.length };
};
