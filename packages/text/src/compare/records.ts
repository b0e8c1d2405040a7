import { changeOf, type Change } from "./comparison.ts";
import type { Fact } from "../facts/fact.ts";
import { fold, isUpper } from "../facts/character.ts";
import { LOOKS_PLAIN } from "../facts/kinds/name.ts";
import { likesOf } from "./lexicon/scales.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { factSupport } from "./fact-support.ts";
import { notationsOf } from "./notations.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

/** One line of notes that gives figures about a name: "Dana Ruiz (Leeds): 12 points, 3 wins". */
interface Entry {
  names: Set<string>;
  /** "12", and "12 point" where a noun follows the figure. */
  figures: Set<string>;
}

const ENTRY_FIGURES_MIN = 3;

const wordAfter = (reading: TokenizedText, known: Vocabulary, token: number): string | null => {
  const next = token + 1;
  if (next >= reading.ids.length || (reading.fact[next] as number) >= 0) return null;
  if (!/^[ -]{1,3}$/.test(reading.text.slice(reading.ends[token], reading.starts[next]).slice(0, 4))) return null;
  const word = known.words[reading.ids[next] as number] as string;
  return lemmas(word)[1] ?? word;
};

const entriesOf = (notes: TokenizedText, known: Vocabulary): Entry[] => {
  const entries: Entry[] = [];
  let lineEnd = -1;
  let entry: Entry = { names: new Set(), figures: new Set() };
  notes.ids.forEach((id, token) => {
    if ((notes.starts[token] as number) > lineEnd) {
      const stop = notes.text.indexOf("\n", notes.starts[token]);
      lineEnd = stop < 0 ? notes.text.length : stop;
      entry = { names: new Set(), figures: new Set() };
      entries.push(entry);
    }
    const fact = notes.facts[notes.fact[token] as number];
    if (fact === undefined) {
      if (entry.figures.size === 0) entry.names.add(known.words[id] as string);
    } else if (fact.kind === "name") for (const word of fact.value.split(" ")) entry.names.add(word);
    else if (fact.amount !== undefined) {
      const noun = wordAfter(notes, known, token);
      entry.figures.add(fact.amount);
      if (noun !== null) entry.figures.add(`${fact.amount} ${noun}`);
    }
  });
  return entries.filter((candidate) => candidate.figures.size >= ENTRY_FIGURES_MIN && candidate.names.size > 0);
};

/** The entries that all words of a name share, or, where there are none, those of any of its words. */
const entriesAbout = (name: string, byName: ReadonlyMap<string, Entry[]>): Entry[] => {
  const candidates = name.split(" ").map((word) => byName.get(word) ?? []);
  const shared = (candidates[0] ?? []).filter((entry) => candidates.every((list) => list.includes(entry)));
  return shared.length > 0 ? shared : candidates.flat();
};

const invented = (fact: Fact, severity: Change["severity"], reason: string): Change =>
  changeOf(fact.kind, severity, null, fact, reason);

/** Facts of a text that its notes do not hold, or hold about somebody else. */
export const judgeTold = (
  notes: TokenizedText,
  text: TokenizedText,
  known: Vocabulary,
): { changes: Change[]; backed: number } => {
  const inNotes = factSupport(notes, known);
  const amounts = new Set(notes.facts.map((fact) => fact.amount));
  const rates = /\b(?:rating|stars?|score)\b/i.test(notes.text);
  // The notes may leave the currency out, and a rating from 1 to 5 may be told in stars.
  // The key of a slot and a word that the text writes small too are no names.
  const noted = new Set(fold(notes.text.replace(/([a-z])([A-Z])/g, "$1 $2")).match(/\p{L}+/gu));
  const written = new Set<string>();
  text.ids.forEach((id, token) => {
    if (!isUpper(text.text.charCodeAt(text.starts[token] as number))) written.add(known.words[id] as string);
  });
  const isPlain = (word: string): boolean =>
    LOOKS_PLAIN.test(word) || written.has(word) || [word, ...likesOf(word)].some((like) => noted.has(like));
  const notations = notationsOf(notes.text, text.text);
  const backs = (fact: Fact, key: number): boolean =>
    inNotes(fact, key) ||
    (fact.kind === "name" && fact.value.split(/[ -]/).every(isPlain)) ||
    (fact.amount !== undefined && (amounts.has(fact.amount) || (rates && /^[1-5]$/.test(fact.amount)))) ||
    // Other notations are looked for last, as only so many facts are looked up.
    (fact.kind !== "name" && notations.isVouched(fact));
  const entries = entriesOf(notes, known);
  const nouns = new Set<string>();
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const figure of entry.figures) if (figure.includes(" ")) nouns.add(figure.split(" ")[1] as string);
    for (const name of entry.names) byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  const changes: Change[] = [];
  let backed = 0;
  let subjects: Entry[] = [];
  let sentence = -1;
  let fresh = false;
  text.ids.forEach((_, token) => {
    while (sentence + 1 < text.sentences.length && (text.bounds[sentence + 1] as number) <= token) {
      sentence += 1;
      fresh = true;
    }
    const fact = text.facts[text.fact[token] as number];
    if (fact === undefined) return;
    if (fact.kind === "name") {
      const found = entriesAbout(fact.value, byName);
      if (found.length > 0) {
        // All names of one sentence can own its figures; a sentence without a name goes on about the last ones.
        subjects = fresh ? found : [...subjects, ...found];
        fresh = false;
      }
    }
    const quote = `"${fact.text}"`;
    if (!backs(fact, text.keys[text.fact[token] as number] as number)) {
      const severity = fact.kind === "name" || fact.spelled === true ? "soft" : "hard";
      changes.push(invented(fact, severity, `${quote} is not in the notes`));
      return;
    }
    backed += 1;
    if (fact.amount === undefined || subjects.length === 0) return;
    const noun = wordAfter(text, known, token);
    if (noun === null || !nouns.has(noun)) return;
    if (subjects.some((entry) => entry.figures.has(`${fact.amount} ${noun}`))) return;
    changes.push(invented(fact, "soft", `${quote} ${noun} is not what the notes say here`));
  });
  return { changes, backed };
};
