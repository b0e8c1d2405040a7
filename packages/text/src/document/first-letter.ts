/** A text with a capital at its start. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text with a small letter at its start. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
