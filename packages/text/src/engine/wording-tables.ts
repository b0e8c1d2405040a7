import { once } from "../document/once.ts";
import { unpack } from "../packing/unpack.ts";
import { anchorOf, wordsOf, type Anchor, type FirstWord, type When, type WordingTable } from "./wording-index.ts";
import { packedWordings } from "./wording-tables.packed.ts";

const unpackedTables = once(() => unpack(packedWordings).split("\n\n"));

/** Tables from here on are for places where a tell stands; those before go everywhere. */
const AT_TELLS_FROM = 3;
/** The table for texts with many tells. Behind it stand the words of talk and the pairs. */
const DENSE = 11;

/** Every table of wordings, in the order in which they win a place that two want. */
export const openTables = once(() =>
  unpackedTables()
    .slice(0, DENSE + 1)
    .map((rows, at) => tableOf(rows, at < AT_TELLS_FROM ? "always" : at < DENSE ? "tell" : "dense")),
);

const tableOf = (rows: string, when: When): WordingTable => ({ rows: rows.trim().split("\n"), when });

const plainWords = once(() => wordsOf(openTables()));
const casual = once(() => wordsOf([tableOf(unpackedTables()[DENSE + 1] as string, "always")]));

/** Every word that opens a wording. */
export const openingWords = once(() => [...new Set([...plainWords().keys(), ...casual().keys()])]);

/** Anchors by the place of their first word in the list of these, each made when it is first asked for. */
type Anchors = readonly ((() => Anchor) | undefined)[];

/** Wordings by their first words: those that change beside a tell, and elsewhere. */
export interface WordingIndex {
  near: Anchors;
  far: Anchors;
}

const anchorsOf = (words: ReadonlyMap<string, FirstWord>, counts: readonly When[], all: boolean): Anchors =>
  openingWords().map((word) => {
    const first = words.get(word);
    return first === undefined || !(all || counts.some((when) => first.conditions.has(when)))
      ? undefined
      : once(() => anchorOf(first, counts));
  });

const indexOf = (counts: readonly When[]): WordingIndex => ({
  near: anchorsOf(plainWords(), [...counts, "tell"], true),
  far: anchorsOf(plainWords(), counts, false),
});

/** The wordings for a text with few tells. */
export const wordingIndex = once(() => indexOf(["always"]));

/** The wordings for a text with many tells. */
export const denseIndex = once(() => indexOf(["always", "dense"]));

/** In a chat, the words of talk for those of letters. */
export const casualIndex = once((): WordingIndex => {
  const all = anchorsOf(casual(), ["always"], true);
  return { near: all, far: all };
});

/** Rows "this=that": pairs that stand for one another anywhere, then wordings with what may stand for them in most sentences. */
export const alternativePairs = (): readonly [either: string, mostly: string] => [
  unpackedTables()[DENSE + 2] as string,
  unpackedTables()[DENSE + 3] as string,
];
