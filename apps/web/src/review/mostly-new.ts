import { changePieces, reviewRows, type Alignment } from "@rewrite-service/review";

const NEW_MIN = 0.55;

/**
 * Whether most of a result is read as new: between struck words, it is hard to read. Where most of that waits for the writer, its
 * clean text would be the draft's.
 */
export const isMostlyNew = (alignment: Alignment): boolean => {
  let [all, added, held] = [0, 0, 0];
  for (const row of reviewRows(alignment, {})) {
    const pieces = row.kind === "change" ? changePieces(row) : [{ kind: "same", text: row.text }];
    for (const { kind, text } of pieces) {
      if (kind !== "removed") all += text.length;
      if (kind === "added") added += text.length;
      if (kind === "added" && row.passage.risks.length > 0) held += text.length;
    }
  }
  return added > NEW_MIN * all && 2 * held < added;
};
