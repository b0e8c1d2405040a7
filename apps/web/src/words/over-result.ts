import { resultWords } from "./result.ts";

/** What is said over the result under review. */
export const overResultWords = {
  /** Why a result is not what Rewrite would bring now. */
  outdated: {
    unfinished: () => "Unfinished: the rest is still as you wrote it.",
    draft: () => resultWords.changedDraft,
    register: (was: string, now: string) => `This is the ${was} version. Rewrite to get the one for ${now}.`,
    length: () => "You’ve changed the length. Rewrite to update this.",
    protected: () => "You’ve protected words. Rewrite to update this.",
    voice: () => "You’ve changed the voice. Rewrite to update this.",
    settings: () => "You’ve changed the settings. Rewrite to update this.",
  },
  /** Said over the result that stays, because the one that was to come closer to the voice went farther from it. */
  keptNearer: "The new version used a rewrite but is further from your voice, so this one stays.",
  showFarther: "Show the new one",
  /** Said over the result that stays, because what was to come closer is the text itself, or the rewrite as it first came. */
  repeated: {
    free: "No closer version. This didn’t use a rewrite.",
    counted: "No closer version, only one you already have. This used a rewrite.",
  },
  /** Said over the result that was there before a try that brought no word. */
  lastResult: "Below is your previous result. This attempt didn’t use a rewrite.",
} as const;
