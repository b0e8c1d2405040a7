import type { Brief } from "../providers/brief.ts";

/**
 * The price of a finished rewrite: the whole hold, or nothing if it is what the caller has. That is the draft where the built-in
 * engine wrote it, and for `vary` and `closer` the previous rewrite; a model that added notes to that has answered something.
 */
export const unitsDue = (
  held: number,
  callsModel: boolean,
  { text, mode, previousRewrite }: Pick<Brief, "text" | "mode" | "previousRewrite">,
  { text: rewrite, notes }: { text: string; notes: string },
): number => {
  const startsFromIt = mode === "vary" || mode === "closer";
  const previous = startsFromIt && (!callsModel || notes === "") ? previousRewrite : null;
  const had = [...(callsModel ? [] : [text]), ...(previous === null ? [] : [previous])];
  return had.some((one) => one.trim() === rewrite.trim()) ? 0 : held;
};

const TOKENS_FLOOR = 512;
const TOKENS_MAX = 32_000;

/**
 * The hard cap on a model's answer, in tokens. English is about four characters a token; one token for a character and a
 * half leaves room for scripts that need more, and notes may grow when they become prose.
 */
export const outputTokensMax = (characters: number, grows: boolean): number =>
  Math.min(TOKENS_MAX, TOKENS_FLOOR + Math.ceil(characters * (grows ? 2 : 0.7)));

/** Our own count, for providers that give none: four UTF-16 units a token. */
export const estimateTokens = (characters: number): number => Math.ceil(characters / 4);
