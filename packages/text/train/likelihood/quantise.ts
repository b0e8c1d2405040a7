// Tables of real weights as tables of small integers and one step size each.
import type { Trained } from "./ftrl.ts";

// Steps up to the largest weight. Few weights are large, so larger ones go unclipped at the price of a coarser step: the
// code gets shorter, since more small weights become zero, and unseen sources lose less than by clipping.
const LEVELS = 12;

export interface Quantised {
  step: number;
  values: Int8Array;
}

/** Integers from -12 to 12 whose product with the step is nearest the weights; weights under half a step become zero. */
export const quantise = (table: Float32Array): Quantised => {
  const largest = table.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  if (largest === 0) return { step: 0, values: new Int8Array(table.length) };
  const step = Number((largest / LEVELS).toPrecision(5));
  return { step, values: Int8Array.from(table, (weight) => Math.round(weight / step)) };
};

/** The model with the tables that would ship: each weight a whole number of steps. */
export const roundTables = (model: Trained): Trained => ({
  ...model,
  tables: model.tables.map((table) => {
    const { step, values } = quantise(table);
    return Float32Array.from(values, (value) => value * step);
  }),
});
