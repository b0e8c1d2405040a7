const SHOWN_CHARACTERS = 40;

/** The start of a text that is long, as a list or a button names it. */
export const shortened = (text: string): string =>
  text.length <= SHOWN_CHARACTERS ? text : `${text.slice(0, SHOWN_CHARACTERS - 1)}…`;
