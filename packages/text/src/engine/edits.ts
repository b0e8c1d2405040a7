import type { Span } from "../document/span.ts";

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

const CONSONANT_SOUND = /^(?:u(?:s[aeiu]|ni|til)|eu|one\b|once\b)/i;
const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|honou?r|heir)/i;

/** Units that tell the article at the end of a text. */
const ARTICLE_MAX = 4;

/** The text so far with its last article fitted to the word that comes next. */
const withArticle = (result: string, next: string): string => {
  const article = /(?:^|[\s("“])(an?) $/i.exec(result.slice(-ARTICLE_MAX))?.[1];
  if (article === undefined || !/^\p{L}/u.test(next)) return result;
  const fitting = VOWEL_SOUND.test(next) && !CONSONANT_SOUND.test(next) ? "an" : "a";
  if (article.toLowerCase() === fitting) return result;
  return result.slice(0, -1 - article.length) + article.charAt(0) + fitting.slice(1) + " ";
};

/**
 * Applies edits that touch neither one another nor a guarded range; the others are left out. `guards` come in
 * order and without overlap. Articles before a changed word are fitted to it.
 */
export const applyEdits = (text: string, edits: readonly Edit[], guards: readonly Span[]): string => {
  // Pieces that are joined at the end are one flat string, which every later reading of it is the faster for.
  const pieces: string[] = [];
  let at = 0;
  let guard = 0;
  for (const raw of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const edit = tidied(text, raw);
    while (guard < guards.length && (guards[guard] as Span).end <= raw.start) guard += 1;
    if (edit.start < at || (guards[guard]?.start ?? text.length) < raw.end) continue;
    let kept = text.slice(at, edit.start);
    // An article may stand in the piece before.
    while (kept.length < ARTICLE_MAX && pieces.length > 0) kept = (pieces.pop() as string) + kept;
    // What lies before it stays a piece of its own, so that no piece grows with the text.
    if (kept.length > ARTICLE_MAX) {
      pieces.push(kept.slice(0, -ARTICLE_MAX));
      kept = kept.slice(-ARTICLE_MAX);
    }
    at = edit.end;
    pieces.push(withArticle(kept, edit.insert === "" ? text.slice(at, at + 8) : edit.insert), edit.insert);
    const next = text[at];
    if (edit.insert === "" && next !== undefined && /\p{Ll}/u.test(next) && startsSentence(text, raw.start)) {
      pieces.push(next.toUpperCase());
      at += 1;
    }
  }
  pieces.push(text.slice(at));
  return pieces.join("");
};
