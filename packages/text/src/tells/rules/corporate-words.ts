import type { Examples, Rule } from "../rule.ts";

export const corporateWords: Rule = {
  id: "corporate-words",
  kind: "vocabulary",
  name: "Corporate word",
  explanation: "Brochure language. One such word says nothing; several close together read as generated.",
  suggestion: "Name the thing that is done.",
  cluster: true,
  fix: "replace",
  words: {
    leveraging: "using",
    "streamline streamlined streamlining": "simplify simplified simplifying",
    "seamless seamlessly": "smooth smoothly",
    "foster fosters fostered fostering": "encourage encourages encouraged encouraging",
    holistic: "whole",
    synergy: "",
    "empower empowers empowered empowering empowerment": "",
    innovative: "new",
    tailored: "fitted",
    actionable: "",
    "cutting-edge": "new",
    impactful: "",
    "bolster bolstering": "strengthen strengthening",
    transformative: "",
    groundbreaking: "new",
    "game-changer game-changing": "",
    "advancements advancement": "advances advance",
    "showcase showcases showcased showcasing": "show shows showed showing",
    "elevate elevates elevated elevating": "raise raises raised raising",
    "revolutionize revolutionized revolutionizing": "change changed changing",
    nuanced: "",
    "unlock unlocking": "",
    "unleash unleashing": "",
    aspirations: "hopes",
    endeavors: "efforts",
  },
};

export const examples: Examples = {
  bad: [["A seamless, holistic process fosters trust.", "seamless"]],
  good: ["We leveraged the loan in May.", "The seamless steel pipe arrived."],
};
