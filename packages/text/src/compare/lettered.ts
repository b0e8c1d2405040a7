import type { Fact } from "../facts/fact.ts";

type Written = Pick<Fact, "text">;

/** "12A" and "7C": a figure with a letter of its own, which may stand for something else too. */
const LETTERED = /^(\d{1,4})([A-Z])$/;

export const isLettered = ({ text }: Written): boolean => LETTERED.test(text);

/** Whether a text has the figure of one with another letter, "12B" for "12A", and the letter nowhere by itself. */
export const isRelettered = ({ text }: Written, whole: string): boolean => {
  const [, figure, letter] = LETTERED.exec(text) ?? [];
  return (
    figure !== undefined &&
    new RegExp(`(?<![\\p{L}\\d.,])${figure}[A-Z](?![\\p{L}\\d])`, "u").test(whole) &&
    !new RegExp(`(?<![\\p{L}\\d])${letter}(?!\\p{L})`, "u").test(whole)
  );
};
