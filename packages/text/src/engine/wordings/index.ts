import { abstracts } from "./abstracts.ts";
import { either, mostly } from "./alternatives.ts";
import { casual } from "./casual.ts";
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

/**
 * Every table of wordings as its file says, in the order in which they win a place that two want; then the words of
 * talk, and the pairs that may stand for one another.
 */
export const wordings: readonly string[] = [
  courtesies,
  openers,
  plain,
  formulas,
  inflated,
  abstracts,
  scenes,
  corporate,
  uplift,
  importance,
  ornate,
  wordy,
  casual,
  either,
  mostly,
].map((rows) => rows.trim());
