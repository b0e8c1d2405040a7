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
  /\b(?:is|are|am|has|have|can|will|do|does|may|must|should|let|make|makes|provides?|offers?|helps?|uses?|allows?|needs?|works?|gives?|keeps?|brings?|combines?|includes?|requires?|supports?|remains?|plays?)\b|['’](?:s|re|ll|ve)\b/i;
const PAST = /\b(?:was|were|had|did|went|came|took|gave|made|could|would|[a-z]{3,}ed)\b/i;

/** The tense of the clause before a tail, or null where the words do not say it plainly. */
const isPast = (clause: string): boolean | null => {
  const present = PRESENT.test(clause);
  const past = PAST.test(clause);
  return present === past ? (present ? false : null) : past;
};

/** ", ensuring the …" at the end of a sentence becomes ", which ensures the …", in the tense of its sentence. */
export const participleTail: Transform = {
  name: "participle-tail",
  edits: (text) =>
    editsOf(text, PATTERN, (match) => {
      const from = Math.max(0, match.index - 240);
      const before = text.slice(from, match.index);
      const clause = before.slice(Math.max(before.lastIndexOf("\n"), before.search(/[^.!?]*$/)) + 0);
      // One comma more and it may be an item of a list.
      if (clause.includes(",") || clause.trim().split(/\s+/).length < 3) return null;
      const past = isPast(clause);
      const [present, then] = TAILS[(match[1] as string).toLowerCase()] ?? [];
      if (past === null || present === undefined) return null;
      const verb = /\b(?:can|will|may|must|should|could|would|to)\s+\w+(?:\s|$)/.test(clause)
        ? present
        : past
          ? then
          : present;
      return `, which ${verb} ${match[2]}`;
    }),
};
