import { contains, isFactTopic, type Change, type Span } from "@rewrite-service/text";
import { isToCheck, isTrouble, type FactsAnswer } from "@rewrite-service/review";

/** A fact is said as the list of facts says it: whatever became of it is no matter of taste. */
export const isSure = ({ severity, topic }: Change): boolean => severity === "hard" || isFactTopic(topic);

const isAt = (one: Span | null, other: Span | null): boolean => one?.start === other?.start && one?.end === other?.end;

/** Two facts that swapped places are one change, though the comparison tells it of each. */
const swappedOnce = (changes: readonly Change[]): Change[] => {
  const open = new Set<string>();
  return changes.flatMap((change) => {
    const [, was, is] = /^"(.*)" became "(.*)": swapped places$/.exec(change.reason) ?? [];
    if (was === undefined) return [change];
    if (open.delete(`${is} ${was}`)) return [];
    open.add(`${was} ${is}`);
    return [{ ...change, reason: `"${was}" and "${is}" swapped places` }];
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
    ...swappedOnce(changes),
    ...unsaid.map((fact): Change => {
      const { before, after, reason } = fact;
      if (isToCheck(fact)) return { status: "changed", topic: "claim", severity: "soft", before, after, reason };
      const status = before === null ? "invented" : after === null ? "lost" : "changed";
      return { status, topic: "number", severity: "hard", before, after, reason };
    }),
  ];
};

/** How many places are worth a look, beside what became of facts. */
export const doubtsIn = (changes: readonly Change[]): number => changes.filter((change) => !isSure(change)).length;
