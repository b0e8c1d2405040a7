import type { EnvironmentReader } from "./environment.ts";

/** What a million tokens cost, in whatever money the operator counts. */
export interface TokenPrice {
  readonly input: number;
  readonly output: number;
}

/** Prices by tier; a tier without one costs nothing. */
export type Prices = ReadonlyMap<string, TokenPrice>;

/** What the model costs, and what an account may cost in a month. */
export interface CostSettings {
  readonly prices: Prices;
  /** Null where nothing but its plan limits an account. */
  readonly monthlyBudget: number | null;
}

const ENTRY = /^(standard|fast)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/;

export const costSettings = (read: EnvironmentReader): CostSettings => {
  const prices = new Map<string, TokenPrice>();
  for (const entry of read.list("MODEL_PRICES")) {
    const [, tier, input, output] = ENTRY.exec(entry) ?? [];
    if (tier === undefined) read.problems.push("MODEL_PRICES must be prices such as standard=0.25/2,fast=0.05/0.4.");
    else prices.set(tier, { input: Number(input), output: Number(output) });
  }
  const budget = read.optional("MONTHLY_BUDGET");
  if (budget !== null && !/^\d{1,9}(?:\.\d+)?$/.test(budget))
    read.problems.push("MONTHLY_BUDGET must be an amount such as 20 or 12.50.");
  if (budget !== null && !prices.has("standard")) read.problems.push("MONTHLY_BUDGET also needs MODEL_PRICES.");
  return { prices, monthlyBudget: budget === null ? null : Number(budget) };
};
