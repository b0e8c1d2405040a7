import { openLexicon, type Lexicon } from "./lexicon.ts";
import { AFTER_COMMA, AT_SENTENCE, compilePhrases, WORD_IDS_MAX, type PhraseSource, type Phrases } from "./phrases.ts";
import { rulesOf, type Policy, type PolicyRule } from "./policy.ts";
import type { Shape } from "./rule.ts";
import type { ShapeRules } from "./shapes.ts";
import { openUnits, type Units } from "./units.ts";

/** A policy compiled into tables. */
export interface Matcher {
  rules: readonly PolicyRule[];
  units: Units;
  lexicon: Lexicon;
  /** The known words; the id of one is its place plus one. */
  words: readonly string[];
  /** By word id: the rule that the word alone fires, plus one, or 0. */
  wordRules: Uint16Array;
  /** By word id: the points of the profile. */
  points: Float32Array;
  phrases: Phrases;
  shapes: ShapeRules;
  /** The id of the word "and". */
  and: number;
  /** What may stand in the place of a form, by the form. */
  replacements: ReadonlyMap<string, string>;
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

/** Compiles a policy. A few milliseconds; the result may be kept and shared. */
export const compile = (policy: Policy): Matcher => {
  const rules = rulesOf(policy);
  const entries = entriesOf(rules);
  const ids = new Map<string, number>();
  const idOf = (word: string): number => {
    const id = ids.get(word) ?? ids.size + 1;
    ids.set(word, id);
    return id;
  };
  const and = idOf("and");
  const sources: PhraseSource[] = entries.map(({ rule, phrase, pattern }) => ({
    ids: phrase.words.map(idOf),
    end: { rule, length: phrase.words.length, before: phrase.before, after: phrase.after, pattern },
  }));
  const single = new Map<number, number>();
  const replacements = new Map<string, string>();
  rules.forEach((rule, index) => {
    for (const [forms, uses] of Object.entries(rule.words ?? {})) {
      const use = uses.split(" ");
      forms.split(" ").forEach((form, at) => {
        if (use[at]) replacements.set(form, use[at].replaceAll("_", " "));
        if (form.includes("-")) {
          const words = form.split("-");
          const end = { rule: index, length: words.length, before: 0, after: "", pattern: null };
          sources.push({ ids: words.map(idOf), end });
        } else single.set(idOf(form), index + 1);
      });
    }
  });
  const points = new Map<number, number>();
  for (const [value, words] of policy.profile.words)
    for (const word of words.split(" ")) if (word !== "") points.set(idOf(word), value);
  const lexicon = openLexicon([...ids.keys()]);
  if (lexicon.size > WORD_IDS_MAX) throw new Error(`the policy has more than ${WORD_IDS_MAX} words`);
  return {
    rules,
    units: openUnits(),
    lexicon,
    words: [...ids.keys()],
    wordRules: Uint16Array.from({ length: lexicon.size }, (_, id) => single.get(id) ?? 0),
    points: Float32Array.from({ length: lexicon.size }, (_, id) => points.get(id) ?? 0),
    phrases: compilePhrases(sources, lexicon.size),
    shapes: shapesOf(rules),
    and,
    replacements,
  };
};

const shapesOf = (rules: readonly PolicyRule[]): ShapeRules => {
  const at = (shape: Shape): number => rules.findIndex((rule) => rule.shape === shape);
  return {
    placeholder: at("placeholder"),
    "bold-lead-in": at("bold-lead-in"),
    heading: at("heading"),
    divider: at("divider"),
    emoji: at("emoji"),
    hashtag: at("hashtag"),
    "em-dash": at("em-dash"),
    "curly-quote": at("curly-quote"),
    triad: at("triad"),
  };
};
