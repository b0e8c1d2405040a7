/**
 * Whether a text from outside can be the id of a row at all. What cannot is not asked for: PostgreSQL refuses a text
 * that holds the character NUL.
 */
export const isRowId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
