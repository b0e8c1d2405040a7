/** Every string of Check. */
export const checkWords = {
  title: "Check",
  text: "Text",
  lead: "Nothing leaves this browser.",
  empty: "Paste a text to check it.",
  verdicts: { clear: "Few tells.", some: "Some tells.", many: "Many tells." },
  short: "Under 25 words there is no verdict; the findings are listed.",
  findings: "Findings",
  hints: "Hints, which do not count",
  none: "No tells found.",
} as const;
