import { overlaps, type Span } from "../document/span.ts";

/** A replacement of a range; an empty `insert` cuts it. */
export interface Edit extends Span {
  insert: string;
}

/** Edits for every match of a global pattern. `insert` gives the text in its place, or null to leave it. */
export const editsOf = (text: string, pattern: RegExp, insert: (match: RegExpExecArray) => string | null): Edit[] => {
  const edits: Edit[] = [];
  // A loop of its own: `matchAll` makes a new expression of the pattern for every text.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const replacement = insert(match);
    const end = match.index + match[0].length;
    if (replacement !== null && replacement !== match[0]) edits.push({ start: match.index, end, insert: replacement });
    // Between the halves of a character a pattern with the flag u would find the same place again, without end.
    if (end === match.index) pattern.lastIndex = end + ((text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1);
  }
  return edits;
};

/** The edits that touch neither one another nor a guarded range, in order; of two that touch, the first stays. */
export const apart = <E extends Edit>(edits: readonly E[], guards: readonly Span[]): E[] => {
  const kept: E[] = [];
  let guard = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    while (guard < guards.length && (guards[guard] as Span).end <= edit.start) guard += 1;
    const next = guards[guard];
    if (next !== undefined && (overlaps(next, edit) || (next.start < edit.start && edit.start < next.end))) continue;
    if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit);
  }
  return kept;
};

/** A text with edits that stand apart and in order. */
export const applied = (text: string, edits: readonly Edit[]): string => {
  // Pieces that are joined at the end are one flat string, which every later reading of it is the faster for.
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, insert } of edits) {
    pieces.push(text.slice(at, start), insert);
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces.join("");
};
