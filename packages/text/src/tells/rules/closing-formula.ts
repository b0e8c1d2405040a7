import type { Examples, Rule } from "../rule.ts";

export const closingFormula: Rule = {
  id: "closing-formula",
  kind: "pattern",
  name: "Stock closing",
  explanation: "A friendly line that could end any letter, notice or post.",
  suggestion: "Keep one plain line, or none.",
  fix: "cut",
  phrases: [
    "(|if you have) any questions in the meantime",
    "(require|need) any further (information|details|assistance)",
    "(do not|don't) hesitate to (reach|contact me should)",
    "let (me|us) know which (option|one|works|suits|you'd)",
    "whichever (suits|works)",
    "(works|suits) you best",
    "we'd (love|also love|really love) (to|for|your)",
    "we would love (to|for|your)",
    "love to hear (from|what|your|how|about)",
    "we can't wait (|to)",
    "can't wait to (welcome|see|share|meet)",
    "look forward to (welcoming|discussing|connecting|collaborating|continuing)",
    "looking forward to (welcoming|connecting|catching)",
    "(happy|glad) to (walk|hop|jump)",
    "no pressure at all",
    "here's to (the|another|many)",
    "(a|) (huge|massive|heartfelt|special) thank you (|to)",
    "for everything you (do|have done)",
    "for everything you've (done|)",
    "(i'm|i am) (|most|particularly|really) proud of",
    "to everyone who",
    "(would not|wouldn't) have been possible without",
    "would have been possible without",
    "with (gratitude|heartfelt)",
    "means the world",
    "the next chapter",
    "a (real|huge|meaningful) difference",
    "(everything|all) you need to know",
  ],
};

export const examples: Examples = {
  bad: [
    ["The pump is in. We can't wait to see you!", "We can't wait to see you!"],
    ["The pump is in. Here's to the next ten years.", "Here's to the"],
  ],
  good: ["Do not hesitate to call Ana if it breaks.", "Let me know when the pump is in."],
};
