import type { Examples, Rule } from "../rule.ts";

export const reveal: Rule = {
  id: "reveal",
  kind: "pattern",
  name: "Announcement",
  explanation: "Announces that something is about to be said.",
  suggestion: "Say it straight away.",
  cluster: true,
  phrases: [
    "here's (why|how)",
    "here's a (quick|short|brief|recap|look)",
    "here are (a|some|the) (few|key|main|highlights)",
    "what (really|truly) matters",
    "here's the (thing|truth|kicker|catch|twist)",
    "the (result|catch|kicker|takeaway|lesson|upshot|hardest part|best part) ?",
    "the (result|catch|kicker|takeaway|lesson|upshot) :",
    "(is|was) simple :",
    "my (takeaway|takeaways) :",
    "let that sink in",
    "read that again",
    "key (takeaways|takeaway)",
  ],
  patterns: [
    {
      anchors: ["^(two|three|four|five)", "^a few", "^one thing"],
      source: "(?:two|three|four|five|a few|one)(?: [a-z]{2,16}){1,3}(?:, [a-z ]{2,20})?:",
    },
  ],
};

export const examples: Examples = {
  bad: [
    ["Here's why we chose a seamless, vibrant plan.", "Here's why"],
    ["Three things, in order: a seamless, vibrant plan.", "Three things, in order:"],
  ],
  good: ["Two pumps broke.", "Here's Ana's number."],
};
