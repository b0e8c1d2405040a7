const CONDITIONAL = new Set("if unless pending assuming barring".split(" "));
// Words that open a condition before one of the words that follow.
const BEFORE_WORD = new Map(
  "subject:to contingent:on,upon conditional:on,upon conditioned:on,upon dependent:on,upon depending:on,upon long:as soon:as condition:that in:case"
    .split(" ")
    .map((row) => row.split(":") as [string, string]),
);
// "once more", "once a week": times, and no condition.
const NO_ONCE = /^(?:(?:more|again|per|every|each|in|or|and|at)\b|an? (?:day|week|month|quarter|year)\b)/;
const TIME = /^(?:when|whenever|after|before|until|till|upon|without|following|provid(?:ed|ing))$/;
// A time that has to come first: somebody's leave, or what is or happens as a rule. What was once so is told, not asked for.
const ASKS =
  /\b(?:is|are|has|have|gets?|approv\w+|consent|permission|confirmation|receipt|completion|signature|authori[sz]ation|payment|review|clearance|agreement)\b|[a-rt-z]s\b/;

const OPENERS = new Set([...CONDITIONAL, ...BEFORE_WORD.keys(), ..."once should".split(" ")]);

/** Whether a folded word can open a condition, before what follows it is read. */
export const mayBind = (word: string): boolean => OPENERS.has(word) || TIME.test(word);

/** How a folded word binds what it stands in: 2 as a condition, 1 as a time that has to come first, 0 not at all. `rest` is what follows it. */
export const bindsBy = (word: string, rest: string): 0 | 1 | 2 => {
  if (CONDITIONAL.has(word)) return 2;
  if (word === "once") return NO_ONCE.test(rest) ? 0 : 2;
  if (/^provid(?:ed|ing)$/.test(word) && rest.startsWith("that")) return 2;
  if (TIME.test(word)) return ASKS.test(rest) ? 1 : 0;
  return BEFORE_WORD.get(word)
    ?.split(",")
    .includes(rest.split(" ", 1)[0] as string) === true
    ? 2
    : 0;
};

// Words by which a sentence of its own makes a condition, on either side of them: "this depends on the tests".
const RESTATES =
  /^(?:depend(?:s|ed|ing|ent)?|hinges?|require[sd]?|requiring|needs?|needed|contingent|conditional|prerequisite|first|only|still|otherwise|provided)$/;

/** Whether a folded word can make a condition of what stands around it. */
export const mayRestate = (word: string): boolean => RESTATES.test(word);

// What a clause does to its sentence: 0 binds it, 1 excepts from it, 2 gives its cause, 3 leaves it as it is, whatever the clause says.
const TURNS = new Map(
  [
    "if provided providing assuming once when whenever after",
    "unless barring before",
    "because since",
    "although though despite regardless",
  ].flatMap((row, kind) => row.split(" ").map((word): [string, number] => [word, kind])),
);

/** Whether a clause does another thing to its sentence where the one folded word opens it for the other. */
export const turnsCondition = (one: string, other: string): boolean => {
  const [was, is] = [TURNS.get(one), TURNS.get(other)];
  return was !== undefined && is !== undefined && was !== is && (was < 2 || is < 2);
};
