import { once } from "../document/once.ts";
import type { Fact } from "../facts/fact.ts";
import { partsOfWholes } from "./loose-figure.ts";
import { mayTell, mayTellInParts, writtenIn } from "./evidence.ts";

/** Whether a fact of the one text may be in the other in characters that the plain values of facts do not know. */
export interface Notations {
  /** Of the second text in the first. */
  isVouched: (fact: Fact) => boolean;
  /** Of the first text in the second. */
  isTold: (fact: Fact) => boolean;
}

// Texts that differ in more facts than this are not the same text; what is left is judged by its plain value alone.
const ASKED_MAX = 200;
const LENGTH_MAX = 60;

/** "£4.500" is no notation of "£4,500": `there` must not have the figure with the other mark. */
const isRepointed = (text: string, other: string, there: string): boolean =>
  text !== other && /[.,]\d{3}(?!\d)/.test(text) && there.includes(other);

/** Reads each of two texts when it is asked first. */
export const notationsOf = (before: string, after: string): Notations => {
  const [first, second] = [once(() => writtenIn(before)), once(() => writtenIn(after))];
  const isPartOfWhole = partsOfWholes(before, after);
  let asked = 0;
  const isAsked = ({ text }: Fact): boolean => text.length <= LENGTH_MAX && (asked += 1) <= ASKED_MAX;
  return {
    isVouched: (fact) =>
      isAsked(fact) && !isRepointed(fact.text, fact.text.replace(".", ","), before) && mayTell(fact, first()),
    isTold: (fact) =>
      isAsked(fact) &&
      !isRepointed(fact.text, fact.text.replace(",", "."), after) &&
      (mayTell(fact, second()) || mayTellInParts(fact, second()) || isPartOfWhole(fact)),
  };
};
