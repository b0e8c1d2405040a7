import type { Examples, Rule } from "../rule.ts";

export const reveal: Rule = {
  id: "reveal",
  kind: "pattern",
  name: "Announcement",
  explanation: "Announces that something is about to be said.",
  suggestion: "Say it straight away.",
  phrases: [
    "here's (why|how)",
    "(have|got) (some|good|great|exciting|some good|some great|some exciting) news",
    "what (this|that) means (|for you|for us)",
    "what (really|truly) matters",
    "here's the (thing|truth|kicker|catch|twist)",
    "the (catch|kicker|takeaway|lesson|upshot|hardest part|best part) ?",
    "the (result|catch|kicker|takeaway|lesson|upshot|good news) :",
    "my (takeaway|takeaways) :",
    "let that sink in",
    "read that again",
    "key (takeaways|takeaway)",
    "two quick things",
  ],
  patterns: [
    {
      anchors: [
        "here's (what|how|why|where|a|the|our|your|my)",
        "here is (what|how|why|the)",
        "here are (the|some|a|our|your|my)",
      ],
      source: "here(?:['’]s| is| are)[^.!?\\n:]{2,60}:(?=[ \\t]*(?:\\n|$))",
    },
    {
      anchors: ["^(two|three|four|five)", "^a few", "^one thing"],
      source: "(?:two|three|four|five|a few|one)(?: [a-z]{2,16}){1,3}(?:, [a-z ]{2,20})?:",
    },
    {
      anchors: [
        "(two|three|four|few|some) (|quick|small|other|main|key|possible) (things|points|options|alternatives|questions|updates|reasons|changes|asks|requests|ways)",
      ],
      source: "[a-z]+(?: [a-z]+)?[^.!?\\n:]{5,50}:(?=[ \\t]*(?:\\n|$))",
    },
  ],
};

export const examples: Examples = {
  bad: [
    ["Here's why we chose the pump.", "Here's why"],
    ["Here's what the change would look like:\n\n- It costs less", "Here's what the change would look like:"],
    ["There are two points to flag:\n\n- The pump is late", "two points to flag:"],
  ],
  good: ["Two pumps broke.", "Here's Ana's number.", "Two points are open."],
};
