import type { Examples, Rule } from "../rule.ts";

export const workCourtesy: Rule = {
  id: "work-courtesy",
  kind: "pattern",
  name: "Stock courtesy",
  explanation: "A courtesy that stands in any letter, notice or post.",
  suggestion: "Say what you are glad of, or leave it out.",
  // People write each of them, and a reader found none worth a mark.
  silent: true,
  cluster: true,
  phrases: [
    "a meaningful (difference|impact|way)",
    "meaningful (contribution|contributions|conversations|connections)",
    "wish you (continued|every|the very)",
    "wish you all the (best|success)",
    "continued (support|partnership|dedication|commitment|growth)",
    "your (unwavering|generosity|valuable|dedication|commitment|partnership|enthusiasm|contributions|flexibility)",
    "here to (help|support|assist)",
    "(happy|glad) to (help|discuss|send|talk|share|answer|put|connect)",
    "thank you for your (support|help|time|interest|message|feedback|email|hard|continued|commitment)",
    "a quick (note|reminder|heads)",
    "(i'm|i am|we're|we are) (proud|excited|thrilled|grateful|honored|delighted|humbled)",
    "look forward to (welcoming|the|our|building)",
    "looking forward to (working|welcoming|discussing|collaborating|the|our|what)",
    "(opportunity|chance) to (collaborate|connect|contribute|discuss|grow)",
    "honest (conversation|conversations|feedback)",
    "make your voice heard",
    "on behalf of the (entire|whole)",
    "(i'd|we'd) (suggest|recommend|appreciate|propose|love)",
    "if (it's|that's|that) (easier|useful|helpful|helps)",
  ],
};

export const examples: Examples = {
  bad: [],
  good: ["Thanks, Ana. The chapter on pumps is due on Monday."],
};
