import type { Examples, Rule } from "../rule.ts";

export const applicationFormula: Rule = {
  id: "application-formula",
  kind: "pattern",
  name: "Application formula",
  explanation: "A sentence of cover letters, profiles and pitches that anybody could write.",
  suggestion: "Give one thing you did, with its figure.",
  phrases: [
    "confident that (my|our|this)",
    "(i am|and am) (eager|committed) to",
    "eager to (contribute|learn|bring|discuss|explore|collaborate)",
    "i am excited (to|about)",
    "excited about the (opportunity|prospect)",
    "(i'm|i am|we're|we are) passionate about",
    "i am grateful for",
    "my (skills|expertise) (and|in)",
    "my qualifications and",
    "proven track record",
    "a passion for",
    "a strong (background|foundation|understanding|passion)",
    "(valuable|an) asset to",
    "contribute to (your|the success|the development)",
    "professional (growth|journey)",
    "the company's (mission|goals)",
    "committed to (providing|delivering)",
    "fully committed to",
  ],
  patterns: [{ anchors: ["^whether you're (a|an)"], source: "whether you['’]re an? [^.!?\\n]{2,60}?\\bor\\b" }],
};

export const examples: Examples = {
  bad: [
    ["I am confident that my skills and experience will help.", "confident that my skills and"],
    ["Whether you're a plumber or new to pumps, come by.", "Whether you're a plumber or"],
  ],
  good: [
    "I ran payroll for 300 people.",
    "Thank you for the opportunity to contribute.",
    "Tell me whether you're a plumber or not.",
  ],
};
