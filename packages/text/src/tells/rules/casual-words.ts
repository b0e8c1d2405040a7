import type { Examples, Rule } from "../rule.ts";

export const casualWords: Rule = {
  id: "casual-words",
  kind: "human",
  name: "Everyday word",
  explanation: "An everyday word that machines seldom use.",
  suggestion: "",
  words: { "btw fyi ok okay yeah yep lol thx kinda gonna wanna stuff asap guys anyway basically pretty bunch": "" },
};

export const examples: Examples = {
  bad: [["ok, see you", "ok"]],
  good: ["Very well, see you."],
};
