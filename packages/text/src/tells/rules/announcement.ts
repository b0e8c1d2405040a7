import type { Examples, Rule } from "../rule.ts";

export const announcement: Rule = {
  id: "announcement",
  kind: "pattern",
  name: "Announcement",
  explanation: "Announces or teases what the next words say.",
  suggestion: "Say it straight away.",
  fix: "cut",
  phrases: [
    "^(|and|but) the (result|results|truth|takeaway|lesson|catch|kicker) ?",
    "^my (|biggest) (takeaway|lesson|mistake) ?",
    "^what changed ?",
    "^(|and|but) honestly ?",
    "^nobody (tells you|talks about)",
    "what nobody tells you",
    "(it is|it's) (|also) (important|essential|crucial) to (note|remember|mention|understand|recognize) that",
    "(it is|it's) (|also) worth (noting|mentioning|remembering)",
  ],
  // A colon leads to what follows, so that the line cannot be cut.
  patterns: [
    {
      anchors: ["here's what"],
      source: "here['’]s what [^.!?\\n:]{0,40}(?:learned|learnt|taught|discovered|reali[sz]ed)[^.!?\\n:]{0,30}",
    },
  ],
};

export const examples: Examples = {
  bad: [
    ["Here's what the pump taught me:\n\n- Oil it", "Here's what the pump taught me"],
    ["We oiled the pump. The result? Silence.", "The result?"],
    ["My biggest takeaway? Oil it first.", "My biggest takeaway?"],
    ["What changed? We oiled it.", "What changed?"],
    ["And honestly? It was time.", "And honestly?"],
    ["Nobody tells you how loud a pump is.", "Nobody tells you"],
    ["It is worth noting that the pump leaks.", "It is worth noting"],
    ["It's also important to note that the pump leaks.", "It's also important to note that"],
  ],
  good: [
    "Here's Ana's number.",
    "Here's why: rust.",
    "Here's where the pump stands:\n\n- It runs",
    "Here's what I'd like to do:\n\n- Oil it",
    "Here's what happened: it broke.",
    "Here is how the total breaks down:\n\nParts 40",
    "Do you know the result? Ana asked.",
    "What changed in the pump? Ana asked.",
    "The blue pump? It runs.",
    "Note that the pump leaks.",
    "Here's the thing: it leaks.",
  ],
};
