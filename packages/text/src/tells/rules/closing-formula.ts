import type { Examples, Rule } from "../rule.ts";

export const closingFormula: Rule = {
  id: "closing-formula",
  kind: "pattern",
  name: "Stock closing",
  explanation: "A friendly line that could end any letter, notice or post.",
  suggestion: "Keep one plain line, or none.",
  phrases: [
    "(feel free|don't hesitate|do not hesitate|free|hesitate) to reach out",
    "(look|looking) forward to (connecting|collaborating|contributing|exploring|a productive|your positive|catching up|discussing this|learning)",
    "can't wait to (connect|catch|welcome|share|meet)",
    "here's to new",
    "all the best in your",
  ],
  patterns: [
    {
      anchors: [
        "^what's",
        "^what (do|did|would|has|have|is|are|was)",
        "^how (do|does|did|are|have)",
        "^have you",
        "^who's",
        "^are you",
      ],
      // A question to all readers, with at most an invitation between it and the row of hashtags.
      source: "[a-z'’]+ [^.!?\\n]{5,130}\\?(?=[^#?]{0,110}#[a-z]\\w*\\s+#[a-z])",
    },
  ],
};

export const examples: Examples = {
  bad: [
    ["As always, feel free to reach out if you have any questions.", "feel free to reach out"],
    ["I look forward to connecting with you.", "look forward to connecting"],
    [
      "The pump runs.\n\nWhat's the best pump you've owned? Tell me in the comments. 👇\n\n#pumps #water",
      "What's the best pump you've owned?",
    ],
  ],
  good: [
    "Do not hesitate to call Ana if it breaks.",
    "Together, that saves us nine hours.",
    "Let me know which option you want.",
    "I'm proud of the pump. No pressure at all.",
    "I look forward to continuing the repair.",
    "What's the price you paid? Tell me in #pumps",
    "Know someone who'd fit? Tag them below!\n\n#pumps #jobs",
  ],
};
