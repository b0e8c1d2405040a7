/** What is said over the result under review. */
export const overResultWords = {
  /** Why a result is not what Rewrite would bring now. */
  outdated: {
    unfinished: () => "Unfinished: the rest is still as you wrote it.",
    draft: () => "You’ve changed the draft. Rewrite to update this.",
    register: (was: string, now: string) => `This is the ${was} version. Rewrite to get the one for ${now}.`,
    length: (was: string) => `Written for ${was} at another length.`,
    voice: (was: string) => `Written for ${was} in another voice.`,
    settings: (was: string) => `Written for ${was} with other settings.`,
  },
  /** Said over the result that was there before a try that brought no word. */
  lastResult: "Below is your previous result; this try didn’t count.",
} as const;
