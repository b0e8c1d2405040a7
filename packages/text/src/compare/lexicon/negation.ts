const DENYING_PREFIX = /^(?:un|in|im|ir|il|dis|non-?|mis)(?=[a-z]{4})/;

/** The word that a denying prefix turns round ("unhappy", "non-binding"), or null. */
export const deniedBy = (word: string): string | null => {
  const prefix = DENYING_PREFIX.exec(word);
  return prefix === null ? null : word.slice(prefix[0].length);
};
