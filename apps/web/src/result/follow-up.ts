import { NEUTRAL_VOICE, type HumanizeRequest } from "@rewrite-service/contract";
import type { Draft } from "../editor/draft.ts";
import type { ResultVersion } from "./result-history.ts";

/** Asks for `shown`, the text of a version as it is now, in other words or closer to the writer's own. */
export const followUpOf = (
  { source: { request, text, fromNotes } }: ResultVersion,
  shown: string,
  mode: "vary" | "closer",
  draft: Pick<Draft, "text" | "protectedTexts"> | null,
): HumanizeRequest => {
  // What was protected or released since counts, unless the draft is another text by now.
  const protectedSpans = draft?.text() === text ? draft.protectedTexts() : request.protectedSpans;
  const { protectedSpans: _before, voiceProfileId, ...rest } = request;
  // A text is brought closer to a voice, so no voice gives way to the default one.
  const isWithout = voiceProfileId === undefined || (mode === "closer" && voiceProfileId === NEUTRAL_VOICE);
  return {
    ...rest,
    mode,
    previousRewrite: shown,
    ...(isWithout ? {} : { voiceProfileId }),
    ...(protectedSpans === undefined || protectedSpans.length === 0 ? {} : { protectedSpans }),
    // The mode no longer says that the text is notes.
    ...(fromNotes ? { fromNotes: true } : {}),
  };
};
