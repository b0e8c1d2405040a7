import { once } from "../../document/once.ts";
import { indexWordings, type WordingTable } from "../wording-index.ts";
import { corporate } from "./corporate.ts";
import { formulas, scenes } from "./formulas.ts";
import { importance, ornate } from "./importance.ts";
import { abstracts, inflated } from "./inflated.ts";
import { courtesies, openers, plain } from "./plain.ts";
import { uplift } from "./uplift.ts";

/** Every table of wordings, in the order in which they win a place that two want. */
export const tables: readonly WordingTable[] = [
  { wordings: courtesies, told: false },
  { wordings: openers, told: false },
  { wordings: plain, told: false },
  { wordings: formulas, told: true },
  { wordings: inflated, told: true },
  { wordings: abstracts, told: true },
  { wordings: scenes, told: true },
  { wordings: corporate, told: true },
  { wordings: uplift, told: true },
  { wordings: importance, told: true },
  { wordings: ornate, told: true },
];

export const wordingIndex = once(() => indexWordings(tables));
