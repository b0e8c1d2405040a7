import type { MovedHabit } from "./habits-moved.ts";

/** Which way a text went: closer to the voice, farther from it, or neither. */
export type Way = "nearer" | "farther" | "level";

/** The way by the distances before and after. */
export const wayOf = ({ before, after }: { before: number; after: number }): Way => {
  if (before.toFixed(2) === after.toFixed(2)) return "level";
  return after < before ? "nearer" : "farther";
};

/** The way that is said over the habits: none, where more of them went the other way. */
export const saidWay = (way: Way, habits: readonly Pick<MovedHabit, "nearer">[]): Way => {
  const closer = habits.filter(({ nearer }) => nearer).length;
  const further = habits.length - closer;
  const isOdd = way === "nearer" ? further > closer : closer > further;
  return isOdd ? "level" : way;
};
