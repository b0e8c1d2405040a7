import type { Examples, Rule } from "../rule.ts";

export const serviceFormula: Rule = {
  id: "service-formula",
  kind: "pattern",
  name: "Stock courtesy",
  explanation: "Stock thanks, regret or sympathy, as AI models write it in letter after letter.",
  suggestion: "Say what happened and what you do about it.",
  fix: "cut",
  phrases: [
    "(thank you|thanks) (|again) for (reaching out|getting in touch|contacting)",
    "(thank you|thanks) for bringing (this|it) (|to our attention|to my attention)",
    "(thank you|thanks) for giving (me|us) the (chance|opportunity)",
    "(thank you|thanks) for (thinking of|choosing|trusting)",
    "(thank you|thanks) for (sharing your|taking the time to share)",
    "thank you for your understanding",
    "thank you once again for",
    "(we|i) (truly|sincerely|deeply) appreciate",
    "appreciate your (understanding|input|willingness|feedback|interest|business|flexibility|consideration)",
    "(sincere|heartfelt|deepest) gratitude",
    "valued (customer|customers|client)",
    "rest assured",
    "we're (so|very|truly) sorry (for|to hear|about)",
    "(sorry|apologise|apologize) for the inconvenience",
    "fell short of",
    "sincere apologies",
    "sincerely (apologise|apologize)",
    "your (trust|support|loyalty) means (so much|a great deal|the world) (|to us|to me)",
    "(|the) trust (you|you've|you have) placed in (me|us)",
    "(deeply|truly|incredibly|immensely|sincerely) (grateful|thankful)",
    "as part of our (ongoing|continued) commitment",
    "(completely|fully|truly|totally) understand your (frustration|concern|concerns|disappointment)",
    "we were impressed",
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
    ["Thank you for reaching out. The pump ships on Monday.", "Thank you for reaching out."],
    ["I understand how frustrating this must be for Ana.", "understand how frustrating this must be"],
    ["We value your business. The pump ships on Monday.", "We value your business."],
    ["We're so sorry for the delay with pump 4.", "We're so sorry for"],
  ],
  good: ["Thanks for the pump. Sorry I missed your call.", "We looked into the pump and saw rust."],
};
