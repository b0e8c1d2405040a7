import { contains, isFactTopic, type Change, type Span } from "@rewrite-service/text";
import { isToCheck, isTrouble, type FactsAnswer } from "@rewrite-service/review";

/** A fact is said as the list of facts says it: whatever became of it is no matter of taste. */
export const isSure = ({ severity, topic }: Change): boolean => severity === "hard" || isFactTopic(topic);

const isAt = (one: Span | null, other: Span | null): boolean => one?.start === other?.start && one?.end === other?.end;

/** Two facts that changed places are one change, though the comparison tells it of each. */
const exchangedOnce = (changes: readonly Change[]): Change[] => {
  const open = new Set<string>();
  return changes.filter(({ reason }) => {
    const [, was, is] = /^"(.*)" became "(.*)": the two changed places$/.exec(reason) ?? [];
    if (was === undefined) return true;
    if (open.delete(`${is} ${was}`)) return false;
    return open.add(`${was} ${is}`);
  });
};

/**
 * All that a reader of the second text is told otherwise: what the comparison says, and the facts that the list of facts
 * calls missing, or asks to check, where the comparison says nothing of them, so that the headline and the list never differ.
 */
export const changesOf = ({ comparison, facts }: Pick<FactsAnswer, "comparison" | "facts">): Change[] => {
  const all = comparison?.changes ?? [];
  const unsaid = facts.filter(
    (fact) =>
      (isTrouble(fact) || isToCheck(fact)) &&
      !all.some(({ before, after }) => isAt(before, fact.before) && isAt(after, fact.after)),
  );
  // What became of a part of a fact is told of the whole: "10-4" for its "10".
  const isPart = ({ topic, before: part }: Change): boolean =>
    isFactTopic(topic) && part !== null && unsaid.some(({ before }) => before !== null && contains(before, part));
  // What is missing is named as in the list, "4 chairs", and is as sure as there: "tomorrow".
  const named = (change: Change): Change => {
    const fact = facts.find((one) => one.state === "lost" && isAt(one.before, change.before));
    return change.status === "lost" && fact !== undefined
      ? { ...change, severity: "hard", reason: fact.reason || change.reason }
      : change;
  };
  const changes = all.filter((change) => !isPart(change)).map(named);
  return [
    ...exchangedOnce(changes),
    ...unsaid.map((fact): Change => {
      const { before, after, reason } = fact;
      if (isToCheck(fact)) return { status: "changed", topic: "claim", severity: "soft", before, after, reason };
      const status = before === null ? "invented" : after === null ? "lost" : "changed";
      return { status, topic: "number", severity: "hard", before, after, reason };
    }),
  ];
};

/** How many places surely changed: of two facts that changed places, both. */
export const sureIn = (changes: readonly Change[]): number =>
  changes.filter(isSure).length + changes.filter(({ reason }) => reason.endsWith("the two changed places")).length;

/** How many places are worth a look, beside what became of facts. */
export const doubtsIn = (changes: readonly Change[]): number => changes.filter((change) => !isSure(change)).length;
