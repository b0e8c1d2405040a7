import type { Decision } from "../alignment/mix.ts";
import type { Passage } from "../alignment/passage.ts";
import { inlineDiff, opensWithMark, type Piece } from "./inline-diff.ts";
import type { Row } from "./rows.ts";

/** The stretches of a change that nobody has decided about; what is left out or added is one stretch. */
export const changePieces = ({ passage: { status, draft }, text, isSide }: Row): Piece[] => {
  if (status === "left-out" && text === "") return [];
  if (status === "left-out") return [{ kind: "removed", text: draft, at: 0 }];
  if (status === "new" || isSide) return [{ kind: "added", text, at: 0 }];
  return inlineDiff(draft, text);
};

/** Whether a sentence that moved is still read as the one it was: in other words it is another wording, and has no place to be looked for. */
export const readsAsMoved = ({ status, draft, result }: Passage): boolean => {
  const same = inlineDiff(draft, result).reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0);
  return status === "moved" && 2 * same >= Math.max(draft.length, result.length);
};

/**
 * What is read before a change: the result's gap, but nothing before a mark that is struck through right behind its word, and a
 * space before a word that is struck through where a mark comes in its place.
 */
export const gapShown = ({ kind, gap, passage, text, isSide }: Row, decision: Decision | undefined): string => {
  const { draft } = passage;
  const isStruck = kind === "change" && !isSide && decision === undefined && draft !== "";
  if (!isStruck || opensWithMark(draft) === opensWithMark(text)) return gap;
  if (opensWithMark(text)) return gap === "" && /^[\p{L}\p{N}]/u.test(draft) ? " " : gap;
  return gap.trim() === "" && !gap.includes("\n") ? "" : gap;
};
