import { editsOf, type Transform } from "./transform.ts";

// A tail that tells the effect of the clause before it: present and past of its verb.
const TAILS: Readonly<Record<string, readonly [present: string, past: string]>> = {
  ensuring: ["ensures", "ensured"],
  making: ["makes", "made"],
  highlighting: ["shows", "showed"],
  emphasizing: ["stresses", "stressed"],
  underscoring: ["shows", "showed"],
  showcasing: ["shows", "showed"],
  demonstrating: ["shows", "showed"],
  illustrating: ["shows", "showed"],
  reflecting: ["reflects", "reflected"],
  reinforcing: ["strengthens", "strengthened"],
  enabling: ["enables", "enabled"],
  allowing: ["allows", "allowed"],
  reducing: ["reduces", "reduced"],
  promoting: ["promotes", "promoted"],
  fostering: ["encourages", "encouraged"],
  enhancing: ["improves", "improved"],
  creating: ["creates", "created"],
  facilitating: ["eases", "eased"],
  improving: ["improves", "improved"],
  increasing: ["increases", "increased"],
  boosting: ["raises", "raised"],
  strengthening: ["strengthens", "strengthened"],
  causing: ["causes", "caused"],
  minimizing: ["reduces", "reduced"],
  "paving the way for": ["prepares for", "prepared for"],
  "leading to": ["leads to", "led to"],
  "resulting in": ["results in", "resulted in"],
  "contributing to": ["contributes to", "contributed to"],
};

const PATTERN = new RegExp(
  `, (?:thereby |ultimately |thus |further )?(${Object.keys(TAILS).join("|")}) (?=(?:an?|the|this|that|its?|our|your|their|his|her|them|him|us|you|more|every|each|all|both|people|users|customers|teams|long|high|low|better)\\b)([^,.;:!?\\n]{2,120})(?=[.!?])`,
  "gi",
);
const PRESENT =
  /\b(?:is|are|am|has|have|can|will|do|does|may|must|should|let|make|makes|provides?|offers?|helps?|uses?|allows?|needs?|works?|gives?|keeps?|brings?|combines?|includes?|requires?|supports?|remains?|plays?|demonstrates?|shows?|finds?|have|proposes?|presents?|achieves?|facilitates?|enables?)\b|['’](?:re|ll|ve)\b/i;
const PAST =
  /\b(?:was|were|had|did|went|came|took|gave|made|began|got|left|kept|held|led|built|sent|saw|found|became|rose|fell|grew|[a-z]{3,}ed)\b/i;

/** The tense of the clause before a tail, or null where the words do not say it plainly. */
const isPast = (clause: string): boolean | null => {
  const present = PRESENT.test(clause);
  const past = PAST.test(clause);
  return present === past || /\b(?:could|would|might)\b/i.test(clause) ? null : past;
};

/** ", ensuring the …" at the end of a sentence becomes ", which ensures the …", in the tense of its sentence. */
export const participleTail: Transform = {
  name: "participle-tail",
  edits: (text) =>
    editsOf(text, PATTERN, (match) => {
      const from = Math.max(0, match.index - 240);
      const before = text.slice(from, match.index);
      const sentence = before.slice(Math.max(before.lastIndexOf("\n") + 1, before.search(/[^.!?]*$/)));
      // What follows the last comma has to be a clause of its own; else this may be an item of a list.
      const clause = sentence.slice(sentence.lastIndexOf(",") + 1);
      if (clause.trim().split(/\s+/).length < 3 || /^\s*(?:and|or|[a-z]+ing)\b/.test(clause)) return null;
      const past = isPast(clause);
      const [present, then] = TAILS[(match[1] as string).toLowerCase()] ?? [];
      // A second participle after it would be left hanging.
      if (past === null || present === undefined || /\band [a-z]+ing\b/.test(match[2] as string)) return null;
      const verb = past ? then : present;
      return `, which ${verb} ${match[2]}`;
    }),
};
