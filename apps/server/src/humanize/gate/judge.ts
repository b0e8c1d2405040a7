import { createWitness, type ReadText, type Unbacked, type Witness } from "@rewrite-service/text";

/** A hard fact in a rewrite that no text of the writer supports. */
export type Finding = Unbacked;

/**
 * What in `text` must not pass, where it ends behind `from` and begins before `until`. `text` may be a stretch of a rewrite
 * that starts at a line or a word.
 */
export type Judge = Witness;

/**
 * Builds the judge of one rewrite. `sources` are what the writer wrote: the text, the spans, the template, the sign-off.
 */
export const createJudge = (sources: readonly (string | ReadText)[]): Judge => createWitness(sources);
