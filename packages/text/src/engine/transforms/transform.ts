import type { Draft } from "../draft.ts";
import type { Edit } from "../edits.ts";

/** A safe change of wording. It sees the whole text and proposes edits; the engine applies those that keep every fact. */
export interface Transform {
  name: string;
  edits(draft: Draft): Edit[];
}

/** Edits for every match of a pattern. `insert` gives the text in its place, or null to leave it. */
export const editsOf = (text: string, pattern: RegExp, insert: (match: RegExpExecArray) => string | null): Edit[] => {
  const edits: Edit[] = [];
  for (const match of text.matchAll(pattern)) {
    const replacement = insert(match);
    if (replacement !== null)
      edits.push({ start: match.index, end: match.index + match[0].length, insert: replacement });
  }
  return edits;
};
