import type { Draft } from "../draft.ts";
import type { Span } from "../../document/span.ts";
import type { Edit } from "../edits.ts";

/** A safe change of wording. It sees the whole text and proposes edits; the engine applies those that keep every fact. */
export interface Transform {
  name: string;
  edits(draft: Draft): Edit[];
}

/** Those sentences, in order as they come, in which one of the places stands. */
export const sentencesWith = <Sentence extends Span>(
  sentences: readonly Sentence[],
  places: readonly number[],
): Sentence[] => {
  let next = 0;
  return sentences.filter(({ start, end }) => {
    while ((places[next] ?? end) < start) next += 1;
    return (places[next] ?? end) < end;
  });
};

/** Words of a text, as its white space parts them. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/** Edits for every match of a global pattern. `insert` gives the text in its place, or null to leave it. */
export const editsOf = (text: string, pattern: RegExp, insert: (match: RegExpExecArray) => string | null): Edit[] => {
  const edits: Edit[] = [];
  // A loop of its own: `matchAll` makes a new expression of the pattern for every text.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const replacement = insert(match);
    const end = match.index + match[0].length;
    if (replacement !== null) edits.push({ start: match.index, end, insert: replacement });
    // Between the halves of a character a pattern with the flag u would find the same place again, without end.
    if (end === match.index) pattern.lastIndex = end + ((text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1);
  }
  return edits;
};
