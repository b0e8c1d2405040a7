import type { ShownFact } from "./shown-fact.ts";

/** A fact that is stated more than once, in the same words and with the same fate, is one row. */
export interface FactGroup {
  key: string;
  facts: [ShownFact, ...ShownFact[]];
}

/** Whether a fact is something to look at: the result does not say it, says something else, or says more than the draft. */
export const isTrouble = ({ state }: ShownFact): boolean =>
  state === "changed" || state === "lost" || state === "invented";

/** Whether a fact is said, but maybe of something else. */
export const isToCheck = ({ state, reason }: ShownFact): boolean => state === "reworded" && reason !== "";

// What was added has no place in the draft, and nobody looks for it.
const rankOf = ({ facts: [fact] }: FactGroup): number =>
  fact.state === "invented" ? 0 : isTrouble(fact) ? 1 : isToCheck(fact) ? 2 : 3;

/** Facts with the troubles first, what was added before the others, then those to check, else in the order in which they came, those that are alike together. */
export const groupsOf = (facts: readonly ShownFact[]): FactGroup[] => {
  const groups = new Map<string, FactGroup>();
  for (const fact of facts) {
    const key = `${fact.before === null ? "new" : ""} ${fact.text.toLowerCase()}`;
    // Troubles stand alone: each has a place and a reason of its own. What the text has yet to say again is one fact with it.
    const isOpen = fact.state === "kept" || fact.state === "pending";
    const own = isOpen ? key : `${key} ${fact.state} ${fact.reason}`;
    const group = groups.get(own);
    // A name that the draft says twice and the text once, with "he" for it, stands there once.
    const isTold = fact.after !== null && group?.facts.some(({ after }) => after?.start === fact.after?.start);
    if (group === undefined) groups.set(own, { key: own, facts: [fact] });
    else if (fact.state === "pending") group.facts.unshift(fact);
    else if (!isTold) group.facts.push(fact);
  }
  return [...groups.values()].sort((one, other) => rankOf(one) - rankOf(other));
};

/** The facts as they are counted: one for each row. */
export const rowsOf = (facts: readonly ShownFact[]): ShownFact[] => groupsOf(facts).map(({ facts: [first] }) => first);

/** The fact of the draft that a rewrite was stopped at: one that it would have stated next, not one that it had stated before. */
export const nearOf = (facts: readonly ShownFact[], { near }: { near: string | null }): ShownFact | null => {
  if (near === null) return null;
  const named = ` ${near.replace(/\.$/, "")} `;
  return facts.find(({ state, text }) => state === "pending" && ` ${text} `.includes(named)) ?? null;
};

export const isSame = (one: ShownFact, other: ShownFact | undefined): boolean =>
  one.state === other?.state &&
  one.text === other.text &&
  one.became === other.became &&
  one.reason === other.reason &&
  one.before?.start === other.before?.start &&
  one.after?.start === other.after?.start;
