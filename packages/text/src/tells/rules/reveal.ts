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
    "key (takeaways|takeaway)",
  ],
};

export const examples: Examples = {
  bad: [["Here's why we chose a seamless, vibrant plan.", "Here's why"]],
  good: ["Here's Ana's number."],
};
