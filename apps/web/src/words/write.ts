/** Every string of Write that is not about its bar, its draft, its result or its states. */
export const writeWords = {
  title: "Write",
  draft: "Draft",
  notes: "Notes (not part of the text)",
  empty: "Paste notes or a draft.",
  register: "For",
  mode: "Do",
  run: "Rewrite",
  stop: "Stop",
  wordCount: (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "word" : "words"}`,
  modes: { rewrite: "Rewrite", expand: "Expand notes", vary: "Vary", closer: "Closer to me" },
} as const;
