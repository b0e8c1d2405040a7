import { setTimeout as sleep } from "node:timers/promises";

const STILL_MS = 300;

/** What a count is once it has not changed for a while, or where it is when it has passed `max`. */
export const countAtRest = async (count: () => number, max: number): Promise<number> => {
  for (let last = 0; count() < max && (last === 0 || last !== count());) {
    last = count();
    await sleep(STILL_MS);
  }
  return count();
};
