/** The value of what is to become small at a point; fills in its gradient there. */
export type Loss = (point: Float64Array, gradient: Float64Array) => number;

/** How many steps back the curvature is remembered. */
const MEMORY = 10;
const HALVINGS_MAX = 20;
/** The share of what the slope promises that a step has to keep. */
const KEPT = 1e-4;

const inner = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
};

const add = (to: Float64Array, what: Float64Array, times: number): void => {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] as number) + times * (what[at] as number);
};

interface Step {
  moved: Float64Array;
  turned: Float64Array;
  curvature: number;
}

/** The gradient times what the remembered steps say about the inverse of the curvature. */
const direct = (gradient: Float64Array, memory: readonly Step[]): Float64Array => {
  const direction = gradient.slice();
  const shares: number[] = [];
  for (const { moved, turned, curvature } of memory.toReversed()) {
    const share = inner(moved, direction) / curvature;
    shares.unshift(share);
    add(direction, turned, -share);
  }
  const last = memory.at(-1);
  const scale =
    last === undefined ? 1 / Math.sqrt(inner(gradient, gradient)) : last.curvature / inner(last.turned, last.turned);
  for (let at = 0; at < direction.length; at += 1) direction[at] = scale * (direction[at] as number);
  memory.forEach(({ moved, turned, curvature }, at) => {
    add(direction, moved, (shares[at] as number) - inner(turned, direction) / curvature);
  });
  return direction;
};

/** Where a smooth, convex loss is least, by limited-memory BFGS (Nocedal 1980) with halved steps; the same each time. */
export const minimise = (loss: Loss, from: Float64Array, steps: number): Float64Array => {
  let point = from;
  let gradient = new Float64Array(from.length);
  let value = loss(point, gradient);
  const memory: Step[] = [];
  for (let step = 0; step < steps; step += 1) {
    const direction = direct(gradient, memory);
    const slope = inner(gradient, direction);
    if (!(slope > 0)) break;
    let size = 1;
    let next = point;
    let nextGradient = gradient;
    let nextValue = Infinity;
    for (let halving = 0; halving < HALVINGS_MAX && !(nextValue <= value - KEPT * size * slope); halving += 1) {
      if (halving > 0) size /= 2;
      next = point.slice();
      add(next, direction, -size);
      nextGradient = new Float64Array(from.length);
      nextValue = loss(next, nextGradient);
    }
    if (!(nextValue < value)) break;
    const moved = next.slice();
    add(moved, point, -1);
    const turned = nextGradient.slice();
    add(turned, gradient, -1);
    const curvature = inner(moved, turned);
    if (curvature > 0) memory.push({ moved, turned, curvature });
    if (memory.length > MEMORY) memory.shift();
    [point, gradient, value] = [next, nextGradient, nextValue];
  }
  return point;
};
