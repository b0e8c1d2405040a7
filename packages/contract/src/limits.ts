/** Limits of the request that no plan changes. Sizes are UTF-16 units, or bytes where the name says so. */
export const PROTECTED_SPANS_MAX = 20;
export const PROTECTED_SPANS_CHARACTERS_MAX = 4_000;
export const BODY_BYTES_MAX = 256 * 1024;

/** Words that an account keeps in every rewrite, and the characters of each. */
export const TERMS_MAX = 200;
export const TERM_CHARACTERS_MAX = 100;

/** Samples that a voice is measured from, and their characters together. */
export const VOICE_SAMPLES_MAX = 20;
export const VOICE_SAMPLES_CHARACTERS_MAX = 100_000;
