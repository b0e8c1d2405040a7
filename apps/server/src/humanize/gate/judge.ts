import { createWitness, type Unbacked } from "@rewrite-service/text";

/** A hard fact in a rewrite that no text of the writer supports. */
export type Finding = Unbacked;

/**
 * What in `text` must not pass, where it ends behind `from`. `text` may be a stretch of a rewrite that starts at a line or
 * a word.
 */
export type Judge = (text: string, from?: number) => Finding[];

/**
 * Builds the judge of one rewrite. `sources` are what the writer wrote: the text, the spans, the template, the sign-off.
 */
export const createJudge = (sources: readonly string[]): Judge => {
  // The sources are read at the first question, while the provider thinks.
  let witness: Judge | null = null;
  return (text, from) => (witness ??= createWitness(sources))(text, from);
};
