const words = (n: number): string => (n === 1 ? "1 entry" : `${n.toLocaleString("en")} entries`);

/** Every string of the always-protected words. */
export const termsWords = {
  title: "Always-protected words",
  lead: "Names, products and phrases that rewrites never change, whether you use the web app, the API or MCP. Capitals matter and only whole words match: “Kestrel” also protects “Kestrel’s”, but not “kestrel” or “Kestrels”.",
  count: (n: number, most: number): string => `${n} of ${most}`,
  none: "No words yet. Add a name, a product or a phrase that must never change.",
  entry: "Word, name or phrase",
  hint: "To add many at once, paste a list with one entry per line.",
  add: "Add",
  remove: (term: string): string => `Remove ${term}`,
  removeAll: "Remove all",
  undo: "Undo",
  added: (terms: readonly string[], repeated: number): string => {
    const what = terms.length === 1 ? `Added “${terms[0]}”.` : `Added ${words(terms.length)}.`;
    if (repeated === 0) return what;
    return `${what} ${repeated === 1 ? "1 was" : `${repeated} were`} already on the list.`;
  },
  removed: (term: string): string => `Removed “${term}”.`,
  removedAll: (n: number): string => `Removed ${words(n)}.`,
  undone: "Change undone.",
  empty: "Enter a word, a name or a phrase.",
  onList: (n: number): string => (n === 1 ? "That’s already on the list." : "All of these are already on the list."),
  tooLong: (start: string, most: number): string => `“${start}…” is longer than ${most} characters. Nothing was added.`,
  tooMany: (n: number, most: number): string =>
    `That would make ${n} entries, and ${most} is the limit. Nothing was added.`,
  notSaved: (why: string): string => `Your last change wasn’t saved. ${why}`,
} as const;
