import { fold } from "../facts/character.ts";
import type { Fact } from "../facts/fact.ts";
import { once } from "../document/once.ts";
import { FUNCTION, isOf } from "../document/word-classes.ts";
import { LOOKS_PLAIN } from "../facts/kinds/name.ts";
import { initialsOf, isDerived, isShortFor } from "./name-forms.ts";
import { extractFacts } from "../facts/extract.ts";
import { spelledRight } from "../facts/misspelt.ts";
import { supportedBy } from "../facts/support.ts";
import { intern, type Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

const ADDRESSES = /^(?:email|handle|link|path|id)$/;

/** Every folded word of a text, those inside names too. */
const wordsOf = (reading: TokenizedText, known: Vocabulary): Set<string> => {
  const words = new Set<string>();
  const seen = new Uint8Array(known.words.length);
  reading.ids.forEach((id) => {
    if (seen[id] === 1) return;
    seen[id] = 1;
    const word = known.words[id] as string;
    if (!word.includes(" ") && !word.includes("-")) words.add(word);
    else for (const part of word.split(/[ -]/)) words.add(part);
  });
  for (const fact of reading.facts) {
    if (ADDRESSES.test(fact.kind)) for (const part of fold(fact.text).split(/[^a-z0-9]+/)) words.add(part);
  }
  return words;
};

/** Asks whether a text says what some initials are short for: "Bank of Ireland", "annual general meeting". */
const acronymsOf = ({ facts, ids }: TokenizedText, known: Vocabulary): ((initials: string) => boolean) => {
  const named = new Set(facts.map(({ text }) => text.replace(/[^A-Z]/g, "").toLowerCase()));
  const all = initialsOf(
    Array.from(ids, (id) => known.words[id] as string)
      .join(" ")
      .split(/[ -]/),
  );
  // Two words with some initials are in nearly every text.
  return (initials) => named.has(initials) || (initials.length > 2 && all.includes(initials));
};

const INITIALS = /^[A-Z.]+s?$/;
const SHORT_NAME = /^[a-z]{2,5}$/;

// "Exchange" for "exch": letters of it in their order, as far as no word of grammar is taken for them; or "Russian" for "Russia".
const isFormIn = (part: string, words: ReadonlySet<string>): boolean => {
  for (const word of words) {
    const [short, long] = word.length < part.length ? [word, part] : [part, word];
    if (isDerived(short, long)) return true;
    if (SHORT_NAME.test(short) && !isOf(short, FUNCTION) && isShortFor(short, long)) return true;
  }
  return false;
};

/** `key` is the id of the fact's kind and value in the vocabulary of both texts. */
export type FactSupport = (fact: Fact, key: number) => boolean;

const SEARCHES_MAX = 1000;

// The words of a text in one line, to look a quotation up in.
const bare = (text: string): string => {
  const plain = text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[\u00c0-\u1fff]+/g, fold);
  return ` ${plain.replace(/[^0-9a-z\u00c0-\u1fff\u2c00-\uffff]+/g, " ").trim()} `;
};

// Hands on a hash for each word of a bare line and one for each two that follow each other.
const eachHash = (line: string, take: (hash: number) => void): void => {
  let before = 0;
  let hash = 0;
  for (let at = 1; at < line.length; at += 1) {
    const unit = line.charCodeAt(at);
    if (unit !== 32) {
      hash = Math.imul(hash ^ unit, 0x01000193);
      continue;
    }
    take(hash);
    if (before !== 0) take(Math.imul(before, 31) ^ hash);
    before = hash;
    hash = 0;
  }
};

/** Whether a bare quotation is in a text. Long texts are searched only where the marks left by their words let it be there. */
const quotationsOf = (text: string): ((quote: string) => boolean) => {
  const line = bare(text);
  const marks = new Uint8Array(2 ** Math.ceil(Math.log2(line.length)));
  const last = marks.length - 1;
  eachHash(line, (hash) => (marks[hash & last] = 1));
  let searches = 0;
  return (quote) => {
    let possible = true;
    eachHash(quote, (hash) => (possible &&= marks[hash & last] === 1));
    if (possible) searches += 1;
    return possible && searches < SEARCHES_MAX && line.includes(quote);
  };
};

