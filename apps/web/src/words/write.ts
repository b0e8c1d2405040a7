/** Every string of Write that is not about its bar, its draft, its result or its states. */
export const writeWords = {
  title: "Rewrite for work.",
  promise: "Every number, date and link is checked.",
  draft: "Draft",
  notes: "Notes",
  about: "About this rewrite",
  aboutAside: "(left out when you copy)",
  empty: "Paste a draft or notes, or start typing.",
  toResult: "Skip to the result",
  nothingYet: "There’s nothing to rewrite yet. Paste or type a draft first.",
  register: "Kind of message",
  have: "Start from",
  /** The one button: what it does to a text that has no result yet, and to one that has. */
  runOf: (isNotes: boolean, isEngine: boolean): { first: string; again: string } => {
    if (!isNotes) return { first: "Rewrite", again: "Rewrite again" };
    return isEngine
      ? { first: "Tidy the notes", again: "Tidy again" }
      : { first: "Turn into a message", again: "Write it again" };
  },
  stop: "Stop",
  wordCount: (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "word" : "words"}`,
} as const;
