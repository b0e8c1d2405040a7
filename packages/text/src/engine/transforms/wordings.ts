import { wordingEdits } from "../wording-edits.ts";
import { wordingIndex } from "../wordings/index.ts";
import type { Transform } from "./transform.ts";

/** Wordings in plainer ones, from the tables of `wordings/`. What the checker does not mind is mostly not touched. */
export const wordings: Transform = {
  name: "wordings",
  edits: (draft) => wordingEdits(draft, wordingIndex()),
};
