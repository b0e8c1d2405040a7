/** What is said over the result under review. */
export const overResultWords = {
  /** Why a result is not what Rewrite would bring now. */
  outdated: {
    unfinished: () => "Unfinished. The rest of your draft was not rewritten.",
    draft: () => "Your draft has changed since. Rewrite to update.",
    register: (was: string, now: string) => `This is still the ${was} version. Rewrite for ${now} to update.`,
    length: (was: string) => `Written for ${was} at another length.`,
    voice: (was: string) => `Written for ${was} in another voice.`,
    settings: (was: string) => `Written for ${was} with other settings.`,
  },
  /** Said over the result that was there before a try that brought no word. */
  lastResult: "This is your last result.",
} as const;
