import type { Examples, Rule } from "../rule.ts";

export const announcement: Rule = {
  id: "announcement",
  kind: "pattern",
  name: "Announcement",
  explanation: "Announces, or asks in a word or two, what the next words say.",
  suggestion: "Say it straight away.",
  fix: "cut",
  phrases: [
    "(want|wanted) to be transparent (about|with)",
    "^(|and|but) (the|our) (result|results|outcome|truth|takeaway|lesson|feedback|catch|kicker|best part|hardest part) ?",
    "^my (|biggest) (takeaway|lesson|mistake) ?",
    "^what changed ?",
    "^before we dive in",
    "^(|and|but) honestly ?",
  ],
  // A colon leads to what follows, so that the line cannot be cut.
  patterns: [
    {
      anchors: ["here's (what|how|where|why|everything)"],
      source: "here['’]s [a-z]+ (?!happened)[^.!?\\n:]{8,70}(?=:)",
    },
    {
      anchors: ["if (i've|i) learned", "if i had to", "if there's one"],
      source: "if (?:i|there)[^.!?\\n:]{8,80}(?=:)",
    },
  ],
};

export const examples: Examples = {
  bad: [
    ["Here's where the pump stands:\n\n- It runs", "Here's where the pump stands"],
    ["If I had to put it in a word: rust.", "If I had to put it in a word"],
    ["I want to be transparent about the pump.", "want to be transparent about"],
    ["We oiled the pump. The result? Silence.", "The result?"],
    ["My biggest takeaway? Oil it first.", "My biggest takeaway?"],
    ["What changed? We oiled it.", "What changed?"],
    ["And honestly? It was time.", "And honestly?"],
  ],
  good: [
    "Here's Ana's number.",
    "Here's why: rust.",
    "Here's what happened: it broke.",
    "Here is how the total breaks down:\n\nParts 40",
    "Do you know the result? Ana asked.",
    "What changed in the pump? Ana asked.",
    "The blue pump? It runs.",
  ],
};
