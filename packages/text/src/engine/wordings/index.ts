import { once } from "../../document/once.ts";
import { unpack } from "../../packing/unpack.ts";
import { indexWordings } from "../wording-index.ts";
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

export const wordingIndex = once(() => indexWordings(openTables()));

/** In a chat, the words of talk for those of letters. */
export const casualIndex = once(() => indexWordings([tableOf(written()[DENSE + 1] as string, "always")]));

/** Rows "this=that": pairs that stand for one another anywhere, then wordings with what may stand for them in most sentences. */
export const alternativePairs = (): readonly [either: string, mostly: string] => [
  written()[DENSE + 2] as string,
  written()[DENSE + 3] as string,
];
