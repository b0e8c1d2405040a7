import type { Examples, Rule } from "../rule.ts";

export const significance: Rule = {
  id: "significance",
  kind: "pattern",
  name: "Inflated significance",
  explanation: "Announces how much something means instead of saying what it did.",
  suggestion: "Say what it did.",
  phrases: [
    "a testament to",
    "testament to",
    "(stand|stands|stood|standing|serve|serves|served|serving) as a (testament|reminder|beacon|symbol|cornerstone|foundation|catalyst|powerful|stark|poignant|crucial|vital)",
    "(play|plays|played|playing) (a|an) (crucial|pivotal|vital|significant|key|important|essential|central|critical|fundamental|major|integral|instrumental) (role|part)",
    "(crucial|pivotal|vital|significant|essential|critical|fundamental|integral) role",
    "(marks|marked|marking) a (significant|pivotal|major|new|crucial|turning) (moment|milestone|step|shift|point|chapter|era|turning)",
    "(underscore|underscores|underscored|underscoring) (the|its|our|their|how|this)",
    "(highlight|highlights|highlighted|highlighting) the (importance|need|significance|potential|value|power|complexity|challenges|role|impact|critical|crucial|unique)",
    "(emphasize|emphasizes|emphasizing|emphasized|stress|stresses|stressing) the (importance|need|significance|value)",
    "(recognize|recognizing|understand|understanding|appreciate) the (importance|significance|value|complexities)",
    "the (importance|significance) of",
    "a (lasting|profound|significant|positive|meaningful|tangible|real) (impact|impression|difference|effect) on",
    "(significant|profound|lasting|positive) impact",
    "the very (fabric|essence|heart|core|foundation)",
    "(reminder|symbol) of the",
    "a (stark|powerful|poignant|gentle|constant|sobering|timely) reminder",
    "left an indelible mark",
    "leave a lasting impression",
    "leaving a lasting",
    "paving the way",
    "(pave|paves|paved) the way",
    "a (profound|deeper|deep|nuanced|comprehensive|better|greater) understanding of",
    "shed light on",
    "(sheds|shedding) light on",
    "a (pivotal|crucial|critical|defining) moment",
    "is (crucial|essential|vital|paramount|imperative) (for|to|in|that)",
    "are (crucial|essential|vital) (for|to|in)",
  ],
};

export const examples: Examples = {
  bad: [["The bridge stands as a testament to their work.", "stands as a testament"]],
  good: ["The bridge opened in 1931 and still carries trams."],
};
