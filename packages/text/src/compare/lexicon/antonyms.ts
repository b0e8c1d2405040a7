import { once } from "../../document/once.ts";
import { lemmas } from "./lemma.ts";
import { meaningsOf } from "./meanings.ts";
import { deniedBy } from "./negation.ts";

// For each word its opposites, by their plain forms.
const opposites = once(() => {
  const sides = new Map<string, Set<string>>();
  const add = (words: readonly string[], against: readonly string[]): void => {
    for (const word of words) sides.set(word, new Set([...(sides.get(word) ?? []), ...against]));
  };
  for (const group of meaningsOf("opposites").split(" ")) {
    const [left, right] = group.split("/").map((side) => side.split(",")) as [string[], string[]];
    add(left, right);
    add(right, left);
  }
  return sides;
});

/** Whether one folded word says the opposite of the other, in any of their forms. */
export const areOpposite = (one: string, other: string): boolean => {
  if (one === other) return false;
  if (deniedBy(one) === other || deniedBy(other) === one) return true;
  const forms = lemmas(other);
  return lemmas(one).some((form) => {
    const known = opposites().get(form);
    return known !== undefined && forms.some((candidate) => known.has(candidate));
  });
};

/** Whether a folded word has an opposite at all. */
export const hasOpposite = (word: string): boolean =>
  deniedBy(word) !== null || lemmas(word).some((form) => opposites().has(form));
