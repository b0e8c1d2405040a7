import { inlineDiff, type Piece } from "./inline-diff.ts";
import type { Row } from "./rows.ts";

/** The stretches of a change that nobody has decided about; what is left out or added is one stretch. */
export const changePieces = ({ passage: { status, draft }, text, isSide }: Row): Piece[] => {
  if (status === "left-out") return [{ kind: "removed", text: draft, at: 0 }];
  if (status === "new" || isSide) return [{ kind: "added", text, at: 0 }];
  return inlineDiff(draft, text);
};
