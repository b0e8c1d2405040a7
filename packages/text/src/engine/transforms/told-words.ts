import { checkTells } from "../../tells/check.ts";
import { inCaseOf, type Transform } from "./transform.ts";

// What stands better than the policy's own replacement, or where it has none. "" leaves the word to the writer.
const PLAIN: Readonly<Record<string, string>> = {
  essential: "important",
  indispensable: "important",
  "a must-have": "worth having",
  versatile: "flexible",
  versatility: "flexibility",
  timeless: "lasting",
  unique: "distinct",
  exceptional: "very good",
  exceptionally: "very",
  extraordinary: "unusual",
  remarkable: "striking",
  remarkably: "very",
  immense: "great",
  immensely: "greatly",
  collaboration: "teamwork",
  unparalleled: "unmatched",
  transcends: "goes beyond",
  enigmatic: "puzzling",
  enchanting: "charming",
  captivating: "absorbing",
  palpable: "plain",
  ethereal: "delicate",
  impactful: "effective",
  transformative: "far-reaching",
  actionable: "usable",
  "game-changing": "important",
  adaptability: "flexibility",
  sustainability: "",
  compelling: "strong",
  aspirations: "hopes",
  resilient: "strong",
  interplay: "interaction",
  labyrinth: "maze",
  beacon: "light",
  memorable: "good",
  delightful: "pleasant",
  notably: "in particular",
  insights: "findings",
  "a wide range": "many kinds",
  "a variety": "many kinds",
  "a greater understanding of": "a better grasp of",
  "a deeper understanding of": "a better grasp of",
  "skills and knowledge": "skills",
  meticulously: "carefully",
  meticulous: "careful",
  invaluable: "very useful",
  showcasing: "showing",
  "thrilled to announce": "happy to say",
  "excited to announce": "happy to say",
  "thrilled to share": "happy to say",
  "excited to share": "happy to say",
  "i am reaching out": "I am writing",
  "warm regards,": "Regards,",
  "don't miss out": "do not miss it",
};

// Words that are nouns or verbs as well: after these determiners they are left alone.
const UNSAFE_BEFORE = /\b(?:an?|this|that|each|every|one)\s$/i;
const COUNTED = new Set(["collaboration", "insights"]);

/** Words that the checker finds in this text, in plainer ones. What the checker does not mind is not touched. */
export const toldWords: Transform = {
  name: "told-words",
  edits: (text, register) =>
    checkTells(text, { register }).findings.flatMap(({ start, end, excerpt, replacement, fixable }) => {
      const own = PLAIN[excerpt.toLowerCase()];
      const plain = own ?? (fixable ? replacement : null);
      if (!plain || (COUNTED.has(excerpt.toLowerCase()) && UNSAFE_BEFORE.test(text.slice(Math.max(0, start - 8), start))))
        return [];
      return [{ start, end, insert: own === undefined ? plain : inCaseOf(excerpt, plain) }];
    }),
};
