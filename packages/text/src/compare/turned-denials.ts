import { COURTESY, EMPTY, FUNCTION, HIDDEN, isOf, NEGATION } from "../document/word-classes.ts";
import { once } from "../document/once.ts";
import { matchAt } from "../facts/fact.ts";
import { changeOf, type Change } from "./comparison.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { CLAUSE_END } from "./moved-denials.ts";
import { CONTRAST, isCorrected, NOT_UNTIL, placesOfClass } from "./stayed-negation.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

const REACH = 6;
const DENIED_MAX = 2;
// What is said in so many sentences is said of anything.
const SENTENCES_MAX = 50;
// What is denied in passing, or in any other words.
const SAID_OF_ANYTHING = /^(?:yet|only|sure|just|even|need|want|know|think|until|more|over|above)$/;
/** Says without a denial what is not so: "still to be signed". */
const TOLD_OTHERWISE = /less$|^(?:free|off|out|down|away|gone|short|instead|rather|only|still|yet|too|needs?)$/;

/** A text by its sentences. */
interface Told {
  reading: TokenizedText;
  wordAt: (token: number) => string;
  /** Whether a token is a fact or a word of meaning. */
  tells: (token: number) => boolean;
  /** The sentences that tell all of some words, in any form. */
  sentencesWith: (words: readonly string[]) => number[];
}

const toldIn = (reading: TokenizedText, known: Vocabulary): Told => {
  const { ids, fact, bounds } = reading;
  const wordAt = (token: number): string => known.words[ids[token] as number] ?? "";
  const tells = (token: number): boolean =>
    (fact[token] as number) >= 0 ||
    ((known.classes[ids[token] as number] as number) & (FUNCTION | COURTESY | NEGATION)) === 0;
  const byForm = once(() => {
    const found = new Map<string, Set<number>>();
    let sentence = 0;
    ids.forEach((_, token) => {
      while ((bounds[sentence + 1] as number) <= token) sentence += 1;
      if (!tells(token)) return;
      for (const form of lemmas(wordAt(token))) {
        const there = found.get(form) ?? new Set();
        if (there.size < SENTENCES_MAX) found.set(form, there.add(sentence));
      }
    });
    return found;
  });
  const sentencesWith = (words: readonly string[]): number[] => {
    const [first = [], ...others] = words.map(
      (word) => new Set(lemmas(word).flatMap((form) => [...(byForm().get(form) ?? [])])),
    );
    return [...first].filter((sentence) => others.every((other) => other.has(sentence)));
  };
  return { reading, wordAt, tells, sentencesWith };
};

/** The first words that a denial is about, in its clause, and the last one of its sentence before it. */
const deniedBy = (
  { reading, tells }: Told,
  token: number,
  end: number,
): { behind: number[]; before: number | null } => {
  const { text, starts, ends } = reading;
  const between = (from: number, to: number): string => text.slice(ends[from], starts[to]);
  const behind: number[] = [];
  for (let at = token + 1; at < Math.min(token + REACH, end) && behind.length < DENIED_MAX; at += 1) {
    if (CLAUSE_END.test(between(at - 1, at))) break;
    if (tells(at)) behind.push(at);
  }
  let before = token - 1;
  while (before > token - REACH && before >= 0 && !tells(before)) before -= 1;
  if (before < 0 || !tells(before)) return { behind, before: null };
  // "Ask Pat, don't tell Ben": what is denied needs no more than its own clause where that says enough.
  const isApart = (behind.length > 1 ? CLAUSE_END : /[.!?\n]/).test(between(before, token));
  return { behind, before: isApart ? null : before };
};

/** Whether what is denied is often said without a denial. */
const isLoose = ({ reading, wordAt }: Told, token: number, before: number | null): boolean => {
  const { text, starts, ends, facts, fact } = reading;
  const [next, end] = [wordAt(token + 1), ends[token] as number];
  const kindOf = (at: number): string | undefined => facts[fact[at] ?? -1]?.kind;
  // "8.45, not 9.15" is told as "moved from 9.15".
  const behind = kindOf(token + 1) ?? kindOf(token + 2);
  return (
    isOf(next, EMPTY) ||
    SAID_OF_ANYTHING.test(next) ||
    isCorrected(text, end) ||
    matchAt(CONTRAST, text, (starts[token] as number) - 2) !== null ||
    // "If you don't, …" is told as "otherwise".
    [1, 2, 3, 4].some((step) => wordAt(token - step) === "if") ||
    (wordAt(token) !== "no" && matchAt(NOT_UNTIL, text, end) !== null) ||
    (before !== null && behind !== undefined && behind === kindOf(before))
  );
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, step) => from + step);

/** What one text denies and the other says in a sentence that denies nothing, and denies nowhere. */
const turnedIn = (denying: Told, saying: Told, known: Vocabulary, isDropped: boolean): Change[] =>
  placesOfClass(denying.reading, known, NEGATION).flatMap(({ token, from, end }) => {
    const { behind, before } = deniedBy(denying, token, end);
    if (behind.length === 0 || isLoose(denying, token, before)) return [];
    const { text, bounds, sentences } = saying.reading;
    const tokensOf = (sentence: number): number[] => range(bounds[sentence] as number, bounds[sentence + 1] as number);
    const words = behind.map(denying.wordAt);
    // What else denies in the sentence stays: "the failed parcels are not lost".
    const own = new Set(range(from, end).map(denying.wordAt));
    const denies = (word: string): boolean =>
      isOf(word, NEGATION) || (!own.has(word) && (isOf(word, HIDDEN) || TOLD_OTHERWISE.test(word)));
    const found = saying.sentencesWith(words);
    if (found.some((sentence) => tokensOf(sentence).some((at) => denies(saying.wordAt(at))))) return [];
    const [sentence] = before === null ? found : saying.sentencesWith([...words, denying.wordAt(before)]);
    if (sentence === undefined || text[(sentences[sentence]?.end ?? 0) - 1] === "?") return [];
    const isCertain = tokensOf(sentence)
      .filter(saying.tells)
      .every((at) => denying.sentencesWith([saying.wordAt(at)]).length > 0);
    const span = { start: denying.reading.starts[token] as number, end: denying.reading.ends[token] as number };
    // Of "don't" only the denial differs.
    const written = denying.reading.text.slice(span.start, span.end).replace(/^n['’]?t$/, "not");
    const severity = isCertain ? "hard" : "soft";
    return isDropped
      ? changeOf("negation", severity, span, null, `"${written}" was dropped`)
      : changeOf("negation", severity, null, span, `"${written}" was added`);
  });

/** Places where one text denies what the other says without a denial, wherever it says it: certain where that sentence says nothing new. */
export const turnedDenials = (before: TokenizedText, after: TokenizedText, known: Vocabulary): Change[] => {
  const [one, other] = [toldIn(before, known), toldIn(after, known)];
  return [...turnedIn(one, other, known, true), ...turnedIn(other, one, known, false)];
};
