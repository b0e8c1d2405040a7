import type { Examples, Rule } from "../rule.ts";

export const serviceFormula: Rule = {
  id: "service-formula",
  kind: "pattern",
  name: "Stock courtesy",
  explanation: "Stock thanks or sympathy, as AI models write it in letter after letter.",
  suggestion: "Say what happened and what you do about it.",
  fix: "cut",
  phrases: [
    "(thank you|thanks) for bringing (this|it) (|to our attention)",
    "(thank you|thanks) for (sharing your|taking the time to share)",
    "(we|i) (truly|sincerely|deeply) appreciate",
    "appreciate your (understanding|input|willingness|feedback|interest|business|flexibility|consideration)",
    "fell short of",
    "your (trust|support|loyalty) means (so much|a great deal|the world)",
    "as part of our ongoing commitment",
    "(completely|totally) understand your (frustration|concern|concerns|disappointment)",
  ],
  patterns: [
    {
      anchors: [
        "we value your",
        "understand how (frustrating|inconvenient|disappointing|disruptive|stressful|upsetting|worrying)",
      ],
      source: "[a-z]+ [a-z]+ (?:your )?[a-z]+(?: (?:this|that|it)(?: (?:is|was|must|has|have|can|be|been))+)?\\b",
    },
  ],
};

export const examples: Examples = {
  bad: [
    [
      "Thank you for bringing this to our attention. The pump ships on Monday.",
      "Thank you for bringing this to our attention.",
    ],
    ["I understand how frustrating this must be for Ana.", "understand how frustrating this must be"],
    ["We value your business. The pump ships on Monday.", "We value your business."],
    ["We truly appreciate the pump.", "We truly appreciate"],
  ],
  // Thanks and apologies that everybody writes.
  good: [
    "Thanks for the pump. Sorry I missed your call.",
    "Thank you for getting in touch. We sincerely apologise for the inconvenience.",
    "I'm incredibly grateful for the trust you placed in me.",
    "We looked into the pump and saw rust.",
    "Dear valued customers, the pump is in.",
    "We were impressed by the pump. Thank you once again for it, and rest assured that it runs.",
  ],
};
