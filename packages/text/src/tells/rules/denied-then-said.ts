import type { Examples, Rule } from "../rule.ts";

export const deniedThenSaid: Rule = {
  id: "denied-then-said",
  kind: "pattern",
  name: "It isn't this. It's that.",
  explanation: "Denies one thing and states another in its place; models of 2025 do it far more often than people.",
  suggestion: "Say only what it is.",
  patterns: [
    {
      anchors: ["the real (problem|issue|question|challenge|work|story|lesson|value) (isn't|wasn't)"],
      source: "the real [a-z]+ (?:isn|wasn)['’]t [^.!?\\n\"“”`]{2,70}[.;—–]\\s{0,2}it(?:['’]s| is| was)\\b",
    },
    {
      anchors: ["(isn't|wasn't|aren't|weren't)", "(it's|they're) not"],
      source:
        "[a-z'’]+(?: not)? (?:just|only|simply|merely|about|an?|the)\\b[^.!?\\n\"“”`]{2,70}[.;—–]\\s{0,2}(?:it|they)(?:['’]s|['’]re| is| was| are| were)\\b",
    },
  ],
};

export const examples: Examples = {
  bad: [
    ["The pump wasn't a cost. It was a promise.", "wasn't a cost. It was"],
    ["The real problem isn't speed. It's rust.", "The real problem isn't speed. It's"],
  ],
  good: [
    "The pump isn't here. Ana took it.",
    "The invoices aren't paid. They're in the folder.",
    "I was not at the call, so please send the notes.",
  ],
};
