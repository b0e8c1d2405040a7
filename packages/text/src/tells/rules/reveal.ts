import type { Examples, Rule } from "../rule.ts";

export const reveal: Rule = {
  id: "reveal",
  kind: "pattern",
  name: "Announcement",
  explanation: "Announces that something is about to be said.",
  suggestion: "Say it straight away.",
  // A list needs a line before it.
  silent: true,
  phrases: ["here's (why|how)", "key takeaways"],
  patterns: [
    {
      anchors: ["here's (what|how|why|where)", "here is (what|why)", "here are (the|some|my)"],
      source: "here(?:['’]s| is| are)[^.!?\\n:]{2,60}:(?=[ \\t]*(?:\\n|$))",
    },
  ],
};

export const examples: Examples = {
  bad: [],
  good: [
    "Here's Ana's number.",
    "Two points are open:\n\n- The pump is late",
    "Here is how the total breaks down:\n\nParts 40",
  ],
};
