import { shownSamples, voiceGuidance, type VoiceHabits } from "@rewrite-service/text";
import type { Brief } from "../providers/brief.ts";
import type { TemplatesAndVoices } from "./library.ts";
import type { Templates } from "../accounts/templates-and-voices/templates.ts";
import type { Voice } from "../accounts/templates-and-voices/voice-row.ts";
import type { Voices } from "../accounts/templates-and-voices/voices.ts";
import type { ShownHabits } from "../accounts/templates-and-voices/voice-text.ts";

interface Kept {
  templates: Templates;
  voices: Voices;
}

/** The templates and voices of accounts, as a rewrite asks for them. */
export const templatesAndVoicesOf = ({ templates, voices }: Kept): TemplatesAndVoices => ({
  template: async (principal, id) => {
    const template = principal.kind === "account" ? await templates.get(principal.accountId, id) : null;
    if (template === null) return null;
    const { name, instructions, register } = template;
    return { name, instructions, register };
  },

  voice: async (principal, id, { whole, samples }) => {
    if (principal.kind === "anonymous") return null;
    const { accountId } = principal;
    const voice = (id === null ? null : await voices.get(accountId, id)) ?? (await voices.standard(accountId));
    if (voice === null) return null;
    const kept = samples && voice.keepsSamples ? await voices.samples(accountId, voice.id) : [];
    return briefed(voice, whole ? await voices.whole(accountId, voice.id) : null, kept);
  },
});

const briefed = (
  { name, habits, signOff }: Voice,
  whole: VoiceHabits | null,
  kept: readonly string[],
): Brief["voice"] => ({
  name,
  guidance: guidanceOf(habits),
  signOff,
  samples: shownSamples(kept),
  habits: whole,
});

const NO_PROFILE: VoiceHabits["profile"] = { grams: {}, words: {}, layout: {} };
const guidanceOf = (habits: ShownHabits): string[] => voiceGuidance({ ...habits, profile: NO_PROFILE });
