import type { Examples, Rule } from "../rule.ts";

export const serviceFormula: Rule = {
  id: "service-formula",
  kind: "pattern",
  name: "Stock courtesy",
  explanation: "Stock thanks, regret or sympathy, as AI models write it in letter after letter.",
  suggestion: "Say what happened and what you do about it.",
  fix: "cut",
  phrases: [
    "(thank you|thanks) (|so much|again|once again) for (reaching out|getting in touch|contacting|bringing this|bringing it)",
    "(thank you|thanks) for (thinking of|choosing|trusting|bearing with)",
    "(thank you|thanks) (|again|once again) for (sharing your|taking the time to share|taking the time to leave)",
    "thank you for your (continued|understanding)",
    "thank you once again for",
    "we (truly|sincerely|deeply) appreciate",
    "appreciate your (understanding|input|willingness|feedback|interest|business|flexibility|consideration)",
    "(sincere|heartfelt|deepest) gratitude",
    "valued (customer|customers|client)",
    "rest assured",
    "we're (so|very|truly|really) sorry (for|that|to hear|about)",
    "(sorry|apologise|apologize) for the inconvenience",
    "understand how (frustrating|inconvenient|disappointing|disruptive|stressful|difficult|upsetting|worrying)",
    "fell short of",
    "we value your",
    "(completely|fully|truly|totally) understand (your|the) (frustration|concern|concerns|disappointment)",
    "we were impressed",
  ],
};

export const examples: Examples = {
  bad: [
    ["Thank you for reaching out. The pump ships on Monday.", "Thank you for reaching out."],
    ["We're so sorry for the delay with pump 4.", "We're so sorry for"],
  ],
  good: ["Thanks for the pump. Sorry I missed your call.", "We looked into the pump and saw rust."],
};
