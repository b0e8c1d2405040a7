import { emDash } from "./em-dash.ts";
import { emptyOpeners } from "./empty-openers.ts";
import { fixableTells } from "./fixable-tells.ts";
import { plainPhrases } from "./plain-phrases.ts";
import { pleasantries } from "./pleasantries.ts";
import type { Transform } from "./transform.ts";

/** Every transform, in the order in which they run. */
export const transforms: readonly Transform[] = [pleasantries, emptyOpeners, fixableTells, plainPhrases, emDash];
