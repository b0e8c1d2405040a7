import * as z from "zod/mini";
import { VOICE_SAMPLES_CHARACTERS_MAX, VOICE_SAMPLES_MAX } from "./limits.ts";

const name = z.string().check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(100));
const signOff = z.nullable(z.string().check(z.maxLength(200)));
const removed = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(100));

/** Body of `POST /api/voices` and `PUT /api/voices/{id}`: habits are measured from the samples, less the removed ones. */
export const NewVoiceProfile = z.strictObject({
  name,
  samples: z.array(z.string().check(z.minLength(1))).check(
    z.minLength(1),
    z.maxLength(VOICE_SAMPLES_MAX),
    z.refine(
      (samples) => samples.reduce((sum, { length }) => sum + length, 0) <= VOICE_SAMPLES_CHARACTERS_MAX,
      `at most ${VOICE_SAMPLES_CHARACTERS_MAX} characters`,
    ),
  ),
  signOff: z.optional(signOff),
  isDefault: z.optional(z.boolean()),
  keepSamples: z.optional(z.boolean()),
  removed: z.optional(removed),
});
export type NewVoiceProfile = z.infer<typeof NewVoiceProfile>;

/** Body of `PATCH /api/voices/{id}`. What is left out stays; `removed` names habits to take out now. */
export const VoiceProfileChange = z.strictObject({
  name: z.optional(name),
  signOff: z.optional(signOff),
  isDefault: z.optional(z.boolean()),
  removed: z.optional(removed),
});
export type VoiceProfileChange = z.infer<typeof VoiceProfileChange>;

const Habit = z.strictObject({ id: z.string(), value: z.string(), count: z.int(), evidence: z.string() });
const weights = z.record(z.string(), z.number());

/** A voice as its owner sees it. Each listed habit has an id, by which it can be removed, and says what was counted. */
export const VoiceProfile = z.strictObject({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  signOff: z.nullable(z.string()),
  keepsSamples: z.boolean(),
  habits: z.strictObject({
    samples: z.int(),
    words: z.int(),
    sentenceWords: z.strictObject({ mean: z.number(), deviation: z.number() }),
    /** Share of the places for a contraction that have one; null where there were too few. */
    contractions: z.nullable(z.number()),
    /** Marks for each 1,000 words. */
    punctuation: weights,
    openers: z.array(Habit),
    greetings: z.array(Habit),
    signOffs: z.array(Habit),
    favourites: z.array(Habit),
    avoided: z.array(Habit),
    /** The data for computing distances; only with `profile=true`. */
    profile: z.optional(z.strictObject({ grams: weights, words: weights, layout: weights })),
  }),
});
export type VoiceProfile = z.infer<typeof VoiceProfile>;

/** Answer of `GET /api/voices`. */
export const VoiceProfileList = z.strictObject({ items: z.array(VoiceProfile) });
export type VoiceProfileList = z.infer<typeof VoiceProfileList>;
