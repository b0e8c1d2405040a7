import { wordingEdits } from "../wording-edits.ts";
import { contractionEdits } from "../contractions.ts";
import { casualIndex } from "../wording-tables.ts";
import type { Transform } from "./transform.ts";

/** In a chat: contractions, and the words of talk for those of letters. */
export const chatWords: Transform = {
  name: "chat-words",
  edits: (draft) =>
    draft.register === "slack"
      ? [...wordingEdits({ ...draft, tells: [] }, casualIndex()), ...contractionEdits(draft.text, true, [])]
      : [],
};
