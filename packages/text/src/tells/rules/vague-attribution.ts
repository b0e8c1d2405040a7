import type { Examples, Rule } from "../rule.ts";

export const vagueAttribution: Rule = {
  id: "vague-attribution",
  kind: "pattern",
  name: "Vague source",
  explanation: "Names nobody. Machines and people both do it.",
  suggestion: "Name who said it.",
  hint: true,
  phrases: [
    "(experts|critics|scholars|observers|analysts) (say|believe|argue|suggest|agree|claim|note)",
    "(many|some) (argue|believe|say) that",
    "(studies|research) (show|shows|suggest|suggests) that",
  ],
};

export const examples: Examples = {
  bad: [["Experts say it will rain.", "Experts say"]],
  good: ["Ana says it will rain."],
};
