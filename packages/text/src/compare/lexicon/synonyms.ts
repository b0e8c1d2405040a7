import { once } from "../../document/once.ts";
import { lemmas } from "./lemma.ts";
import { groupsOf } from "./meanings.ts";

// For each word the groups it is a member of.
const groups = once(() => {
  const groupsWith = new Map<string, number[]>();
  groupsOf("synonyms", /[|\n]/).forEach((group, index) => {
    for (const word of group.split(",")) groupsWith.set(word, [...(groupsWith.get(word) ?? []), index]);
  });
  return groupsWith;
});

/** What a folded word can mean, as keys that words of one meaning share: its plain forms and its groups of synonyms. */
export const sensesOf = (word: string): Set<string | number> => {
  const forms = lemmas(word);
  return new Set([...forms, ...forms.flatMap((form) => groups().get(form) ?? [])]);
};
