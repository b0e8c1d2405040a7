import { once } from "../../document/once.ts";
import { unpack } from "../../packing/unpack.ts";
import { anchorsOf, type Anchor } from "../wording-index.ts";
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

const usual = once(() => anchorsOf(openTables()));
const casual = once(() => anchorsOf([tableOf(written()[DENSE + 1] as string, "always")]));

/** Every word that opens a wording. */
export const openingWords = once(() => [...new Set([...usual().keys(), ...casual().keys()])]);

/** Wordings by the place of their first word in the list of these. */
export type WordingIndex = readonly (Anchor | undefined)[];

export const wordingIndex = once((): WordingIndex => openingWords().map((word) => usual().get(word)));

/** In a chat, the words of talk for those of letters. */
export const casualIndex = once((): WordingIndex => openingWords().map((word) => casual().get(word)));

/** Rows "this=that": pairs that stand for one another anywhere, then wordings with what may stand for them in most sentences. */
export const alternativePairs = (): readonly [either: string, mostly: string] => [
  written()[DENSE + 2] as string,
  written()[DENSE + 3] as string,
];
