import type { Alignment, Passage } from "./passage.ts";

// What opens and what closes; a mark that does both opens and closes by turns.
const KINDS = [
  [/[([{]/g, /[)\]}]/g],
  [/“/g, /”/g],
  [/"|\*\*/g, null],
] as const;

/** A mark of a list and a smiley close nothing. */
const NO_MARK = /(?:^|\n)\s*\w{1,2}\)|[:;]-?[()]/g;

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

/** Changes that each take or bring one of a pair, one group for what is open until it is closed again. */
const groupsOf = (passages: readonly Passage[]): Passage[][] =>
  KINDS.flatMap(([opens, closes]) => {
    const openedBy = (text: string): number => {
      const own = text.replace(NO_MARK, "");
      return count(own, opens) - (closes === null ? 0 : count(own, closes));
    };
    const groups: Passage[][] = [];
    let [group, open]: [Passage[], number] = [[], 0];
    for (const passage of passages) {
      const more = openedBy(passage.draft) - openedBy(passage.result);
      if (closes === null ? more % 2 === 0 : more === 0) continue;
      group.push(passage);
      open += more;
      if (closes === null ? open % 2 !== 0 : open !== 0) continue;
      groups.push(group);
      [group, open] = [[], 0];
    }
    return groups;
  });

/**
 * What belongs to a change because one of them has a bracket or a quotation mark and another its partner: decided apart,
 * they would leave one of both.
 */
export const pairedMarks = ({ passages }: Alignment): ((id: number) => Passage[]) => {
  const groups = groupsOf(passages);
  return (id) =>
    [...new Set(groups.filter((group) => group.some((one) => one.id === id)).flatMap((group) => group))].filter(
      (one) => one.id !== id,
    );
};
