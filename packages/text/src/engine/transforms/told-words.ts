import { checkTells } from "../../tells/check.ts";
import { inCaseOf, type Transform } from "./transform.ts";

// What stands better than the policy's own replacement, or where it has none. "" leaves the word to the writer.
const PLAIN: Readonly<Record<string, string>> = {
  essential: "important",
  indispensable: "important",
  "a must-have": "worth having",
  versatile: "adaptable",
  versatility: "flexibility",
  timeless: "lasting",
  unique: "distinct",
  exceptional: "excellent",
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
  "skills and expertise": "skills",
  expertise: "knowledge",
  streamlined: "",
  elevate: "improve",
  elevates: "improves",
  elevating: "improving",
  elevated: "",
  cultivated: "",
  "truly remarkable": "striking",
  "truly special": "special",
  "skills and knowledge": "skills",
  "deeply rooted": "rooted",
  "embark on": "start",
  "embarked on": "started",
  "embarking on": "starting",
  "delve into": "look into",
  "delves into": "looks into",
  "delved into": "looked into",
  "delving into": "looking into",
  "dive into": "look into",
  "diving into": "looking into",
  "strive to": "try to",
  "strives to": "tries to",
  "striving to": "trying to",
  "highlights the importance": "shows the importance",
  "offers a variety": "offers many kinds",
  innovations: "new ideas",
  harmoniously: "well",
  breathtaking: "beautiful",
  cherished: "loved",
  "profound impact": "strong effect",
  "a profound impact on": "a strong effect on",
  "positive impact": "good effect",
  "significant impact": "large effect",
  "a significant impact on": "a large effect on",
  inherently: "by nature",
  thrive: "do well",
  thrives: "does well",
  mesmerizing: "striking",
  "a must-try": "worth trying",
  "seeks to": "tries to",
  "sought to": "tried to",
  "continues to evolve": "keeps changing",
  "the complexities of": "the difficulties of",
  "the realm of": "the field of",
  heartfelt: "warm",
  genuine: "real",
  nuanced: "subtle",
  resilience: "strength",
  meticulously: "carefully",
  meticulous: "careful",
  invaluable: "very useful",
  showcasing: "showing",
  perspectives: "views",
  captivated: "fascinated",
  encompasses: "covers",
  encompassing: "covering",
  epitomizes: "typifies",
  embodies: "represents",
  embodying: "representing",
  encapsulates: "sums up",
  "to enhance": "to improve",
  "seeks to enhance": "seeks to improve",
  "to foster": "to encourage",
  "to ensure that": "to make sure that",
  "to ensure that all": "to make sure that all",
  "ensuring that all": "making sure that all",
  "ensure that all": "make sure that all",
  "i am reaching out": "I am writing",
  "warm regards,": "Regards,",
};

// Words that are nouns or verbs as well: after these determiners they are left alone.
const UNSAFE_BEFORE = /\b(?:an?|this|that|each|every|one)\s$/i;
const COUNTED = new Set(["collaboration", "insights"]);

// "Essential" before a word of its own is an adjective; elsewhere it may be a noun, or open "essential that".
const isNoun = (text: string, start: number, end: number): boolean =>
  !/(?:\b(?:an?|the|is|are|was|were|be|more|most|and|so|as|very|other|many|some|these|those|our|your|its|their|his|her)|,)\s$/i.test(
    text.slice(Math.max(0, start - 8), start),
  ) || !/^\s(?!that\b)[a-z]/.test(text.slice(end, end + 6));

/** Words that the checker finds in this text, in plainer ones. What the checker does not mind is not touched. */
export const toldWords: Transform = {
  name: "told-words",
  edits: (text, register) =>
    checkTells(text, { register }).findings.flatMap(({ start, end, excerpt, replacement, fixable }) => {
      const own = PLAIN[excerpt.toLowerCase()];
      const plain = own ?? (fixable ? replacement : null);
      if (!plain) return [];
      if (excerpt.toLowerCase() === "essential" && isNoun(text, start, end)) return [];
      if (COUNTED.has(excerpt.toLowerCase()) && UNSAFE_BEFORE.test(text.slice(Math.max(0, start - 8), start)))
        return [];
      return [{ start, end, insert: own === undefined ? plain : inCaseOf(excerpt, plain) }];
    }),
};
