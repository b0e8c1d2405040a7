import { changeOf, type Change } from "./comparison.ts";
import type { Fact } from "../facts/fact.ts";
import { fold, isUpper } from "../facts/character.ts";
import { LOOKS_PLAIN } from "../facts/kinds/name.ts";
import { factSupport } from "./fact-support.ts";
import { notationsOf } from "./notations.ts";
import { sentenceIndex } from "./sentence-index.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

/** Facts of a text that its notes do not hold. */
export const judgeTold = (
  notes: TokenizedText,
  text: TokenizedText,
  known: Vocabulary,
): { changes: Change[]; backed: number } => {
  const inNotes = factSupport(notes, known);
  // The notes may give a unit once in a sentence: "£12k, 3k spent".
  const units = new Set<string>();
  const bare = new Map<string | undefined, number>();
  for (const { kind, unit, amount, start } of notes.facts) {
    const sentence = sentenceIndex(notes, start);
    units.add(`${kind} ${unit}`).add(`${kind} ${unit} ${sentence}`);
    if (kind === "number") bare.set(amount, sentence);
  }
  // The key of a slot and a word that the text writes small too are no names.
  const noted = new Set(fold(notes.text.replace(/([a-z])([A-Z])/g, "$1 $2")).match(/\p{L}+/gu));
  const written = new Set<string>();
  text.ids.forEach((id, token) => {
    if (!isUpper(text.text.charCodeAt(text.starts[token] as number))) written.add(known.words[id] as string);
  });
  const isPlain = (word: string): boolean => LOOKS_PLAIN.test(word) || written.has(word) || noted.has(word);
  const notations = notationsOf(notes.text, text.text);
  const backs = (fact: Fact, key: number): boolean =>
    inNotes(fact, key) ||
    (fact.kind === "name" && fact.value.split(/[ -]/).every(isPlain)) ||
    units.has(`${fact.kind} ${fact.unit} ${bare.get(fact.amount)}`) ||
    // Other notations are looked for last, as only so many facts are looked up.
    (fact.kind !== "name" && !(fact.kind === "money" && bare.has(fact.amount)) && notations.isVouched(fact));
  const changes: Change[] = [];
  let backed = 0;
  text.fact.forEach((index) => {
    const fact = text.facts[index];
    if (fact === undefined) return;
    const isLeftOut = bare.has(fact.amount) && units.has(`${fact.kind} ${fact.unit}`);
    const severity = fact.kind === "name" || fact.spelled === true || isLeftOut ? "soft" : "hard";
    if (backs(fact, text.keys[index] as number)) backed += 1;
    else changes.push(changeOf(fact.kind, severity, null, fact, `"${fact.text}" is not in the notes`));
  });
  return { changes, backed };
};
