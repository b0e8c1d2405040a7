import { byDoing } from "./by-doing.ts";
import { chatArtefact } from "./chat-artefact.ts";
import { chatWords } from "./chat-words.ts";
import { commaSplice } from "./comma-splice.ts";
import { dashes } from "./dashes.ts";
import { longSentences } from "./long-sentences.ts";
import { notJust } from "./not-just.ts";
import { participleTail } from "./participle-tail.ts";
import { plainAsks } from "./plain-asks.ts";
import { plainMarkup } from "./plain-markup.ts";
import { slots } from "./slots.ts";
import { formulaSentences } from "./formula-sentences.ts";
import { triad } from "./triad.ts";
import { wordings } from "./wordings.ts";
import type { Transform } from "./transform.ts";

/** Every transform, in the order in which they win a place that two want. */
export const transforms: readonly Transform[] = [
  chatArtefact,
  formulaSentences,
  plainAsks,
  byDoing,
  wordings,
  notJust,
  participleTail,
  plainMarkup,
  dashes,
  commaSplice,
  triad,
  slots,
  longSentences,
  chatWords,
];
