/** Every string of Check. */
export const checkWords = {
  title: "Check",
  text: "Text",
  lead: "Nothing leaves this browser.",
  empty: "Paste a text to check it for AI-sounding phrases.",
  verdicts: {
    clear: "Few AI-sounding phrases.",
    some: "Some AI-sounding phrases.",
    many: "Many AI-sounding phrases.",
  },
  short: "Too short for a verdict (under 25 words). What was found is listed.",
  findings: "Findings",
  hints: "Minor hints (not counted)",
  none: "None found.",
} as const;
