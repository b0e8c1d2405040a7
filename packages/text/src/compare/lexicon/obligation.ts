/** How binding a statement is, from "must" to "can", and what is only meant to be; "could", "may" and "might" are written for "can". */
export type Force = "must" | "will" | "would" | "should" | "can" | "hope";

const table = (rows: Readonly<Partial<Record<Force, string>>>): ReadonlyMap<string, Force> =>
  new Map(Object.entries(rows).flatMap(([force, words]) => words.split(" ").map((word) => [word, force as Force])));

const FORCES = table({
  must: "must shall required obliged obligated mandatory",
  will: "will",
  would: "would",
  should: "should ought supposed recommended",
  can: "can able could may might perhaps possibly maybe optional",
});
const BEFORE_TO = table({
  must: "need needs needed have has had",
  will: "going",
  can: "allowed permitted free nice",
  hope: "expect expects expected plan plans planned hope hopes intend intends intended aim aims try tries",
});

const ADVISING = /\b(?:recommend|suggest|advise|propose|rather|prefer|like)\b/;
const POSSIBLE = /\b(?:be|it) (?:be )?(?:possible|able)\b/;

/** The force that a folded word carries before the word `next`, or undefined. `rest` are the words that follow, as far as they are known. */
export const forceOf = (word: string, next: string | undefined, rest = ""): Force | undefined => {
  // "Shall I write it?" asks what "should I" asks.
  if (word === "shall" && /^(?:i|we)$/.test(next ?? "")) return "should";
  if (word === "would" && ADVISING.test(rest)) return "should";
  if ((word === "would" || word === "will") && POSSIBLE.test(rest)) return "can";
  return FORCES.get(word) ?? (next === "to" ? BEFORE_TO.get(word) : undefined);
};

const NEAR = /^(?:will would|would will|must should|should must|should hope|hope should)$/;

/** Whether two forces are close enough that people reword one as the other. */
export const areNear = (one: Force, other: Force): boolean => NEAR.test(`${one} ${other}`);
