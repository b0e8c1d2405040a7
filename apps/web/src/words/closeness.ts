import { markNames } from "./marks.ts";

/** Every string of how near a rewrite is to the writer's voice. */
export const closenessWords = {
  nearer: "Closer to your voice",
  farther: "Further from your voice",
  level: "No closer to your voice than before",
  back: "Previous version",
  names: {
    contractions: "Contractions",
    sentenceWords: "Sentence length",
    greeting: "Greeting",
    signOff: "Sign-off",
    favourites: "Words you favour",
    avoided: "Words you avoid",
  },
  mark: (mark: string): string => `Use of ${markNames[mark] ?? `“${mark.trim()}”`}`,
  moved: (before: string, after: string, voice: string): string =>
    `${before} before, ${after} now; your voice: ${voice}`,
  isNearer: "Closer",
  isFarther: "Further",
} as const;
