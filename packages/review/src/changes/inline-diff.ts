import type { Span } from "@rewrite-service/text";
import { rawHunks, type RawHunk } from "../alignment/raw-difference.ts";

/** A stretch of a sentence as it is read in review; `at` is where it stands in the writer's sentence or in the rewrite's. */
export interface Piece {
  kind: "same" | "removed" | "added";
  text: string;
  /** UTF-16 offset in the draft's sentence for what is removed, else in the result's. */
  at: number;
}

// Two changes with next to nothing between them are read as one.
const BETWEEN_MAX = 3;
// Where less than this of the shorter sentence is common to both, each is shown whole.
const COMMON_MIN = 0.35;

/** Where two sentences differ, and what has next to nothing between it as one: "thurs 3 dec" for "Thursday, 3 December". */
export const joinedHunks = (before: string, after: string): RawHunk[] => {
  const out: RawHunk[] = [];
  for (const hunk of rawHunks(before, after)) {
    const last = out.at(-1);
    const between = last === undefined ? "" : after.slice(last.after.end, hunk.after.start).trim();
    // The end of a sentence parts them.
    if (last === undefined || between.length > BETWEEN_MAX || /[.!?]$/.test(between)) out.push(hunk);
    else
      out[out.length - 1] = {
        before: { start: last.before.start, end: hunk.before.end },
        after: { start: last.after.start, end: hunk.after.end },
      };
  }
  return out;
};

const whole = (before: string, after: string): RawHunk[] => [
  { before: { start: 0, end: before.length }, after: { start: 0, end: after.length } },
];

/** Whether two stretches without a space between them would be read as one word. */
const isWordEdge = (left: string, right: string): boolean =>
  /[\p{L}\p{N}.,;:!?…)\]”"]$/u.test(left) && /^[\p{L}\p{N}([“]/u.test(right);

/** Whether a text begins with a mark that is written right behind a word. */
export const opensWithMark = (text: string): boolean => /^[.,;:!?…)\]”]/u.test(text);

/** Where two sentences differ as it is read: what has next to nothing between it is one, and so is another wording. */
export const hunksShown = (before: string, after: string): RawHunk[] => {
  const hunks = joinedHunks(before, after);
  const changed = hunks.reduce((sum, hunk) => sum + hunk.after.end - hunk.after.start, 0);
  const removed = hunks.reduce((sum, hunk) => sum + hunk.before.end - hunk.before.start, 0);
  const shorter = Math.min(before.length, after.length);
  const common = Math.min(after.length - changed, before.length - removed);
  return common < COMMON_MIN * shorter ? whole(before, after) : hunks;
};

/**
 * Both wordings of a sentence as one text: what stays once, what goes and what comes where it stands. With what is removed
 * taken away it reads as the result does, with what is added taken away as the draft does, but for spaces.
 */
export const inlineDiff = (before: string, after: string): Piece[] => {
  const pieces: Piece[] = [];
  const push = (kind: Piece["kind"], text: string, at: number): void => {
    if (text !== "") pieces.push({ kind, text, at });
  };
  // Spaces at the edge of a change are not struck through; they stand before `place` in the result.
  const pushChange = (kind: "removed" | "added", text: string, span: Span, place: number): void => {
    const own = text.slice(span.start, span.end);
    const lead = own.length - own.trimStart().length;
    const last = pieces.at(-1);
    // What comes in the place of something stands apart from it.
    const parted = lead === 0 && last?.kind === "removed" && own !== "" && !opensWithMark(own);
    // The space between them is none of the result: a fact that begins behind it, which does not wrap, does not begin with it.
    if (parted) push("same", " ", place - 1);
    else push("same", own.slice(0, lead), place);
    push(kind, own.slice(lead), span.start + lead);
  };
  const pushSame = (text: string, at: number): void => {
    const last = pieces.at(-1);
    if (last?.kind === "removed" && isWordEdge(last.text, text)) push("same", " ", at - 1);
    push("same", text, at);
  };
  let at = 0;
  for (const hunk of hunksShown(before, after)) {
    pushSame(after.slice(at, hunk.after.start), at);
    pushChange("removed", before, hunk.before, hunk.after.start);
    pushChange("added", after, hunk.after, hunk.after.start);
    at = hunk.after.end;
  }
  pushSame(after.slice(at), at);
  return pieces;
};
