/** On the narrowest screen more than this would not fit in a line. */
const LINE_CHARACTERS_MAX = 24;

/** The class of words that do not break, such as a figure with its unit, unless they are too long for that. */
export const longOr = (kind: string, text: string): string =>
  text.length > LINE_CHARACTERS_MAX ? `${kind} long` : kind;
