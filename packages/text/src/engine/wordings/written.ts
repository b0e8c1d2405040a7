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

/** Every table of wordings as its file says, in the order in which they win a place that two want. */
export const writtenTables: readonly string[] = [
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
].map((rows) => rows.trim());
