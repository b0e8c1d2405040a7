import { countWords } from "../editor/count-words.ts";
import { resultWords } from "../words/result.ts";
import type { ResultVersion } from "./result-history.ts";

/** What there is to say where a text is not shorter, or longer, than its draft as it was asked to be; null where it is. */
export const lengthLine = (
  { source: { text: draft, fromNotes, request }, partial }: ResultVersion,
  text: string,
): string | null => {
  const { length } = request;
  // Notes are shorter than any message.
  if ((length !== "shorter" && length !== "longer") || fromNotes || partial || text.trim() === draft.trim())
    return null;
  const [now, was] = [countWords(text), countWords(draft)];
  return (length === "shorter" ? now < was : now > was) ? null : resultWords.notLength(length, now, was);
};
