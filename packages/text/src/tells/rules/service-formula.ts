import type { Examples, Rule } from "../rule.ts";

export const serviceFormula: Rule = {
  id: "service-formula",
  kind: "pattern",
  name: "Customer-service formula",
  explanation: "Stock thanks, regret or sympathy, as an assistant writes to every customer.",
  suggestion: "Say what happened and what you do about it.",
  fix: "cut",
  phrases: [
    "(thank you|thanks) (|so much|again|once again) for (reaching out|getting in touch|contacting|bringing this|bringing it|letting us know|flagging)",
    "(thank you|thanks) for (thinking of|choosing|trusting|bearing with)",
    "(thank you|thanks) (|again|once again) for (sharing your|taking the time to share|taking the time to leave)",
    "thank you (|again|once again) for your (continued|generous|honest|honesty)",
    "(really|truly) appreciate your (patience|understanding|flexibility|business|support|help and)",
    "we're (so|very|truly|really) sorry (for|that|to hear|about)",
    "(truly|sincerely|genuinely|deeply) sorry",
    "(sorry|apologise|apologize) for the inconvenience",
    "understand how (frustrating|inconvenient|disappointing|disruptive|stressful|important|difficult|upsetting|worrying)",
    "fell short of",
    "we value your",
    "after careful consideration",
    "(doing|do) everything we can",
    "(news|answer|outcome) you were hoping for",
  ],
};

export const examples: Examples = {
  bad: [
    ["Thank you for reaching out. The pump ships on Monday.", "Thank you for reaching out."],
    ["We're so sorry for the delay with pump 4.", "We're so sorry for"],
  ],
  good: ["Thanks for the pump. Sorry I missed your call.", "We looked into the pump and saw rust."],
};
