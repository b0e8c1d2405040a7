import type { ShownFact } from "./shown-fact.ts";

/** A fact that is stated more than once, in the same words and with the same fate, is one row. */
export interface FactGroup {
  key: string;
  facts: [ShownFact, ...ShownFact[]];
}

/** Facts in the order in which they came, those that are alike together. */
export const groupsOf = (facts: readonly ShownFact[]): FactGroup[] => {
  const groups = new Map<string, FactGroup>();
  for (const fact of facts) {
    const key = `${fact.before === null ? "new" : ""} ${fact.text.toLowerCase()}`;
    // Troubles stand alone: each has a place and a reason of its own.
    const alone = fact.state === "kept" || fact.state === "reworded" || fact.state === "pending" ? "" : fact.reason;
    const own = `${key} ${fact.state} ${alone}`;
    const group = groups.get(own);
    if (group === undefined) groups.set(own, { key: own, facts: [fact] });
    else group.facts.push(fact);
  }
  return [...groups.values()];
};

export const isSame = (one: ShownFact, other: ShownFact | undefined): boolean =>
  one.state === other?.state &&
  one.text === other.text &&
  one.reason === other.reason &&
  one.before?.start === other.before?.start &&
  one.after?.start === other.after?.start;
