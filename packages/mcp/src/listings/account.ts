import { object, REMOTE_READ, type Listing } from "./listing.ts";
import { MODE_IDS, PROTECTED_SPANS_MAX, REGISTER_IDS, TIER_IDS } from "./register-ids.ts";

export const REWRITE: Listing = {
  name: "rewrite",
  title: "Rewrite a message",
  description:
    "Use when the user wants a draft rewritten, notes written up, another version, or one closer to their voice. Returns the text and a check of its facts. Takes no style instructions (shorter, friendlier): edit yourself. Sends the text to the service; needs an account; costs 1 unit per 4,000 characters.",
  needs: "account",
  inputSchema: object(
    {
      text: {
        type: "string",
        description: "User's draft or notes, unchanged, in every mode; at most 20,000 characters",
      },
      register: { type: "string", enum: REGISTER_IDS, description: "skip_level: to the boss's boss" },
      mode: {
        type: "string",
        enum: MODE_IDS,
        description: "rewrite (default) a draft; expand notes; vary: another version; closer: to the user's words",
      },
      templateId: { type: ["string", "null"], description: "Only if given" },
      voiceProfileId: { type: ["string", "null"], description: "From list_voice_profiles; else the default" },
      fromNotes: { type: "boolean", description: "true in vary, closer if text is notes" },
      previousRewrite: { type: "string", description: "Required in vary, closer: the last rewrite" },
      protectedSpans: {
        type: "array",
        items: { type: "string" },
        maxItems: PROTECTED_SPANS_MAX,
        description: "Kept verbatim",
      },
      modelTier: { type: "string", enum: TIER_IDS, description: "Only if asked" },
    },
    ["text", "register"],
  ),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
};

export const LIST_DOCUMENT_TYPES: Listing = {
  name: "list_document_types",
  title: "List kinds of message",
  description: "What each register of rewrite is for. Needs an account.",
  needs: "account",
  inputSchema: object({}),
  annotations: REMOTE_READ,
};

export const LIST_VOICE_PROFILES: Listing = {
  name: "list_voice_profiles",
  title: "List voice profiles",
  description:
    "Use when the user wants to sound like themselves or names a voice. Returns ids, default marked. Needs an account.",
  needs: "account",
  inputSchema: object({}),
  annotations: REMOTE_READ,
};

export const GET_ALLOWANCE: Listing = {
  name: "get_allowance",
  title: "Show allowance",
  description: "Use when asked what is left, or before many rewrites. Needs an account.",
  needs: "account",
  inputSchema: object({}),
  annotations: REMOTE_READ,
};
