import type { Examples, Rule } from "../rule.ts";

export const eagerOffer: Rule = {
  id: "eager-offer",
  kind: "pattern",
  name: "Eager offer",
  explanation:
    "Willingness and feeling wrapped around a plain offer or message; assistants open a sentence so wherever they can.",
  suggestion: "Offer it: “I can …”, or say it without the wrapping.",
  silent: true,
  phrases: [
    "(i'd|we'd|i'd also|we'd also) be (happy|glad|delighted|keen) to",
    "(i'm|we're) (happy|glad|delighted) to",
    "(i'm also|we're also|i'm always|we're always) (happy|glad) to",
    "(happy|glad) to (chat|pair)",
    "happy to answer any",
    "(i'd|we'd) (really|also|truly) (love|appreciate|welcome|value)",
    "(i'd|we'd) also like to",
    "(i'd|we'd) like to (offer|take|acknowledge)",
    "so i wanted to (check|let|share|address|flag|ask|reach|make)",
    "i want to be (clear|open|upfront|transparent|honest)",
    "wanted to personally",
    "please let me know if (you'd|anything)",
    "let me know if (you'd prefer|there's anything)",
    "(do not|don't) hesitate to",
    "feel free to (reach|share|connect)",
    "thank you in advance for your time",
    "grateful for the opportunity",
    "thank you for (considering|your patience|your understanding|your cooperation|your flexibility|your consideration)",
    "appreciate your (patience|understanding|cooperation|flexibility|consideration)",
    "any inconvenience (this|caused)",
    "sorry for any inconvenience",
    "i (completely|fully|totally) understand",
    "(i've|i have|we've|we have) looked into",
    "anything else i can help",
  ],
};

export const examples: Examples = {
  bad: [],
  good: ["I can send the figures.", "She is happy in Leeds."],
};
