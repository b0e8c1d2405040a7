import { once } from "../../document/once.ts";
import { lemmas } from "./lemma.ts";
import { meaningsOf } from "./meanings.ts";

// For each word the kinds it is a member of.
const kinds = once(() => {
  const kindsOf = new Map<string, number[]>();
  meaningsOf("contrasts")
    .split("|")
    .forEach((group, index) => {
      for (const word of group.split(",")) kindsOf.set(word, [...(kindsOf.get(word) ?? []), index]);
    });
  return kindsOf;
});

/** Whether two folded words are different members of one kind, in any of their forms. */
export const areContrasting = (one: string, other: string): boolean => {
  const forms = lemmas(other);
  return lemmas(one).some((form) => {
    const mine = kinds().get(form);
    return (
      mine !== undefined &&
      !forms.includes(form) &&
      forms.some(
        (candidate) =>
          kinds()
            .get(candidate)
            ?.some((kind) => mine.includes(kind)) === true,
      )
    );
  });
};

/** Whether a folded word is a member of a kind at all. */
export const hasContrast = (word: string): boolean => lemmas(word).some((form) => kinds().has(form));
