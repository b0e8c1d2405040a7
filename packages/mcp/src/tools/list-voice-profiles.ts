import { serviceOf } from "../calls/call.ts";
import { answerShape, object, REMOTE_READ, textAnswer, type Tool } from "../calls/tool.ts";

const VOICES_MAX = 200;

export const listVoiceProfiles: Tool = {
  name: "list_voice_profiles",
  title: "Voice profiles",
  description: "List the account's voice profiles, for rewrite.",
  needs: "account",
  inputSchema: object({}),
  outputSchema: answerShape({ items: "array" }),
  annotations: REMOTE_READ,
  run: async (_input, context) => {
    const voices = await serviceOf(context).voices();
    const voiceProfiles = voices.slice(0, VOICES_MAX).map(({ id, name, isDefault }) => ({ id, name, isDefault }));
    const lines = voiceProfiles.map(({ id, name, isDefault }) => `- ${id}: ${name}${isDefault ? " (default)" : ""}`);
    return textAnswer(
      lines.length === 0 ? "No voice profile yet; rewrites use the register's neutral voice." : lines.join("\n"),
      {
        items: voiceProfiles,
      },
    );
  },
};
