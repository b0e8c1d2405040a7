import type { Examples, Rule } from "../rule.ts";

export const futureOptimism: Rule = {
  id: "future-optimism",
  kind: "pattern",
  name: "Bright future",
  explanation: "Ends on a hopeful future that the facts do not hold.",
  suggestion: "Say what happens next, and when.",
  phrases: [
    "as (we|you|they|technology|society|i) (move|moves|look|looks|continue|continues|embark|navigate|step|evolve|evolves|strive|work) (forward|ahead|to|on|the|toward|towards)",
    "moving forward",
    "(continue|continues|continued|continuing) to (evolve|grow|thrive|shape|inspire|push|serve|drive|make|strive|build|support|learn|be a|play|explore|work)",
    "a (bright|brighter|better|more) (sustainable|equitable|inclusive|just|future)",
    "(bright|brighter|better|sustainable) future",
    "the (road|journey|path) ahead",
    "for (generations|years) to come",
    "future (generations|endeavors|opportunities|success)",
    "(continued|future) success",
    "a (more|) (sustainable|equitable|inclusive|just|connected|harmonious) (and|future|world|society)",
    "new (chapter|heights|horizons|era|possibilities|opportunities|perspectives)",
    "endless possibilities",
    "the possibilities are",
    "(together|) we can",
    "push the boundaries",
    "pushing the boundaries",
    "(strive|strives|striving|strived) (to|for)",
    "on this journey",
    "this journey",
  ],
};

export const examples: Examples = {
  bad: [
    ["As we move forward, the team will grow.", "As we move forward"],
    ["Let us build a brighter future.", "a brighter future"],
  ],
  good: ["We move the servers on Friday."],
};
