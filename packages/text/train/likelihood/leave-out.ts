// Log-odds for every text from a model that saw no text of its group of sources.
import type { Examples } from "./examples.ts";
import { scorerOf, trainModel, type Settings } from "./ftrl.ts";
import { roundTables } from "./quantise.ts";
import { groupOf } from "./sources.ts";

/** One model per group of sources, its weights rounded as those that ship; `chosen` are the texts allowed in training, `tell` hears of each model made. */
export const leaveOut = (
  examples: Examples,
  chosen: readonly number[],
  settings: Settings,
  tell: (group: string) => void,
): Float64Array => {
  const logits = new Float64Array(examples.rows.length);
  const groups = examples.rows.map(groupOf);
  for (const group of [...new Set(groups)].toSorted()) {
    const others = chosen.filter((index) => groups[index] !== group);
    const model = roundTables(trainModel(examples, others, settings));
    const scoreOf = scorerOf(examples, model);
    groups.forEach((each, index) => {
      if (each === group) logits[index] = scoreOf(index);
    });
    tell(group);
  }
  return logits;
};
