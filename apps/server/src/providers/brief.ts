import type { Mode } from "@rewrite-service/contract";
import type { RegisterId, VoiceHabits } from "@rewrite-service/text";

/** What a rewrite is asked to do, once template, voice and tier are resolved. */
export interface Brief {
  text: string;
  register: RegisterId;
  mode: Mode;
  /** Whether `text` is notes; true for `expand` whatever the request said. */
  fromNotes: boolean;
  /** What `vary` and `closer` start from. It is not a source of facts. */
  previousRewrite: string | null;
  protectedSpans: readonly string[];
  tier: "standard" | "fast";
  /** Against the text that was given; null leaves it to the kind of message. */
  length: "shorter" | "same" | "longer" | null;
  template: { name: string; instructions: string } | null;
  voice: {
    name: string;
    guidance: readonly string[];
    signOff: string | null;
    /** Short samples of the writer's own, their facts masked. */
    samples: readonly string[];
    /** Everything that was measured, where the mode moves a text by it; else null. */
    habits: VoiceHabits | null;
  } | null;
}

/** A brief that asks for nothing but an e-mail; `over` sets what one of them is about. */
export const plainBrief = (text: string, over: Partial<Brief> = {}): Brief => ({
  text,
  register: "email",
  mode: "rewrite",
  fromNotes: false,
  previousRewrite: null,
  protectedSpans: [],
  tier: "standard",
  length: null,
  template: null,
  voice: null,
  ...over,
});
