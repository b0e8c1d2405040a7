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

const RATE = 0.08;

/** Weights of a logistic regression with one intercept for each group; full batches of Adam, so the same each time. */
export const fitLogistic = (matrix: Sparse, rows: readonly number[], options: FitOptions): Float64Array => {
  const { labels, weights, groups, groupCount, penalties, steps } = options;
  const size = matrix.width + groupCount;
  const model = new Float64Array(size);
  const gradient = new Float64Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const total = rows.reduce((sum, row) => sum + (weights[row] as number), 0);
  for (let step = 1; step <= steps; step += 1) {
    gradient.fill(0);
    for (const row of rows) {
      const group = matrix.width + (groups[row] as number);
      const predicted = 1 / (1 + Math.exp(-dot(matrix, row, model) - (model[group] as number)));
      const error = (((labels[row] as number) - predicted) * (weights[row] as number)) / total;
      const end = matrix.starts[row + 1] as number;
      for (let at = matrix.starts[row] as number; at < end; at += 1) {
        const column = matrix.columns[at] as number;
        gradient[column] = (gradient[column] as number) + error * (matrix.values[at] as number);
      }
      gradient[group] = (gradient[group] as number) + error;
    }
    const rate = RATE * Math.min(1, 2 * (1 - step / (steps + 1)));
    for (let at = 0; at < size; at += 1) {
      const slope = (gradient[at] as number) - (penalties[at] ?? 0) * (model[at] as number);
      first[at] = 0.9 * (first[at] as number) + 0.1 * slope;
      second[at] = 0.999 * (second[at] as number) + 0.001 * slope * slope;
      const unbiased = (first[at] as number) / (1 - 0.9 ** step);
      const spread = Math.sqrt((second[at] as number) / (1 - 0.999 ** step));
      model[at] = (model[at] as number) + (rate * unbiased) / (spread + 1e-9);
    }
  }
  return model;
};
