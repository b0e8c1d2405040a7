import type { Mode } from "@rewrite-service/contract";
import type { RegisterId, Speller, VoiceHabits } from "@rewrite-service/text";
import type { Brief } from "../providers/brief.ts";
import type { BuiltinAnswer } from "../providers/builtin.ts";
import { maskDraft } from "./gate/placeholders.ts";

/** The part of the text library that rewrites without a model. */
export type Rewrite = (input: {
  text: string;
  register: RegisterId;
  mode: Mode;
  fromNotes?: boolean;
  previousRewrite?: string;
  protectedSpans?: readonly string[];
  voice?: VoiceHabits | null;
  speller?: Speller | undefined;
}) => { text: string; notes: readonly string[] };

const LEFT_ALONE = "The text is unchanged: rewriting it would have broken a quotation, link or code in it.";

const TEMPLATE_NOTE =
  "Without an AI model, template instructions aren't followed. Only the template's kind of message was used.";

const LENGTH_NOTE = "Without an AI model, the length can't be changed.";

/** The engine's text if it has everything that the gate requires; otherwise the draft, which has. */
export const builtinAnswer =
  (rewrite: Rewrite, speller?: Speller) =>
  (brief: Brief): BuiltinAnswer => {
    const { text, register, mode, fromNotes, previousRewrite } = brief;
    const kept = maskDraft(text, brief.protectedSpans, []).required.map((span) => span.text);
    const answer = rewrite({
      text,
      register,
      mode,
      fromNotes,
      protectedSpans: kept,
      voice: brief.voice?.habits ?? null,
      speller,
      ...(previousRewrite === null ? {} : { previousRewrite }),
    });
    const { text: written, notes } = kept.every((span) => answer.text.includes(span))
      ? answer
      : { text, notes: [LEFT_ALONE] };
    const changesLength = brief.length === "shorter" || brief.length === "longer";
    return {
      text: written,
      notes: [...notes, ...(brief.template === null ? [] : [TEMPLATE_NOTE]), ...(changesLength ? [LENGTH_NOTE] : [])],
    };
  };
