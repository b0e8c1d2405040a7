/** Area under the ROC curve of scores where a machine's should be the higher; ties count half. NaN when one side is empty. */
export const auc = (human: readonly number[], machine: readonly number[]): number => {
  const all = [...human.map((score) => ({ score, machine: 0 })), ...machine.map((score) => ({ score, machine: 1 }))];
  all.sort((a, b) => a.score - b.score);
  let ranks = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]?.score === all[from]?.score) to += 1;
    for (let at = from; at < to; at += 1) if (all[at]?.machine === 1) ranks += (from + to + 1) / 2;
    from = to;
  }
  return (ranks - (machine.length * (machine.length + 1)) / 2) / (human.length * machine.length);
};

/** The lowest threshold at which no more than `share` of the human scores lie at or above it. */
export const thresholdAt = (human: readonly number[], share: number): number => {
  const sorted = [...human].sort((a, b) => b - a);
  const allowed = Math.floor(share * sorted.length);
  return (sorted[allowed] ?? 0) + 1e-9;
};

export const shareAt = (scores: readonly number[], threshold: number): number =>
  scores.length === 0 ? Number.NaN : scores.filter((score) => score >= threshold).length / scores.length;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
