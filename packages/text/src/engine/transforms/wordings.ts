import { wordingEdits } from "../wording-edits.ts";
import { denseIndex, wordingIndex } from "../wording-tables.ts";
import type { Transform } from "./transform.ts";

/** So many tells make a text one in which wordy words are changed too. */
const DENSE_MIN = 3;

/** Wordings in plainer ones, from the tables of `wordings/`. What the checker does not mind is mostly not touched. */
export const wordings: Transform = {
  name: "wordings",
  edits: (draft) => wordingEdits(draft, draft.tells.length < DENSE_MIN ? wordingIndex() : denseIndex()),
};
