export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** How many words one of two texts has and the other does not, whatever their order; a word that is replaced counts twice. */
export const wordsChanged = (before: string, after: string): number => {
  const counts = new Map<string, number>();
  for (const word of wordsOf(before)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of wordsOf(after)) counts.set(word, (counts.get(word) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
};
