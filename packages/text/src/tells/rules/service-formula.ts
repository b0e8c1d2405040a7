import type { Examples, Rule } from "../rule.ts";

export const serviceFormula: Rule = {
  id: "service-formula",
  kind: "pattern",
  name: "Customer-service formula",
  explanation: "Stock thanks, regret or sympathy, as an assistant writes to every customer.",
  suggestion: "Say what happened and what you do about it.",
  // People write them in nearly every reply to a customer.
  silent: true,
  phrases: [
    "(thank you|thanks) for (reaching out|getting in touch|contacting|bringing this|bringing it|letting us know|flagging|bearing with|joining today's|agreeing to)",
    "(thank you|thanks) (again|once again) for (reaching|getting|bringing|letting|sharing|your)",
    "thank you for (taking the time|sharing your)",
    "(thank you|thanks) for your (patience|understanding|cooperation|flexibility|consideration)",
    "apologies again",
    "(sorry|apologies|apologize|apologise) for (the|any) (inconvenience|confusion|trouble|frustration|disruption)",
    "for the inconvenience",
    "any inconvenience (this|caused)",
    "(i'm|we're|i am|we are) (sorry|so sorry|very sorry|truly sorry|really sorry) (for the|to hear|that your|that you|that our|about the)",
    "understand how (frustrating|inconvenient|disappointing|stressful|important|difficult)",
    "i (completely|fully|totally) understand",
    "(i've|i have|we've|we have) looked into",
    "gesture of (goodwill|apology|appreciation)",
    "by way of apology",
    "to (make|put) (this|things) right",
    "anything else i can help",
    "the experience we (want|aim)",
    "we value your",
  ],
};

export const examples: Examples = {
  bad: [],
  good: ["Thanks for the pump. Sorry I missed your call.", "We looked into the pump and saw rust."],
};
