import { once } from "../../document/once.ts";
import { unpack } from "../../packing/unpack.ts";
import { anchorOf, wordsOf, type Anchor, type FirstWord, type When, type WordingTable } from "../wording-index.ts";
import { packedWordings } from "./wordings.packed.ts";

const written = once(() => unpack(packedWordings).split("\n\n"));

/** Tables from here on are for places where a tell stands; those before go everywhere. */
const TOLD_FROM = 3;
/** The table for texts with many tells. Behind it stand the words of talk and the pairs. */
const DENSE = 11;

/** Every table of wordings, in the order in which they win a place that two want. */
export const openTables = once(() =>
  written()
    .slice(0, DENSE + 1)
    .map((rows, at) => tableOf(rows, at < TOLD_FROM ? "always" : at < DENSE ? "told" : "dense")),
);

const tableOf = (rows: string, when: When): WordingTable => ({ rows: rows.trim().split("\n"), when });

const usual = once(() => wordsOf(openTables()));
const casual = once(() => wordsOf([tableOf(written()[DENSE + 1] as string, "always")]));

/** Every word that opens a wording. */
export const openingWords = once(() => [...new Set([...usual().keys(), ...casual().keys()])]);

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
  near: anchorsOf(usual(), [...counts, "told"], true),
  far: anchorsOf(usual(), counts, false),
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
  written()[DENSE + 2] as string,
  written()[DENSE + 3] as string,
];
