import { setImmediate as turn } from "node:timers/promises";
import { notesBlock, type Mode } from "@rewrite-service/contract";
import { sentences, type RegisterId, type VoiceHabits } from "@rewrite-service/text";
import type { Brief } from "./brief.ts";
import { maskDraft } from "../humanize/gate/placeholders.ts";
import type { Part, Provider } from "./provider.ts";

/** The part of the text library that rewrites without a model. */
export type Rewrite = (input: {
  text: string;
  register: RegisterId;
  mode: Mode;
  fromNotes?: boolean;
  previousRewrite?: string;
  protectedSpans?: readonly string[];
  voice?: VoiceHabits | null;
}) => { text: string; notes: readonly string[] };

/** The built-in engine as a provider: no model, no key, no network. It reads the brief and gives sentence by sentence. */
export const builtin = (rewrite: Rewrite): Provider => ({
  name: "builtin",
  async *stream({ brief }, signal): AsyncGenerator<Part, void, undefined> {
    // Several rewrites that start together take turns instead of holding the loop in one go.
    await turn(undefined, { signal });
    const { text, notes } = rewritten(rewrite, brief);
    for (const piece of piecesOf(text)) {
      signal.throwIfAborted();
      yield { type: "text", text: piece };
    }
    if (notes.length > 0) yield { type: "text", text: notesBlock(notes) };
  },
});

const LEFT_ALONE =
  "The text holds quotations, links or code that could not be kept whole otherwise, so it is as you wrote it.";

const TEMPLATE_NOTE =
  "The built-in engine follows no instructions: of your template it took the kind of message alone.";

const LENGTH_NOTE = "The built-in engine does not change the length.";

/** The engine's text where it holds all that the gate will ask for; else the draft, which does. */
const rewritten = (rewrite: Rewrite, brief: Brief): ReturnType<Rewrite> => {
  const { text, register, mode, fromNotes, previousRewrite } = brief;
  const kept = maskDraft(text, brief.protectedSpans, []).required.map((span) => span.text);
  const answer = rewrite({
    text,
    register,
    mode,
    fromNotes,
    protectedSpans: kept,
    voice: brief.voice?.habits ?? null,
    ...(previousRewrite === null ? {} : { previousRewrite }),
  });
  const { text: written, notes } = kept.every((span) => answer.text.includes(span))
    ? answer
    : { text, notes: [LEFT_ALONE] };
  return {
    text: written,
    notes: [
      ...notes,
      ...(brief.template === null ? [] : [TEMPLATE_NOTE]),
      ...(brief.length === null || brief.length === "same" ? [] : [LENGTH_NOTE]),
    ],
  };
};

/** The whole text, cut where sentences start. */
const piecesOf = (text: string): string[] => {
  const cuts = [0, ...sentences(text).map(({ start }) => start), text.length];
  return cuts
    .slice(1)
    .map((end, index) => text.slice(cuts[index], end))
    .filter((piece) => piece !== "");
};
