/** What became of the draft elsewhere: in another tab, or with the account. */
export const newsWords = {
  adopted: "This draft was changed in another tab.",
  adoptedHint: "You’re seeing the newer version.",
  bringBack: "Bring mine back",
  cleared: "This draft was cleared in another tab.",
  clearedHint: "You still have it here.",
  conflict: "You have another draft",
  conflictHint: "kept in this browser.",
  swap: "Open it",
  discard: "Delete it",
  signedOut: "Signed out.",
  signedOutHint: "Your draft is still in this browser.",
  clear: "Clear it",
  hide: "Hide this",
  notes: "These look like notes.",
  notesHint: "Turn them into a message?",
  toNotes: "Switch to Notes",
} as const;
