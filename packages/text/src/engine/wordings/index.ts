import { once } from "../../document/once.ts";
import { unpack } from "../../packing/unpack.ts";
import { indexWordings } from "../wording-index.ts";
import { tableOf } from "../wording-rows.ts";
import { packedWordings } from "./wordings.packed.ts";

/** The first tables go everywhere, the last only into a text with many tells, the rest where a tell stands. */
const ALWAYS = 3;

/** Every table of wordings, in the order in which they win a place that two want. */
export const openTables = once(() =>
  unpack(packedWordings)
    .split("\n\n")
    .map((rows, at, all) => tableOf(rows, at < ALWAYS ? "always" : at < all.length - 1 ? "told" : "dense")),
);

export const wordingIndex = once(() => indexWordings(openTables()));