const DATED = /^(\d{4})-(.+)$/;

/** Asks whether a text gives the day or the month of a date another year than the date does. */
export const otherYears = (facts: readonly Fact[]): ((date: Fact) => boolean) => {
  const years = new Map<string, Set<string>>();
  for (const { kind, value } of facts) {
    const [, year, day] = (kind === "date" && DATED.exec(value)) || [];
    if (year !== undefined && day !== undefined) years.set(day, (years.get(day) ?? new Set()).add(year));
  }
  return ({ kind, value }) => {
    const [, year, day] = (kind === "date" && DATED.exec(value)) || [];
    if (year === undefined || day === undefined) return false;
    const known = years.get(day);
    return known !== undefined && !known.has(year);
  };
};

const IN_WORDS: Readonly<Record<string, string>> = {
  "1": "one",
  "1/2": "half",
  "1/3": "third",
  "2/3": "thirds",
  "1/4": "quarter",
  "3/4": "quarters",
};

/** Whether a word of a text stands for the figure: "one" for "1", "quarter" for "1/4". */
const isCountedIn = ({ kind, text, amount = text }: Fact, words: () => ReadonlySet<string>): boolean =>
  (kind === "number" || kind === "measure") && words().has(IN_WORDS[amount] ?? "");

const isPartIn = (part: string, words: ReadonlySet<string>): boolean =>
  part.length < 2 || words.has(part) || isFormIn(part, words);

/** Whether a text gives a name: its words, or their initials. */
const isNamedIn = (name: string, words: ReadonlySet<string>): boolean => {
  const parts = name.split(/[ -]/);
  // "wifi" for "Wi-Fi".
  if (words.has(parts.join(""))) return true;
  const telling = parts.filter((part) => !LOOKS_PLAIN.test(part));
  if ((telling.length > 0 ? telling : parts).every((part) => isPartIn(part, words))) return true;
  // A spelled-out acronym: "National Aeronautics and Space Administration" for NASA.
  const initials = initialsOf(parts);
  return parts.length > 1 && words.has(initials) && !isOf(initials, FUNCTION);
};

/** Whether the text of `reading` vouches for a fact of the other text, wherever it does. With `kept` the fact is one of the first text, and less is enough. */
export const factSupport = (reading: TokenizedText, known: Vocabulary, kept = false): FactSupport => {
  const exact = new Uint8Array(known.words.length);
  for (const key of reading.keys) exact[key] = 1;
  const hasOtherYear = once(() => otherYears(reading.facts));
  const backs = once(() => supportedBy(reading.facts));
  const backsSpelled = once(() => supportedBy(extractFacts(spelledRight(reading.text) ?? "")));
  const words = once(() => wordsOf(reading, known));
  const isShortened = once(() => acronymsOf(reading, known));
  const quotations = once(() => quotationsOf(reading.text));
  const isInWords = (fact: Fact): boolean => {
    const { kind, value } = fact;
    if (kind === "quote") return quotations()(bare(fact.text));
    // "3-6pm" may be told as "3-18:00": the hour is still there.
    if (kind === "time") return kept && exact[intern(known, `number:${Number(value.slice(0, 2)) % 12 || 12}`)] === 1;
    if (kind === "weekday" || (kind === "name" && value.length < 2)) return words().has(value);
    if (kind === "name" || kind === "id")
      return (
        isNamedIn(value, words()) ||
        (INITIALS.test(fact.text) && isShortened()(value.replaceAll(".", ""))) ||
        // "Supplier Dai Loc quotes": the word that opens the sentence need be no part of the name.
        (kept && /^\S+ \S+ /.test(value) && isNamedIn(value.slice(value.indexOf(" ") + 1), words()))
      );
    return isCountedIn(fact, words);
  };
  return (fact, key) => {
    // Most facts are there in the same form; only the others need the readings of all.
    if (exact[key] === 1) return true;
    if (fact.kind === "date" && hasOtherYear()(fact)) return false;
    return backs()(fact) || backsSpelled()(fact) || isInWords(fact);
  };
};
