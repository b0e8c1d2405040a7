import { sentences } from "@rewrite-service/text";

const ENDED = /[.!?…:]["'”’)\]*_]*$/u;

/** A text that ended early, up to the end of its last whole sentence or line; "" where it has none. */
export const wholeSentences = (text: string): string => {
  const all = sentences(text);
  const last = all.at(-1);
  if (last === undefined) return "";
  const isWhole = ENDED.test(text.slice(last.start, last.end)) || text.slice(last.end).includes("\n");
  const kept = isWhole ? last : all.at(-2);
  return kept === undefined ? "" : text.slice(0, kept.end);
};
