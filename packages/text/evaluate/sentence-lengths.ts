import { sentences } from "../src/document/sentences.ts";

const SENTENCES_MIN = 5;

/** The deviation of the sentence lengths of a text over their mean, in words; null under five sentences. */
export const sentenceLengthSpread = (text: string): number | null => {
  const lengths = sentences(text).map(({ start, end }) => text.slice(start, end).trim().split(/\s+/).length);
  if (lengths.length < SENTENCES_MIN) return null;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  return Math.sqrt(variance) / mean;
};
