// Log-odds for every text from a model that saw no text of its group of sources.
import { tokensOf } from "../../src/likelihood/tokens.ts";
import type { CorpusRow } from "./corpus.ts";
import type { Examples } from "./examples.ts";
import { scorerOf, trainModel, type Settings } from "./ftrl.ts";
import { roundTables } from "./quantise.ts";
import { groupOf } from "./sources.ts";
import { learnTellOdds } from "./tell-odds.ts";

/**
 * One model per group of sources, its weights rounded as those that ship, with the log-odds of a tell checker that did
 * not see the group either, times `tellShare`; `chosen` are the texts allowed in training, `tell` hears of each model made.
 */
export const leaveOut = (
  examples: Examples,
  chosen: readonly number[],
  settings: Settings,
  tellShare: number,
  tell: (group: string) => void,
): Float64Array => {
  const { rows } = examples;
  const logits = new Float64Array(rows.length);
  const groups = rows.map(groupOf);
  for (const group of [...new Set(groups)].toSorted()) {
    const others = chosen.filter((index) => groups[index] !== group);
    const scoreOf = scorerOf(examples, roundTables(trainModel(examples, others, settings)));
    const tellOdds = tellShare === 0 ? undefined : learnTellOdds(others.map((index) => rows[index] as CorpusRow));
    rows.forEach(({ text }, index) => {
      if (groups[index] !== group) return;
      logits[index] = scoreOf(index) + (tellOdds === undefined ? 0 : tellShare * tellOdds(text, tokensOf(text)));
    });
    tell(group);
  }
  return logits;
};
