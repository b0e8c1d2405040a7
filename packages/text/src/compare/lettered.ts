import type { Fact } from "../facts/fact.ts";

/** "12A" and "7C": a figure with a letter of its own, which may stand for something else too. */
export const isLettered = ({ text }: Pick<Fact, "text">): boolean => /^\d{1,4}[A-Z]$/.test(text);

/** Whether a text has the figure of one with another letter, "12B" for "12A", and the letter nowhere by itself. */
export const isRelettered = (fact: Pick<Fact, "text">, whole: string): boolean => {
  const has = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(whole);
  return isLettered(fact) && has(`${fact.text.slice(0, -1)}[A-Z]`) && !has(fact.text.slice(-1));
};
