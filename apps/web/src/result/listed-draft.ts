/** The facts of a longer draft are listed once it is rewritten; before that, comparing would only take from the typing. */
export const LISTED_CHARACTERS_MAX = 12_000;
