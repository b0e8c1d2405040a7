import type { Examples, Rule } from "../rule.ts";

export const closingFormula: Rule = {
  id: "closing-formula",
  kind: "pattern",
  name: "Stock closing",
  explanation: "A friendly line that could end any letter, notice or post.",
  suggestion: "Keep one plain line, or none.",
  // Half of them say something in their place.
  silent: true,
  phrases: [
    "(|if you have) any questions in the meantime",
    "(require|need) any further (information|details|assistance)",
    "(do not|don't) hesitate to (reach|contact me should)",
    "(happy|glad) to (hop|jump) on",
    "we can't wait to",
    "can't wait to (welcome|see|share|meet)",
    "look forward to (welcoming|discussing|connecting|collaborating|continuing)",
    "looking forward to (welcoming|connecting|catching)",
    "for everything you do",
    "(would not|wouldn't) have been possible without",
    "would have been possible without",
    "the next chapter",
  ],
};

export const examples: Examples = {
  bad: [],
  good: [
    "Do not hesitate to call Ana if it breaks.",
    "Let me know which option you want.",
    "I'm proud of the pump. No pressure at all.",
  ],
};
