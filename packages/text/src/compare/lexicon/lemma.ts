import { once } from "../../document/once.ts";
import { groupsOf } from "./meanings.ts";

// For each form that no rule derives its plain form.
const irregular = once(
  () =>
    new Map(
      groupsOf("irregular", /,/).flatMap((row) => {
        const [plain = "", ...forms] = row.split(" ");
        return forms.map((form): [string, string] => [form, plain]);
      }),
    ),
);

/** The plain forms a folded word can come from, itself first. */
export const lemmas = (word: string): string[] => {
  const forms = [word];
  const plain = irregular().get(word);
  if (plain !== undefined) forms.push(plain);
  const stem = (ending: string): string | null =>
    word.length > ending.length + 2 && word.endsWith(ending) ? word.slice(0, -ending.length) : null;
  const plural = stem("s");
  if (plural !== null) forms.push(plural);
  const es = stem("es");
  if (es !== null) forms.push(es);
  const ies = stem("ies") ?? stem("ied");
  if (ies !== null) forms.push(`${ies}y`);
  for (const ending of ["ed", "ing"]) {
    const base = stem(ending);
    if (base === null) continue;
    forms.push(base, `${base}e`);
    if (base.at(-1) === base.at(-2)) forms.push(base.slice(0, -1));
  }
  const ly = stem("ly");
  if (ly !== null) forms.push(ly);
  return forms;
};
