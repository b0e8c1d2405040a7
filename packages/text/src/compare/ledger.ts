import { fold } from "./facts/character.ts";
import type { Fact } from "./facts/fact.ts";
import { LOOKS_PLAIN } from "./facts/name.ts";
import { factLedger } from "./facts/support.ts";
import type { Reading, Vocabulary } from "./words.ts";

const DEMONYM = /(?:ian|ean|an|ish|ese|ern|ic|i|s)$/;
const PAIRS_OF_TWO = ["both", "couple", "pair", "duo", "twins", "twice", "double"];

/** Every folded word of a text, those inside names too. */
const wordsOf = (reading: Reading, known: Vocabulary): Set<string> => {
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
    if (
      fact.kind === "email" ||
      fact.kind === "handle" ||
      fact.kind === "link" ||
      fact.kind === "path" ||
      fact.kind === "id"
    ) {
      for (const part of fold(fact.text).split(/[^a-z0-9]+/)) words.add(part);
    }
  }
  return words;
};

const acronymsOf = (reading: Reading): Set<string> => {
  const acronyms = new Set<string>();
  for (const fact of reading.facts) {
    if (fact.kind !== "name" || !fact.value.includes(" ")) continue;
    const words = fact.value.split(/[ -]/);
    acronyms.add(words.map((word) => word[0] ?? "").join(""));
    acronyms.add(fact.text.replace(/[^A-Z]/g, "").toLowerCase());
  }
  return acronyms;
};

const related = (name: string, words: ReadonlySet<string>): boolean => {
  if (words.has(`${name}s`) || (name.endsWith("s") && words.has(name.slice(0, -1)))) return true;
  if (name.length < 5) return false;
  const stem = name.replace(DEMONYM, "");
  if (stem.length < 4) return false;
  if (
    words.has(stem) ||
    words.has(`${stem}a`) ||
    words.has(`${stem}ia`) ||
    words.has(`${stem}e`) ||
    words.has(`${stem}y`)
  )
    return true;
  return (
    words.has(`${stem}n`) ||
    words.has(`${stem}an`) ||
    words.has(`${stem}ian`) ||
    words.has(`${stem}ish`) ||
    words.has(`${stem}ese`)
  );
};

const isUnitedStates = (part: string, words: ReadonlySet<string>): boolean =>
  part === "us" ? words.has("states") : (part === "united" || part === "states") && words.has("us");

export type Ledger = (fact: Fact) => boolean;

const RUNS_MAX = 200;

// The words of a text in one line, to look a quotation up in.
const bare = (text: string): string =>
  ` ${fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;

/** Whether the text of `reading` vouches for a fact of the other text, wherever it does. With `kept` the fact is one of the first text, and less is enough. */
export const ledgerOf = (reading: Reading, known: Vocabulary, kept = false): Ledger => {
  const exact = new Set(reading.facts.map((fact) => `${fact.kind}:${fact.value}`));
  let backs: Ledger | undefined;
  let words: Set<string> | undefined;
  let acronyms: Set<string> | undefined;
  let line: string | undefined;
  let runs = 0;
  return (fact) => {
    // Most facts stand there in the same form; only the others need the readings of all.
    if (exact.has(`${fact.kind}:${fact.value}`) || (backs ??= factLedger(reading.facts))(fact)) return true;
    if (fact.kind === "quote") {
      runs += 1;
      return runs < RUNS_MAX && (line ??= bare(reading.text)).includes(bare(fact.text));
    }
    // "3-6pm" may be told as "3-18:00": the hour still stands there.
    if (fact.kind === "time" && kept) return exact.has(`number:${Number(fact.value.slice(0, 2)) % 12 || 12}`);
    if (fact.kind === "weekday") return (words ??= wordsOf(reading, known)).has(fact.value);
    if (fact.kind === "number" && fact.spelled === true && fact.value === "2") {
      words ??= wordsOf(reading, known);
      for (const word of PAIRS_OF_TWO) if (words.has(word)) return true;
    }
    if (fact.kind !== "name" && fact.kind !== "id") return false;
    const there = (words ??= wordsOf(reading, known));
    const parts = fact.value.split(/[ -]/);
    const vouched = (part: string): boolean =>
      part.length < 2 || there.has(part) || related(part, there) || isUnitedStates(part, there);
    const telling = parts.filter((part) => !LOOKS_PLAIN.test(part));
    if ((telling.length > 0 ? telling : parts).every(vouched)) return true;
    if (parts.length === 1) {
      acronyms ??= acronymsOf(reading);
      return acronyms.has(fact.value.replaceAll(".", ""));
    }
    // A spelled-out acronym: "National Aeronautics and Space Administration" for NASA.
    return there.has(parts.map((part) => part[0] ?? "").join(""));
  };
};
