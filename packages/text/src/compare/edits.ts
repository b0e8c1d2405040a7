import type { Span } from "../document/span.ts";
import { isInside } from "./address.ts";
import { COURTESY, FUNCTION, isOf, SINGLE } from "../document/word-classes.ts";
import { sensesOf } from "./lexicon/synonyms.ts";
import type { View } from "./view.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";
import { fold, wordEnd } from "../facts/character.ts";

/** A word of one side of a view that the other side does not have in its place. */
export interface Item {
  side: "before" | "after";
  /** Its index in the row of its side. */
  at: number;
  word: string;
  next: string | undefined;
  previous: string | undefined;
  /** As it is written. */
  text: string;
  /** A fact is judged by itself and only says here that something is there. */
  isFact: boolean;
  /** Whether a date or a time directly follows it. */
  leadsTime: boolean;
  /** Whether it names something, rather than carry grammar or courtesy. */
  isContent: boolean;
  start: number;
  end: number;
}

/** One place where the two sides of a view differ. */
export interface Edit {
  removed: Item[];
  added: Item[];
}

/** Words of one meaning, by their senses; looked up once for each word of both texts. */
export type SameMeaning = (one: string, other: string) => boolean;

export const meaningComparer = (): SameMeaning => {
  const known = new Map<string, Set<string | number>>();
  const senses = (word: string): Set<string | number> => {
    const found = known.get(word) ?? sensesOf(word);
    known.set(word, found);
    return found;
  };
  return (one, other) => {
    if (one === other) return true;
    const theirs = senses(other);
    for (const sense of senses(one)) if (theirs.has(sense)) return true;
    return false;
  };
};

const TIMES: ReadonlySet<string> = new Set(["date", "weekday", "relative-date", "time", "number", "ordinal"]);

const sideItems = (
  reading: TokenizedText,
  tokens: readonly number[],
  [from, to]: readonly [number, number],
  side: Item["side"],
  known: Vocabulary,
): Item[] => {
  const wordAt = (at: number): string | undefined => {
    const token = tokens[at];
    return token === undefined ? undefined : known.words[reading.ids[token] as number];
  };
  return tokens.slice(from, to).map((token, index): Item => {
    const word = wordAt(from + index) as string;
    const isFact = (reading.fact[token] as number) >= 0;
    return {
      side,
      at: from + index,
      word,
      next: wordAt(from + index + 1),
      previous: wordAt(from + index - 1),
      isFact,
      leadsTime: TIMES.has(reading.facts[reading.fact[tokens[from + index + 1] ?? -1] ?? -1]?.kind ?? ""),
      isContent: isFact || !isOf(word, FUNCTION | SINGLE),
      text: reading.text.slice(reading.starts[token], reading.ends[token]),
      start: reading.starts[token] as number,
      end: reading.ends[token] as number,
    };
  });
};

export const isCourtesy = ({ word }: Item): boolean => isOf(word, COURTESY);

/** What some words that follow each other are written with, to the end of the last, without spaces and apostrophes. */
const lettersOf = (items: readonly Item[], { text }: TokenizedText): string => {
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return "";
  return fold(text.slice(first.start, Math.max(last.end, wordEnd(text, last.end - 1)))).replace(/[ ']/g, "");
};

/** Whether a figure numbers an item of a list. */
const isNumbering = ({ start, end, text }: Item, whole: string): boolean =>
  /^\d{1,2}$/.test(text) &&
  /(?:^|\n)\s*$/.test(whole.slice(Math.max(0, start - 4), start)) &&
  /^[.)]\s/.test(whole.slice(end, end + 2));

/** The places where the two sides of a view differ, in order. */
export const editsOf = (
  view: View,
  before: TokenizedText,
  after: TokenizedText,
  known: Vocabulary,
  addresses: Record<Item["side"], readonly Span[]>,
): Edit[] =>
  view.hunks.map((hunk) => {
    const removed = sideItems(before, view.before, hunk.before, "before", known);
    const added = sideItems(after, view.after, hunk.after, "after", known);
    // "Eachother", "Im", "nobodys": only a space or an apostrophe was left out.
    return lettersOf(removed, before) === lettersOf(added, after)
      ? { removed: [], added: [] }
      : {
          removed: removed.filter((item) => !isInside(item, addresses.before) && !isNumbering(item, before.text)),
          added: added.filter((item) => !isInside(item, addresses.after) && !isNumbering(item, after.text)),
        };
  });

/** The edits without words of both sides, in other forms, as synonyms or in another place. */
export const withoutMoved = (
  edits: readonly Edit[],
  same: (one: Item, other: Item) => boolean,
  keeps: (item: Item) => boolean,
): Edit[] => {
  const gone = new Set<Item>();
  const settle = (removed: readonly Item[], added: readonly Item[]): void => {
    for (const item of added) {
      if (gone.has(item) || keeps(item)) continue;
      const partner = removed.find((other) => !gone.has(other) && !keeps(other) && same(other, item));
      if (partner === undefined) continue;
      gone.add(item).add(partner);
    }
  };
  for (const { removed, added } of edits) settle(removed, added);
  settle(
    edits.flatMap(({ removed }) => removed),
    edits.flatMap(({ added }) => added),
  );
  const left = (items: readonly Item[]): Item[] => items.filter((item) => !gone.has(item));
  return edits.map(({ removed, added }) => ({ removed: left(removed), added: left(added) }));
};
