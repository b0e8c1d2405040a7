// Tables of real weights as tables of small integers and one step size each.
const LEVELS = 5;

/** The largest magnitude kept whole, as a quantile of the non-zero weights: what lies beyond it is cut off there. */
const REACH = 0.995;

/** Integers from -5 to 5 whose product with the step is nearest the weights; weights under half a step become zero. */
export const quantise = (table: Float32Array): { step: number; values: Int8Array } => {
  const sizes = Array.from(table, Math.abs)
    .filter((size) => size > 0)
    .toSorted((a, b) => a - b);
  if (sizes.length === 0) return { step: 0, values: new Int8Array(table.length) };
  const step = Number(((sizes[Math.floor((sizes.length - 1) * REACH)] as number) / LEVELS).toPrecision(5));
  return {
    step,
    values: Int8Array.from(table, (weight) => Math.max(-LEVELS, Math.min(LEVELS, Math.round(weight / step)))),
  };
};
