import { setImmediate as turn } from "node:timers/promises";
import { notesBlock } from "@rewrite-service/contract";
import { sentences } from "@rewrite-service/text";
import type { Brief } from "./brief.ts";
import type { Part, Provider } from "./provider.ts";

/** The built-in engine's answer to a brief. */
export interface BuiltinAnswer {
  text: string;
  notes: readonly string[];
}

/** The built-in engine as a provider: no model, no key, no network. It reads the brief and gives sentence by sentence. */
export const builtin = (answerTo: (brief: Brief) => BuiltinAnswer): Provider => ({
  name: "builtin",
  callsModel: false,
  async *stream({ brief }, signal): AsyncGenerator<Part, void, undefined> {
    // Several rewrites that start together take turns instead of holding the loop in one go.
    await turn(undefined, { signal });
    const { text, notes } = answerTo(brief);
    for (const piece of piecesOf(text)) {
      signal.throwIfAborted();
      yield { type: "text", text: piece };
    }
    if (notes.length > 0) yield { type: "text", text: notesBlock(notes) };
  },
});

/** The whole text, cut where sentences start. */
const piecesOf = (text: string): string[] => {
  const cuts = [0, ...sentences(text).map(({ start }) => start), text.length];
  return cuts
    .slice(1)
    .map((end, index) => text.slice(cuts[index], end))
    .filter((piece) => piece !== "");
};
