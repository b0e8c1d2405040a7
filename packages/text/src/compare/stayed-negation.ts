import { COURTESY, FUNCTION, HIDDEN, isOf, NEGATION } from "../document/word-classes.ts";
import { once } from "../document/once.ts";
import { matchAt } from "../facts/fact.ts";
import type { Edit, Item } from "./edits.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { deniedBy } from "./lexicon/negation.ts";
import { areApart, isDenying, isNegation, type Finding, type Stay } from "./stay.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

type Side = Item["side"];

/** The words of both rows, by their places. */
export type WordAt = (side: Side, at: number) => string | undefined;

/** Behind a "not": what "it wasn't just about the price, it was the wait" and "it wasn't. It was fear" say may be told without one. */
const CORRECTED =
  /(?: (?:just|only|merely|simply|about)\b[^.;!?\n]{1,80})?[,.;:–—] ?(?:it|this|that|they|he|she)(?: is| was| are| were|['’])/iy;
export const isCorrected = (text: string, end: number): boolean => matchAt(CORRECTED, text, end) !== null;

/** "To the barn, not the farmhouse" says from where. */
export const CONTRAST = /, not (?:an?|the) /iy;

/** Behind a "not" that says "only": "it doesn't come until Friday". */
export const NOT_UNTIL = / (?:[a-z]+ ){0,3}(?:until|till|before) /iy;

const DENIED_REACH = 4;
const SUPPORT = /^d(?:o|oes|id)$/;
/** "Has yet to confirm", "too soft for a harvester": they deny what follows without a word of their own for it. */
const DENIES_BEHIND = /(?:yet|too \S+(?: \S+)?) (?:to|for)$/;

/** What two texts deny, in whatever sentence. */
export interface Denials {
  /** Whether a text denies one of some words as often as the other. */
  deniesOneOf(side: Side, words: readonly string[]): boolean;
  /** How many words of a text deny. */
  count(side: Side): number;
  /** Whether what a "not" says may be told without it; of one that denies what was said before, by the words in its place. */
  isLoose(item: Item, inPlace: readonly Item[]): boolean;
}
/** The words of some classes that deny, each with the bounds of its sentence. */
export const placesOfClass = (
  { ids, bounds }: TokenizedText,
  known: Vocabulary,
  classes: number,
): { token: number; from: number; end: number }[] => {
  const places: ReturnType<typeof placesOfClass> = [];
  let sentence = 0;
  ids.forEach((id, token) => {
    if (((known.classes[id] as number) & classes) === 0) return;
    // "Don't hesitate to ring" asks for what it seems to deny.
    if (known.words[ids[token + 1] as number] === "hesitate") return;
    while ((bounds[sentence + 1] ?? Infinity) <= token) sentence += 1;
    places.push({ token, from: bounds[sentence] ?? 0, end: bounds[sentence + 1] ?? ids.length });
  });
  return places;
};

/** The last words of "yet to" and "too … for". */
const deniedBehind = ({ ids }: TokenizedText, known: Vocabulary): { token: number; end: number }[] =>
  Array.from(ids, (_, token) => ({ token, end: ids.length })).filter(({ token }) =>
    DENIES_BEHIND.test(Array.from(ids.subarray(Math.max(0, token - 3), token + 1), (id) => known.words[id]).join(" ")),
  );

/** How often a text denies each word, by its plain forms, which follow a negation closely; and how many words deny. */
const denialsOf = (text: TokenizedText, known: Vocabulary): { times: Map<string, number>; count: number } => {
  const times = new Map<string, number>();
  const places = placesOfClass(text, known, NEGATION | HIDDEN);
  for (const { token, end } of [...places, ...deniedBehind(text, known)])
    for (let at = token + 1, left = DENIED_REACH; left > 0 && at < end; at += 1) {
      const word = known.words[text.ids[at] as number] as string;
      // "Without a login" reaches as far where a "not" or "do not" went from behind it.
      if (isOf(word, NEGATION) || SUPPORT.test(word)) continue;
      left -= 1;
      for (const form of lemmas(word)) times.set(form, (times.get(form) ?? 0) + 1);
    }
  return { times, count: places.length };
};

/** Reads what each of two texts denies, when it is asked first. */
export const denialsIn = (before: TokenizedText, after: TokenizedText, known: Vocabulary): Denials => {
  const ofSide = { before: once(() => denialsOf(before, known)), after: once(() => denialsOf(after, known)) };
  return {
    count: (side) => ofSide[side]().count,
    isLoose: ({ side, start, end }, inPlace) => {
      const { text } = side === "before" ? before : after;
      return (
        matchAt(CONTRAST, text, start - 2) !== null ||
        (isCorrected(text, end) && (text[end] === " " || inPlace.length > 0)) ||
        (inPlace.some(({ word }) => word === "only") && matchAt(NOT_UNTIL, text, end) !== null)
      );
    },
    deniesOneOf: (side, words) => {
      const [own, other] = [ofSide[side](), ofSide[side === "before" ? "after" : "before"]()];
      return words.flatMap(lemmas).some((form) => (own.times.get(form) ?? 0) >= (other.times.get(form) ?? 1));
    },
  };
};

/** "Will be off" as "will have none", "is out of date" as "is not current". */
const LACKS = /less$|^(?:free|off|out|down|away|gone|short)$/;
const isMadeUp = (item: Item): boolean => isDenying(item) || deniedBy(item.word) !== null || LACKS.test(item.word);

/** Behind "not": the clause ends there ("The two that did not are Kent and Essex"), or nothing is denied. */
const DENIES_NOTHING = /^(?:is|are|was|were|and|but|or|so|because|if|when|hesitate)$/;

/** The words that a negation denies and that are on both sides. */
const deniedWords = ({ view, left }: Stay, item: Item, wordAt: WordAt): string[] => {
  if (DENIES_NOTHING.test(wordAt(item.side, item.at + 1) ?? "")) return [];
  const length = item.side === "before" ? view.before.length : view.after.length;
  const isLoose = (at: number): boolean =>
    left.some(({ removed, added }) => (item.side === "before" ? removed : added).some((other) => other.at === at));
  const words = Array.from({ length: DENIED_REACH }, (_, step) => item.at + 1 + step)
    .filter((at) => at < length && !isLoose(at))
    .map((at) => wordAt(item.side, at) ?? "");
  // "Not without a badge": the badge is what another word denies.
  const other = words.findIndex((word) => isOf(word, NEGATION | HIDDEN));
  const own = other < 0 ? words : words.slice(0, other);
  const telling = own.filter((word) => !isOf(word, FUNCTION | COURTESY));
  // "The site is not up."
  return telling.length > 0 ? telling : own;
};

/** Whether the words in the place of a negation say what it says, or something else. "Nor" goes on with another. */
const isReplaced = (item: Item, inPlace: readonly Item[], denials: Denials): boolean =>
  item.word === "nor" || denials.isLoose(item, inPlace) || inPlace.some(({ isContent }) => isContent);

/** A negation put into or taken out of words that are on both sides otherwise, where the other text denies them nowhere. */
export const negationOf = (stay: Stay, wordAt: WordAt, denials: Denials): Finding | null => {
  const all = stay.left.flatMap(({ removed, added }) => [...removed, ...added]);
  const [item, second] = all.filter(isNegation);
  if (item === undefined || second !== undefined) return null;
  const own = stay.left.find((edit) => [...edit.removed, ...edit.added].includes(item)) as Edit;
  const { removed, added } = own;
  const around = stay.left.filter((edit) => !areApart(own, edit)).flatMap((edit) => [...edit.removed, ...edit.added]);
  if (around.some((other) => other !== item && isMadeUp(other))) return null;
  if (isReplaced(item, item.side === "before" ? added : removed, denials)) return null;
  const denied = deniedWords(stay, item, wordAt);
  const against = item.side === "before" ? "after" : "before";
  // A text that denies as often as the other has it elsewhere.
  if (denied.length === 0 || denials.deniesOneOf(against, denied)) return null;
  if (denials.count(item.side) <= denials.count(against)) return null;
  // One of two denials of a sentence may repeat the other: "has not been told; whoever hasn't". And "you needn't oil it, only
  // if it squeaks" says that it only needs oil if it squeaks.
  const row = item.side === "before" ? stay.view.before : stay.view.after;
  const isOpen = row.some((_, at) => {
    const word = wordAt(item.side, at) ?? "";
    return at !== item.at && (word === "only" || isOf(word, NEGATION));
  });
  const severity = stay.close || (!isOpen && stay.near) ? "hard" : "soft";
  const [was, is] = item.side === "before" ? [item, null] : [null, item];
  return { topic: "negation", severity, removed: was, added: is };
};
