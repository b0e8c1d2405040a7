import { once } from "../../document/once.ts";
import { unpack } from "../../packing/unpack.ts";
import { anchorsOf, openingsOf, type Anchor, type When } from "../wording-index.ts";
import { tableOf } from "../wording-rows.ts";
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

const usual = once(() => openingsOf(openTables()));
const casual = once(() => openingsOf([tableOf(written()[DENSE + 1] as string, "always")]));

/** Every word that opens a wording. */
export const openingWords = once(() => [...new Set([...usual(), ...casual()].map(({ word }) => word))]);

/** Wordings by the place of their first word in the list of these: those that change beside a tell, and elsewhere. */
export interface WordingIndex {
  near: readonly (Anchor | undefined)[];
  far: readonly (Anchor | undefined)[];
}

const inPlaces = (anchors: ReadonlyMap<string, Anchor>): (Anchor | undefined)[] =>
  openingWords().map((word) => anchors.get(word));

const indexOf = (counts: readonly When[]): WordingIndex => ({
  near: inPlaces(anchorsOf(usual(), [...counts, "told"])),
  far: inPlaces(anchorsOf(usual(), counts)),
});

/** The wordings for a text with few tells. */
export const wordingIndex = once(() => indexOf(["always"]));

/** The wordings for a text with many tells. */
export const denseIndex = once(() => indexOf(["always", "dense"]));

/** In a chat, the words of talk for those of letters. */
export const casualIndex = once((): WordingIndex => {
  const all = inPlaces(anchorsOf(casual(), ["always"]));
  return { near: all, far: all };
});

/** Rows "this=that": pairs that stand for one another anywhere, then wordings with what may stand for them in most sentences. */
export const alternativePairs = (): readonly [either: string, mostly: string] => [
  written()[DENSE + 2] as string,
  written()[DENSE + 3] as string,
];
