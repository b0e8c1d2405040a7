import type { Examples, Rule } from "../rule.ts";

export const applicationFormula: Rule = {
  id: "application-formula",
  kind: "pattern",
  name: "Application formula",
  explanation: "A sentence of cover letters and profiles that fits every applicant.",
  suggestion: "Give one thing you did, with its figure.",
  cluster: true,
  phrases: [
    "i am confident that (my|i|we)",
    "i am (eager|thrilled|committed) to",
    "i am excited (to|about)",
    "i am passionate about",
    "i am grateful for",
    "my skills (and|in)",
    "my expertise in",
    "my qualifications and",
    "a proven track record",
    "a passion for",
    "passionate about",
    "a strong (foundation|understanding)",
    "fast paced environment",
    "valuable (asset|addition) to",
    "great addition to",
    "contribute to the (success|development)",
    "the opportunity to join",
    "professional (growth|development|journey)",
    "a wealth of",
    "the company's (mission|goals)",
    "committed to (providing|delivering)",
  ],
};

export const examples: Examples = {
  bad: [["I am confident that my skills and experience will help.", "I am confident that my skills and"]],
  good: ["I ran payroll for 300 people."],
};
