/** What a word does to a statement beside naming something: how many it speaks of, what it binds to, how sure it is, who it is about. */
export type Force = "share" | "bound" | "limit" | "duty" | "doubt" | "condition" | "reason" | "person";

const rows: Readonly<Record<Force, string>> = {
  share: "all every whole entire everyone everybody everything|most mostly majority|some several few many|half",
  bound: "least minimum more over above plus|most maximum up less fewer under below|about approximately roughly around",
  limit: "only solely exclusively",
  duty: "must required mandatory compulsory obliged need needs have has had|should ought supposed advised recommended|will shall|would|can could may might able allowed free",
  doubt:
    "probably likely presumably maybe perhaps possibly possible might think thinks thought believe believes reckon reckons suspect suspects guess seem seems appear appears apparently hope hopes expect expects unclear|definite definitely certainly surely know knows found find shown proved proven",
  condition: "if provided whether|unless except",
  reason: "because therefore so due",
  person: "i me my mine we us our ours|you your yours|he him his she her hers they them their theirs",
};
const forces = new Map<string, readonly [Force, number][]>();
for (const [force, row] of Object.entries(rows))
  row.split("|").forEach((words, value) => {
    for (const word of words.split(" ")) forces.set(word, [...(forces.get(word) ?? []), [force as Force, value]]);
  });

const BEFORE_TO = /^(?:need|needs|have|has|had|up)$/;

const NEEDLESS: readonly [Force, number][] = [["duty", 5]];
// "Must not", "may not" and "cannot" forbid alike.
const FORBIDS = /^(?:must|may|can)$/;
const FORBIDDEN: readonly [Force, number][] = [["duty", 6]];

/** The forces of a folded word before the word `next`, each with the step of its scale. */
export const forcesOf = (word: string, next: string | undefined): readonly (readonly [Force, number])[] =>
  next === "not" && word === "need"
    ? NEEDLESS
    : next === "not" && FORBIDS.test(word)
      ? FORBIDDEN
      : BEFORE_TO.test(word) && next !== "to"
        ? []
        : (forces.get(word) ?? []);
