const count = (n: number, one: string, many: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/** Every string of the local history. */
export const historyWords = {
  title: "History",
  lead: "Your rewrites and their drafts, kept in this browser only. Nothing is stored on the server, but anyone who uses this browser can read them.",
  askTitle: "Turn on history?",
  ask: "Keeps up to 50 rewrites of each draft, in this browser only.",
  on: "Turn on",
  no: "No, thanks",
  /** What was asked for, as the history names it. */
  modes: {
    rewrite: "Rewrite",
    expand: "From notes",
    vary: "Another version",
    closer: "Closer to my voice",
  } as Partial<Record<string, string>>,
  lengths: { shorter: "Shorter", longer: "Longer" } as Partial<Record<string, string>>,
  words: (n: number): string => count(n, "word", "words"),
  off: "Turn off",
  clear: "Clear all",
  export: "Export JSON",
  search: "Search drafts and rewrites",
  none: "Nothing yet. Your next finished rewrite will appear here.",
  noMatch: (query: string): string => `Nothing contains “${query}”.`,
  versions: (n: number): string => count(n, "rewrite", "rewrites"),
  kept: (drafts: number, versions: number): string =>
    versions === drafts
      ? count(drafts, "draft", "drafts")
      : `${count(drafts, "draft", "drafts")}, ${count(versions, "rewrite", "rewrites")}`,
  draft: "Draft",
  result: "Rewrite",
  same: "The rewrite is the same as the draft.",
  remove: "Delete this rewrite",
  deleted: (n: number): string => `Deleted ${count(n, "rewrite", "rewrites")}.`,
  undo: "Undo",
  undone: "Change undone.",
  copy: "Copy rewrite",
  copied: "Copied.",
  toWrite: "Open in Write",
  unavailable: "This browser is blocking storage, so nothing is kept. You may be in a private window.",
} as const;
