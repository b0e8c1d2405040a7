/** Asks for no voice, in the place of a voice's id: without an id the default voice is used. */
export const NEUTRAL_VOICE = "neutral";
