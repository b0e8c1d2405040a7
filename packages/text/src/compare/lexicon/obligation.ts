/** How binding a statement is, from "must" to "may". */
export type Force = "must" | "will" | "would" | "should" | "can" | "could" | "may";

const FORCES: Readonly<Record<string, Force>> = {
  must: "must",
  shall: "must",
  required: "must",
  obliged: "must",
  obligated: "must",
  mandatory: "must",
  will: "will",
  would: "would",
  should: "should",
  ought: "should",
  supposed: "should",
  recommended: "should",
  can: "can",
  able: "can",
  could: "could",
  may: "may",
  might: "may",
  perhaps: "may",
  possibly: "may",
  maybe: "may",
  optional: "may",
};
const BEFORE_TO: Readonly<Record<string, Force>> = {
  need: "must",
  needs: "must",
  needed: "must",
  have: "must",
  has: "must",
  had: "must",
  going: "will",
  allowed: "can",
  permitted: "can",
  free: "can",
};

/** The force that a folded word carries before the word `next`, or undefined. */
export const forceOf = (word: string, next: string | undefined): Force | undefined => {
  if (Object.hasOwn(FORCES, word)) return FORCES[word];
  return next === "to" && Object.hasOwn(BEFORE_TO, word) ? BEFORE_TO[word] : undefined;
};

const NEAR = new Set(["will would", "would will", "must should", "should must", "can may", "may can"]);
const SAME = new Set(["can could", "could can", "may could", "could may"]);

/** Whether people write one force for the other and mean the same: "could" for "may". */
export const areSame = (one: Force, other: Force): boolean => one === other || SAME.has(`${one} ${other}`);

/** Whether two forces are close enough that people reword one as the other. */
export const areNear = (one: Force, other: Force): boolean => NEAR.has(`${one} ${other}`);
