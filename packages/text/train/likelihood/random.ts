/** Uniform numbers in [0, 1), the same for the same seed (mulberry32). */
export type Random = () => number;

export const randomOf = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
};

/** Shuffles in place (Fisher–Yates). */
export const shuffle = <Item>(items: Item[], random: Random): Item[] => {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const held = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = held;
  }
  return items;
};
