import type { Span } from "@rewrite-service/text";

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

const SMALL_WORD = /^\p{Ll}+(?![\p{L}\p{N}_@/:.])/u;
const BEHIND_WORD = /[\p{L}\p{N},] $/u;

/**
 * Whether the draft's words stand amid a line and begin small, and the result has others there that begin with a capital.
 * Where the words are the same, the capital is the change, and the writer may not want it.
 */
export const isFromAmid = (before: string, [first]: readonly Span[], draft: string, result: string): boolean =>
  first !== undefined &&
  SMALL_WORD.test(draft) &&
  /^\p{Lu}/u.test(result) &&
  BEHIND_WORD.test(before.slice(Math.max(0, first.start - 2), first.start)) &&
  lettersOf(draft) !== lettersOf(result);
