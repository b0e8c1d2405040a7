import { chatArtefact } from "./chat-artefact.ts";
import { emDash } from "./em-dash.ts";
import { emptyOpeners } from "./empty-openers.ts";
import { inflatedPhrases } from "./inflated-phrases.ts";
import { longSentences } from "./long-sentences.ts";
import { notJust } from "./not-just.ts";
import { participleTail } from "./participle-tail.ts";
import { plainMarkup } from "./plain-markup.ts";
import { plainPhrases } from "./plain-phrases.ts";
import { pleasantries } from "./pleasantries.ts";
import { toldWords } from "./told-words.ts";
import type { Transform } from "./transform.ts";

/** Every transform, in the order in which they win a place that two want. */
export const transforms: readonly Transform[] = [
  chatArtefact,
  pleasantries,
  emptyOpeners,
  inflatedPhrases,
  notJust,
  participleTail,
  plainMarkup,
  toldWords,
  plainPhrases,
  emDash,
  longSentences,
];
