import { once } from "../../document/once.ts";
import { lemmas } from "./lemma.ts";
import { groupsOf } from "./meanings.ts";
import { deniedBy } from "./negation.ts";

// For each word its opposites, by their plain forms.
const opposites = once(() => {
  const sides = new Map<string, Set<string>>();
  const add = (words: readonly string[], against: readonly string[]): void => {
    for (const word of words) sides.set(word, new Set([...(sides.get(word) ?? []), ...against]));
  };
  for (const group of groupsOf("opposites", /\s+/)) {
    const [left = [], right = []] = group.split("/").map((side) => side.split(","));
    add(left, right);
    add(right, left);
  }
  return sides;
});

const LACKING = /(?:less|ful)$/;

const differByEnding = (one: string, other: string): boolean =>
  LACKING.test(one) && LACKING.test(other) && one.replace(LACKING, "") === other.replace(LACKING, "");

const GRADED = /(?:i?er|i?est)$/;
/** The plain forms of two words that compare in the same way: "louder" and "quieter". */
const gradedForms = (one: string, other: string): [string[], string[]] | null => {
  const [mine, theirs] = [GRADED.exec(one)?.[0], GRADED.exec(other)?.[0]];
  if (mine === undefined || theirs === undefined || mine.at(-1) !== theirs.at(-1)) return null;
  const plain = (word: string, ending: string): string[] => {
    const stem = word.slice(0, -ending.length);
    return ending.startsWith("i") ? [`${stem}y`] : [stem, `${stem}e`];
  };
  return [plain(one, mine), plain(other, theirs)];
};

/** Whether one folded word says the opposite of the other, in any of their forms. */
export const areOpposite = (one: string, other: string): boolean => {
  if (one === other) return false;
  const [mine, theirs] = [lemmas(one), lemmas(other)];
  const denies = (denied: string | null, forms: readonly string[]): boolean =>
    denied !== null && lemmas(denied).some((form) => forms.includes(form));
  if (denies(deniedBy(one), theirs) || denies(deniedBy(other), mine) || differByEnding(one, other)) return true;
  const isListed = (forms: readonly string[], against: readonly string[]): boolean =>
    forms.some((form) => {
      const known = opposites().get(form);
      return known !== undefined && against.some((candidate) => known.has(candidate));
    });
  const graded = gradedForms(one, other);
  return isListed(mine, theirs) || (graded !== null && isListed(...graded));
};
