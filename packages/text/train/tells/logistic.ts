import { minimise, type Loss } from "./descent.ts";

/** Rows of a sparse matrix, end to end: row i holds entries `starts[i]` to `starts[i + 1]`. */
export interface Sparse {
  starts: Int32Array;
  columns: Int32Array;
  values: Float64Array;
  width: number;
}

export interface FitOptions {
  labels: readonly number[];
  /** Weight of each row. */
  weights: Float64Array;
  /** Group of each row, for the intercepts that are dropped at use. */
  groups: readonly number[];
  groupCount: number;
  /** L2 penalty of each column. */
  penalties: Float64Array;
  /** L2 penalty of an intercept's distance from the mean of all. */
  groupPenalty: number;
  steps: number;
}

export const sparseOf = (rows: readonly (readonly [column: number, value: number][])[], width: number): Sparse => {
  const size = rows.reduce((sum, row) => sum + row.length, 0);
  const sparse = {
    starts: new Int32Array(rows.length + 1),
    columns: new Int32Array(size),
    values: new Float64Array(size),
    width,
  };
  let at = 0;
  rows.forEach((row, index) => {
    for (const [column, value] of row) {
      sparse.columns[at] = column;
      sparse.values[at] = value;
      at += 1;
    }
    sparse.starts[index + 1] = at;
  });
  return sparse;
};

export const dot = (matrix: Sparse, row: number, weights: Float64Array): number => {
  let sum = 0;
  const end = matrix.starts[row + 1] as number;
  for (let at = matrix.starts[row] as number; at < end; at += 1)
    sum += (matrix.values[at] as number) * (weights[matrix.columns[at] as number] as number);
  return sum;
};

/**
 * Weights of a logistic regression with one intercept for each group, held near their mean; the same each time. `from`
 * is where to start, all at 0 unless given.
 */
export const fitLogistic = (
  matrix: Sparse,
  options: FitOptions,
  from: Float64Array = new Float64Array(matrix.width + options.groupCount),
): Float64Array => {
  const { labels, weights, groups, groupCount, penalties, groupPenalty, steps } = options;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const loss: Loss = (model, gradient) => {
    gradient.fill(0);
    let value = 0;
    labels.forEach((label, row) => {
      const group = matrix.width + (groups[row] as number);
      const odds = dot(matrix, row, model) + (model[group] as number);
      const weight = (weights[row] as number) / total;
      value += weight * (Math.max(odds, 0) + Math.log1p(Math.exp(-Math.abs(odds))) - label * odds);
      const error = weight * (1 / (1 + Math.exp(-odds)) - label);
      const end = matrix.starts[row + 1] as number;
      for (let at = matrix.starts[row] as number; at < end; at += 1) {
        const column = matrix.columns[at] as number;
        gradient[column] = (gradient[column] as number) + error * (matrix.values[at] as number);
      }
      gradient[group] = (gradient[group] as number) + error;
    });
    const intercepts = model.subarray(matrix.width);
    const middle = intercepts.reduce((sum, intercept) => sum + intercept, 0) / groupCount;
    for (let at = 0; at < model.length; at += 1) {
      const off = at < matrix.width ? (model[at] as number) : (model[at] as number) - middle;
      const penalty = at < matrix.width ? (penalties[at] as number) : groupPenalty;
      value += (penalty * off * off) / 2;
      gradient[at] = (gradient[at] as number) + penalty * off;
    }
    return value;
  };
  return minimise(loss, from, steps);
};
