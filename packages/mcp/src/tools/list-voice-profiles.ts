import { answered } from "../calls/answer.ts";
import { serviceOf } from "../calls/call.ts";
import type { Tool } from "../calls/tool.ts";
import { LIST_VOICE_PROFILES } from "../listings/account.ts";

const VOICES_MAX = 200;

export const listVoiceProfiles: Tool = {
  ...LIST_VOICE_PROFILES,
  run: async (_input, context) => {
    const voices = await serviceOf(context).voices();
    if (voices.length === 0) {
      return answered({
        summary: `No voice yet, so rewrites keep a neutral one. The user makes one at ${context.site}/account from texts they wrote; until then copy wording from a text they give you.`,
      });
    }
    const items = voices
      .slice(0, VOICES_MAX)
      .map(({ id, name, isDefault }) => ({ id, name, ...(isDefault ? { default: true } : {}) }));
    return answered({
      summary: "Voices of the account, for voiceProfileId:",
      lines: items.map((item) => `${item.id}: ${item.name}${"default" in item ? " (default)" : ""}`),
      data: { items },
    });
  },
};
