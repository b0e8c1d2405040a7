import type { Examples, Rule } from "../rule.ts";

export const closingFormula: Rule = {
  id: "closing-formula",
  kind: "pattern",
  name: "Stock closing",
  explanation: "A friendly line that could end any letter, notice or post.",
  suggestion: "Keep one plain line, or none.",
  phrases: [
    "(feel free|don't hesitate|do not hesitate|free|hesitate) to reach out",
    "(look|looking) forward to (connecting|collaborating|continuing|contributing|exploring|a productive|your positive|catching up|discussing this|learning)",
    "can't wait to (connect|catch|welcome|share|meet)",
    "here's to new",
    "all the best in your",
  ],
};

export const examples: Examples = {
  bad: [
    ["As always, feel free to reach out if you have any questions.", "feel free to reach out"],
    ["I look forward to connecting with you.", "look forward to connecting"],
  ],
  good: [
    "Do not hesitate to call Ana if it breaks.",
    "Together, that saves us nine hours.",
    "Let me know which option you want.",
    "I'm proud of the pump. No pressure at all.",
  ],
};
