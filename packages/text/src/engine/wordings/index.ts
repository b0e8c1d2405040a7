import { once } from "../../document/once.ts";
import { indexWordings } from "../wording-index.ts";
import { tableOf } from "../wording-rows.ts";
import { abstracts } from "./abstracts.ts";
import { corporate } from "./corporate.ts";
import { courtesies } from "./courtesies.ts";
import { formulas } from "./formulas.ts";
import { importance } from "./importance.ts";
import { inflated } from "./inflated.ts";
import { openers } from "./openers.ts";
import { ornate } from "./ornate.ts";
import { plain } from "./plain.ts";
import { scenes } from "./scenes.ts";
import { uplift } from "./uplift.ts";
import { wordy } from "./wordy.ts";

const TOLD = [formulas, inflated, abstracts, scenes, corporate, uplift, importance, ornate];

/** Every table of wordings, in the order in which they win a place that two want. */
export const openTables = once(() => [
  ...[courtesies, openers, plain].map((rows) => tableOf(rows, "always")),
  ...TOLD.map((rows) => tableOf(rows, "told")),
  tableOf(wordy, "dense"),
]);

export const wordingIndex = once(() => indexWordings(openTables()));
