// Which token of the one text stands for which of the other. Myers' greedy algorithm with a bound, and anchors on unique tokens beyond it.

const EDITS_MAX = 160;

interface Sides {
  before: readonly number[];
  after: readonly number[];
  /** For each after token the index of its before token, or -1. */
  match: Int32Array;
}

const unique = (ids: readonly number[], from: number, to: number): Map<number, number> => {
  const at = new Map<number, number>();
  for (let index = from; index < to; index += 1) {
    const id = ids[index] as number;
    at.set(id, at.has(id) ? -1 : index);
  }
  return at;
};

// The longest run of pairs that rises on both sides; `pairs` rises on the after side already.
const rising = (pairs: readonly [number, number][]): [number, number][] => {
  const tails: number[] = [];
  const previous = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([before], index) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] as number] as [number, number])[0] < before) low = middle + 1;
      else high = middle;
    }
    if (low > 0) previous[index] = tails[low - 1] as number;
    tails[low] = index;
  });
  const chain: [number, number][] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] as number)
    chain.push(pairs[index] as [number, number]);
  return chain.reverse();
};

/** Pairs the tokens along the path that ends at `x` and `y`, from its end back to its start. `history` has the reach before each edit. */
const pairAlong = (
  { before, after, match }: Sides,
  history: readonly Int32Array[],
  [b0, a0]: [number, number],
  [endX, endY]: [number, number],
): void => {
  let [x, y] = [endX, endY];
  for (let step = history.length - 1; step >= 0; step -= 1) {
    const past = history[step] as Int32Array;
    const diagonal = x - y;
    const at = (value: number): number => past[value + step + 1] as number;
    const wentDown = diagonal === -step || (diagonal !== step && at(diagonal - 1) < at(diagonal + 1));
    const lastDiagonal = wentDown ? diagonal + 1 : diagonal - 1;
    const lastX = step === 0 ? 0 : at(lastDiagonal);
    const lastY = step === 0 ? 0 : lastX - lastDiagonal;
    while (x > lastX && y > lastY && x > 0 && y > 0 && before[b0 + x - 1] === after[a0 + y - 1]) {
      x -= 1;
      y -= 1;
      match[a0 + y] = b0 + x;
    }
    x = lastX;
    y = lastY;
  }
};

/** Pairs the tokens of two ranges along the shortest script of edits; false where it has more than EDITS_MAX. */
const myers = (sides: Sides, b0: number, b1: number, a0: number, a1: number): boolean => {
  const { before, after } = sides;
  const n = b1 - b0;
  const m = a1 - a0;
  const max = Math.min(n + m, EDITS_MAX);
  const offset = max + 1;
  const reach = new Int32Array(2 * max + 3);
  const history: Int32Array[] = [];
  for (let edits = 0; edits <= max; edits += 1) {
    history.push(reach.slice(offset - edits - 1, offset + edits + 2));
    for (let k = -edits; k <= edits; k += 2) {
      const down =
        k === -edits || (k !== edits && (reach[offset + k - 1] as number) < (reach[offset + k + 1] as number));
      let x = down ? (reach[offset + k + 1] as number) : (reach[offset + k - 1] as number) + 1;
      let y = x - k;
      while (x < n && y < m && before[b0 + x] === after[a0 + y]) {
        x += 1;
        y += 1;
      }
      reach[offset + k] = x;
      if (x < n || y < m) continue;
      pairAlong(sides, history, [b0, a0], [x, y]);
      return true;
    }
  }
  return false;
};

/** The tokens that both ranges have once and in the same order, as pairs. */
const anchorsIn = (
  { before, after }: Sides,
  [b0, a0]: [number, number],
  [b1, a1]: [number, number],
): [number, number][] => {
  const there = unique(before, b0, b1);
  const pairs: [number, number][] = [];
  for (const [id, index] of unique(after, a0, a1)) {
    const partner = there.get(id);
    if (index >= 0 && partner !== undefined && partner >= 0) pairs.push([partner, index]);
  }
  return rising(pairs.sort((x, y) => x[1] - y[1]));
};

const solve = (sides: Sides, from: [number, number], to: [number, number], anchored: boolean): void => {
  const { before, after, match } = sides;
  let [b0, a0] = from;
  let [b1, a1] = to;
  while (b0 < b1 && a0 < a1 && before[b0] === after[a0]) {
    match[a0] = b0;
    b0 += 1;
    a0 += 1;
  }
  while (b0 < b1 && a0 < a1 && before[b1 - 1] === after[a1 - 1]) {
    b1 -= 1;
    a1 -= 1;
    match[a1] = b1;
  }
  if (b0 === b1 || a0 === a1 || myers(sides, b0, b1, a0, a1) || anchored) return;
  const end: [number, number] = [b1, a1];
  let last: [number, number] = [b0, a0];
  for (const pair of [...anchorsIn(sides, last, end), end]) {
    solve(sides, last, pair, true);
    if (pair[0] < b1 && pair[1] < a1) match[pair[1]] = pair[0];
    last = [pair[0] + 1, pair[1] + 1];
  }
};

/** For each token of `after` the index of the token of `before` that it keeps, or -1. Indexes rise. */
export const matchTokens = (before: readonly number[], after: readonly number[]): Int32Array => {
  const match = new Int32Array(after.length).fill(-1);
  solve({ before, after, match }, [0, 0], [before.length, after.length], false);
  return match;
};

/** A place where the two rows differ: half-open token ranges, either of which may be empty. */
export interface Hunk {
  before: [number, number];
  after: [number, number];
}

/** The differing places between matched tokens, in order. */
export const hunksOf = (match: Int32Array, beforeLength: number): Hunk[] => {
  const hunks: Hunk[] = [];
  let lastBefore = -1;
  let lastAfter = -1;
  for (let index = 0; index <= match.length; index += 1) {
    const partner = index === match.length ? beforeLength : (match[index] as number);
    if (partner < 0) continue;
    if (partner > lastBefore + 1 || index > lastAfter + 1) {
      hunks.push({ before: [lastBefore + 1, partner], after: [lastAfter + 1, index] });
    }
    lastBefore = partner;
    lastAfter = index;
  }
  return hunks;
};
