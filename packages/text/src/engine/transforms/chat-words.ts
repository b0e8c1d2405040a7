import { wordingEdits } from "../wording-edits.ts";
import { once } from "../../document/once.ts";
import { contractionEdits } from "../contractions.ts";
import { indexWordings } from "../wording-index.ts";
import { tableOf } from "../wording-rows.ts";
import { casual } from "../wordings/casual.ts";
import type { Transform } from "./transform.ts";

const index = once(() => indexWordings([tableOf(casual, "always")]));

/** In a chat: contractions, and the words of talk for those of letters. */
export const chatWords: Transform = {
  name: "chat-words",
  edits: ({ text, register }) =>
    register === "slack" ? [...wordingEdits(text, index(), []), ...contractionEdits(text, true, [])] : [],
};
