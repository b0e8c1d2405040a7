import { sentences } from "../src/document/sentences.ts";
import { mean } from "./statistics.ts";

const SENTENCES_MIN = 5;

/** The deviation of the sentence lengths of a text over their mean, in words; null under five sentences. */
export const sentenceLengthSpread = (text: string): number | null => {
  const lengths = sentences(text).map(({ start, end }) => text.slice(start, end).trim().split(/\s+/).length);
  if (lengths.length < SENTENCES_MIN) return null;
  const usual = mean(lengths);
  return Math.sqrt(mean(lengths.map((length) => (length - usual) ** 2))) / usual;
};
