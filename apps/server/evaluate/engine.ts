import { engineRow } from "../../../packages/text/evaluate/engine.ts";
import { openSpeller } from "../src/providers/spelling/open.ts";

/** As the text library does it, with the server's list of words. */
export const evaluateRow = engineRow(openSpeller());
