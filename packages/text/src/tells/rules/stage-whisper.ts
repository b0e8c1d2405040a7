import type { Examples, Rule } from "../rule.ts";

export const stageWhisper: Rule = {
  id: "stage-whisper",
  kind: "pattern",
  name: "Stage whisper",
  explanation:
    "A question asked only to be answered, or a drum roll before a plain fact. Too rare in the texts measured to weigh.",
  suggestion: "Say it straight away.",
  hint: true,
  phrases: [
    "here's the (thing|truth|kicker|catch|reality|twist|deal)",
    "here's what",
    "the (result|catch|best part|good news|bad news|takeaway|lesson|answer|truth|twist|bottom line) ?",
    "the (catch|kicker|takeaway|lesson|upshot) :",
    "^(honestly|seriously) ?",
    "let that sink in",
    "read that again",
    "the short version",
  ],
};

export const examples: Examples = {
  bad: [["We launched in May. The result? Nobody called.", "The result"]],
  good: ["Is the result in?"],
};
