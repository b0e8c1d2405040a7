/** Every string of Write that is not about its bar, its draft, its result or its states. */
export const writeWords = {
  title: "Rewrite for work.",
  promise: "Your numbers, dates and links stay.",
  draft: "Draft",
  notes: "Notes",
  notesAside: "not part of the text, never copied",
  empty: "Paste a draft, or start typing.",
  emptyNotes: "Paste your notes, one point a line.",
  nothingYet: "There is nothing to rewrite yet. Paste or type a draft first.",
  register: "Kind of message",
  have: "What you have",
  run: "Rewrite",
  runNotes: "Write it out",
  tidyNotes: "Tidy the notes",
  runAgain: "Rewrite again",
  stop: "Stop",
  fromNotes: "from notes",
  /** What was asked for, as the history names it. */
  modes: { rewrite: "Rewrite", expand: "From notes", vary: "Other version", closer: "Closer to my voice" },
  wordCount: (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "word" : "words"}`,
} as const;
