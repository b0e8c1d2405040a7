import { entryOf, MARKED, NAMED, openLexicon, ROOT, type Lexicon } from "./lexicon.ts";
import { AFTER_COMMA, AT_SENTENCE, compilePhrases, rarestOf, type PhraseSource, type Phrases } from "./phrases.ts";
import { rulesOf, type Policy, type PolicyRule } from "./policy.ts";
import type { Shape } from "./rule.ts";
import type { ShapeRules } from "./shapes.ts";
import type { TextKind } from "./text-kind.ts";
import { openUnits, type Units } from "./units.ts";

/** A policy compiled into tables. */
export interface Matcher {
  rules: readonly PolicyRule[];
  /** By rule: 1 for those whose hits speak for a person. */
  isHuman: Uint8Array;
  units: Units;
  lexicon: Lexicon;
  /** The known words; the id of one is its place plus one. */
  words: readonly string[];
  /** By word id: the rule that the word alone fires, plus one, or 0. */
  wordRules: Uint16Array;
  phrases: Phrases;
  shapes: Readonly<Record<TextKind, ShapeRules>>;
  /** The id of the word "and". */
  and: number;
  /** By word id: which replacement may take its place, 0 for none. */
  wordUses: Uint16Array;
  /** What may take the place of a form, from place 1 on. */
  uses: readonly string[];
  /** By word id: its place among the words that the caller marked; empty where none is. */
  marks: Uint16Array;
  /** By word id: when it was last read, in words counted over all texts, so that no text has to clear it. */
  seen: Int32Array;
  wordsRead: number;
}

/** Every wording of a phrase: `(a|b)` in turn as `a` and as `b`, an empty choice left out. */
export const wordings = (phrase: string): string[] => {
  const choice = /\(([^()]*)\)/.exec(phrase);
  if (choice === null) return [phrase.replace(/ {2,}/g, " ").trim()];
  const before = phrase.slice(0, choice.index);
  const after = phrase.slice(choice.index + choice[0].length);
  return (choice[1] as string).split("|").flatMap((option) => wordings(`${before}${option}${after}`));
};

interface ParsedPhrase {
  words: string[];
  before: number;
  after: string;
}

const parse = (source: string): ParsedPhrase => {
  const phrase = source.trim();
  const before = phrase.startsWith("^") ? AT_SENTENCE : phrase.startsWith(",") ? AFTER_COMMA : 0;
  const after = /[,:!?.]+$/.exec(phrase)?.[0] ?? "";
  const bare = phrase.slice(before === 0 ? 0 : 1, phrase.length - after.length).trim();
  const words = bare.split(/[ -]/);
  if (words.some((word) => !/^[a-z0-9][a-z0-9']*$/.test(word))) throw new Error(`not a phrase: "${source}"`);
  return { words, before, after };
};

interface Entry {
  rule: number;
  phrase: ParsedPhrase;
  pattern: RegExp | null;
}

const entriesOf = (rules: readonly PolicyRule[]): Entry[] =>
  rules.flatMap((rule, index) => [
    ...(rule.phrases ?? []).flatMap(wordings).map((phrase) => ({ rule: index, phrase: parse(phrase), pattern: null })),
    ...(rule.patterns ?? []).flatMap(({ anchors, source }) =>
      anchors
        .flatMap(wordings)
        .map((anchor) => ({ rule: index, phrase: parse(anchor), pattern: new RegExp(source, "iy") })),
    ),
  ]);

/** A row of numbers by word id, 0 where nothing is said of a word. */
const byId = (size: number, numbers: ReadonlyMap<number, number>): Uint16Array => {
  const row = new Uint16Array(size);
  for (const [id, number] of numbers) row[id] = number;
  return row;
};

/**
 * Compiles a policy. A few milliseconds; the result may be kept and shared. The scanner notes where words of `marked`
 * stand, all of them in small letters.
 */
export const compile = (policy: Policy, marked: readonly string[] = []): Matcher => {
  const rules = rulesOf(policy);
  const entries = entriesOf(rules);
  const ids = new Map<string, number>();
  const numberOf = (word: string): number => {
    const id = ids.get(word) ?? ids.size + 1;
    ids.set(word, id);
    return id;
  };
  const and = numberOf("and");
  const sources: PhraseSource[] = [];
  const addPhrase = (rule: number, phrase: ParsedPhrase, pattern: RegExp | null, use = 0): void => {
    const { words, before, after } = phrase;
    const rarest = rarestOf(words);
    const lead = words.slice(0, rarest);
    const tail = words.length - 1 - rarest;
    sources.push({ ids: words.slice(rarest).map(numberOf), end: { rule, use, tail, lead, before, after, pattern } });
  };
  for (const { rule, phrase, pattern } of entries) addPhrase(rule, phrase, pattern);
  const single = new Map<number, number>();
  const uses = [""];
  const wordUses = new Map<number, number>();
  rules.forEach((rule, index) => {
    for (const [forms, formUses] of Object.entries(rule.words ?? {})) {
      const use = formUses.split(" ");
      forms.split(" ").forEach((form, at) => {
        const replacement = use[at] === undefined || use[at] === "-" ? "" : use[at].replaceAll("_", " ");
        const place = replacement === "" ? 0 : uses.push(replacement) - 1;
        if (form.includes("-")) {
          addPhrase(index, { words: form.split("-"), before: 0, after: "" }, null, place);
        } else {
          single.set(numberOf(form), index + 1);
          wordUses.set(numberOf(form), place);
        }
      });
    }
  });
  const points = pointsIn(policy, numberOf);
  const marks = new Map(marked.map((word, place) => [numberOf(word), place]));
  const phrases = compilePhrases(sources, ids.size + 1);
  const flagsOf = (id: number): number =>
    (single.has(id) ? NAMED : 0) | (phrases.roots[id] === 0 ? 0 : ROOT) | (marks.has(id) ? MARKED : 0);
  const packed = [...ids.values()].map((id) => entryOf(id, points.get(id) ?? 0, flagsOf(id)));
  const lexicon = openLexicon([...ids.keys()], packed);
  return {
    rules,
    isHuman: Uint8Array.from(rules, (rule) => (rule.kind === "human" ? 1 : 0)),
    units: openUnits(),
    lexicon,
    words: [...ids.keys()],
    wordRules: byId(lexicon.size, single),
    phrases,
    shapes: shapesByKind(rules),
    and,
    wordUses: byId(lexicon.size, wordUses),
    uses,
    marks: byId(marks.size === 0 ? 0 : lexicon.size, marks),
    seen: new Int32Array(lexicon.size),
    wordsRead: 0,
  };
};

const pointsIn = ({ profile }: Policy, numberOf: (word: string) => number): Map<number, number> => {
  const points = new Map<number, number>();
  for (const [value, words] of profile.words)
    for (const word of words.split(" ")) if (word !== "") points.set(numberOf(word), value);
  return points;
};

const shapesByKind = (rules: readonly PolicyRule[]): Matcher["shapes"] => ({
  message: shapesOf(rules, "message"),
  document: shapesOf(rules, "document"),
  prose: shapesOf(rules, "prose"),
});

const shapesOf = (rules: readonly PolicyRule[], kind: TextKind): ShapeRules => {
  const at = (shape: Shape): number =>
    rules.findIndex((rule) => rule.shape === shape && rule.texts?.includes(kind) !== false);
  return {
    placeholder: at("placeholder"),
    "bold-lead-in": at("bold-lead-in"),
    heading: at("heading"),
    "bullet-sign": at("bullet-sign"),
    hashtag: at("hashtag"),
    "em-dash": at("em-dash"),
    triad: at("triad"),
  };
};
