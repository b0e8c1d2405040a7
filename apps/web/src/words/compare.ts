/** Every string of Compare. */
export const compareWords = {
  title: "Compare",
  before: "First text",
  after: "Second text",
  lead: "Both texts stay in this browser.",
  empty: "Paste a text on each side to see what changed.",
  changes: "Changes",
  none: "No change of meaning found.",
  hard: "A reader would be told something else",
  soft: "Worth a look",
  notes: "The first text is notes",
  counts: (kept: number, reworded: number, lost: number, invented: number, changed: number) =>
    `${kept} sentences kept, ${reworded} reworded; facts: ${changed} changed, ${lost} lost, ${invented} invented.`,
} as const;
