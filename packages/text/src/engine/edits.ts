import { overlaps, type Span } from "../document/span.ts";

/** A replacement of a range; an empty `insert` cuts it. */
export interface Edit extends Span {
  insert: string;
}

const isSpace = (unit: string | undefined): boolean => unit === " " || unit === "\t";

/** Widens a cut so that it leaves one space where two would meet, and none at the edge of a line. */
const tidied = (text: string, edit: Edit): Edit => {
  if (edit.insert !== "") return edit;
  const before = text[edit.start - 1];
  const after = text[edit.end];
  const atLineStart = before === undefined || before === "\n";
  if (isSpace(after) && (atLineStart || isSpace(before))) return { ...edit, end: edit.end + 1 };
  const atLineEnd = after === undefined || after === "\n" || /[.,;:!?]/.test(after);
  return atLineEnd && isSpace(before) ? { ...edit, start: edit.start - 1 } : edit;
};

/** Whether a cut leaves a lower-case letter where a sentence starts. */
const startsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?]["”’)]?\s+|\n\s*(?:[-*•]\s+)?)$/.test(text.slice(Math.max(0, at - 8), at));

/** Applies edits that do not touch one another or a guarded range; the others are left out. */
export const applyEdits = (text: string, edits: readonly Edit[], guards: readonly Span[]): string => {
  let result = "";
  let at = 0;
  for (const raw of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (guards.some((guard) => overlaps(guard, raw))) continue;
    const edit = tidied(text, raw);
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.insert;
    at = edit.end;
    const next = text[at];
    if (edit.insert === "" && next !== undefined && /\p{Ll}/u.test(next) && startsSentence(text, raw.start)) {
      result += next.toUpperCase();
      at += 1;
    }
  }
  return result + text.slice(at);
};
