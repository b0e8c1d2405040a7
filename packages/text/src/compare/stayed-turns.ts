import { HIDDEN, isOf } from "../document/word-classes.ts";
import type { Edit, Item, SameMeaning } from "./edits.ts";
import { areOpposite } from "./lexicon/antonyms.ts";
import { forcesOf } from "./lexicon/force.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { has, isNegation, isSingle, type Finding, type Stay } from "./stay.ts";
import type { WordAt } from "./stayed-negation.ts";

const isRefusal = ({ word, next }: Item): boolean => next === "to" && isOf(word, HIDDEN);

// The text before a point in time: elsewhere "from" and "by" are no opposites.
const TIMED = /^(?:from|since|by|until|till)$/;

const WITH = /^with(?:out)?$/;
const PLACED = /^(?:in|into|out)$/;

const turns = (one: Item, other: Item): boolean => {
  if (one.isFact || other.isFact || !areOpposite(one.word, other.word)) return false;
  // "Infront" for "in front" mends a slip.
  if (`${one.previous}${one.word}` === other.word || `${other.previous}${other.word}` === one.word) return false;
  // "Opt in" and "opt out" are opposites, "the warning out" and "in force" are not.
  if (PLACED.test(one.word) && PLACED.test(other.word) && one.previous !== other.previous) return false;
  const isLoose = (item: Item): boolean => TIMED.test(item.word) && !item.leadsTime;
  return !isLoose(one) && !isLoose(other);
};
/** A word in the place of its opposite, and what is done where it was refused. */
export const oppositeIn = ({ removed, added }: Edit, same: SameMeaning, near: boolean): Finding | null => {
  // "Never" and "nobody" are opposites themselves.
  if ([...removed, ...added].some((item) => item.word === "not" && isNegation(item))) return null;
  // "With no stamp" is without one.
  const isDenied = [...removed, ...added].some(({ word }) => word === "no");
  for (const other of added)
    for (const one of removed)
      if (
        turns(one, other) &&
        !same(one.word, other.word) &&
        !(isDenied && WITH.test(one.word)) &&
        (near || one.isContent || other.isContent)
      )
        return { topic: "direction", severity: "hard", removed: one, added: other };
  const [shunned, done] = [has(removed, isRefusal), has(added, isRefusal)];
  if ((shunned === undefined) === (done === undefined)) return null;
  return { topic: "negation", severity: "hard", removed: shunned ?? null, added: done ?? null };
};

const DONE = /^(?:was|were|has|have|had|been)$/;
// "Swaps" and "is" tell of what is planned too.
const PAST = /^(?!is$|are$|am$|be$).*[^s](?<!ing)$/;
const OWNS = /^ha(?:s|ve|d)$/;
const THING = /^(?:an?|the|my|our|your|his|her|their|its|this|that|these|those|no|some|all|both)$/;
const NOW = /^(?:is|are|am|be|being)$/;

const isPlan = ({ word }: Item): boolean => word === "will" || word === "shall";

/** The word by which one side tells as done what the other plans. */
const doneIn = (items: readonly Item[], against: readonly Item[], { next }: Item): Item | undefined =>
  has(items, ({ word }) => DONE.test(word)) ??
  has(
    items,
    ({ word }) =>
      PAST.test(word) &&
      next !== undefined &&
      word !== next &&
      against.some((item) => item.word === next) &&
      lemmas(word).includes(next),
  );

/** A plan that is told as done, or the reverse. `left` is the edit without words that moved. */
export const tenseOf = ({ removed, added }: Edit, left: Edit): Finding | null => {
  const [was, is] = [has(left.removed, isPlan), has(left.added, isPlan)];
  const found = (one: Item | undefined, other: Item | undefined): Finding | null =>
    one === undefined || other === undefined
      ? null
      : { topic: "wording", severity: "hard", removed: one, added: other };
  if (was !== undefined && is === undefined) return found(was, doneIn(added, removed, was));
  if (is !== undefined && was === undefined) return found(doneIn(removed, added, is), is);
  const goesOn = has(added, ({ word }) => NOW.test(word)) !== undefined;
  return found(
    // Who has something may be said to hold it.
    has(removed, ({ word, next }) => DONE.test(word) && !(OWNS.test(word) && THING.test(next ?? ""))),
    goesOn ? has(added, ({ word }) => word.endsWith("ing")) : undefined,
  );
};

const SUBJECT: Readonly<Record<string, string>> = {
  him: "he",
  his: "he",
  her: "she",
  hers: "she",
  them: "they",
  their: "they",
  me: "i",
  my: "i",
  us: "we",
  our: "we",
};
const JOINTS = /^(?:and|or|as|well|is|are|was|were)$/;

const keyOf = (items: readonly Item[]): string =>
  items
    .filter((item) => item.isContent || forcesOf(item.word, item.next).some(([force]) => force === "person"))
    .map(({ word }) => SUBJECT[word] ?? word)
    .join(" ");

/** "Beds outsold sofas" told as "sofas outsold beds": what was said first, and the word that joined it, now come last. */
const isTurned = ({ removed: gone, added: none }: Edit, { removed: empty, added: back }: Edit): boolean => {
  const words = gone.map(({ word }) => word);
  const joint = words.pop() ?? "";
  return (
    none.length === 0 &&
    empty.length === 0 &&
    words.length > 0 &&
    !JOINTS.test(joint) &&
    gone.at(-1)?.isContent === true &&
    gone[0]?.isContent === true &&
    back.map(({ word }) => word).join(" ") === [joint, ...words].join(" ")
  );
};

/** The groups of words that stand where another stood, each pair once. */
const exchangesIn = ({ edits, view, close, near }: Stay, wordAt: WordAt, same: SameMeaning): Finding[] =>
  edits.flatMap((one, index): Finding[] => {
    const [was, is] = [keyOf(one.removed), keyOf(one.added)];
    const [removed, added] = [one.removed[0], one.added[0]];
    if (was === "" || is === "" || same(was, is) || removed === undefined || added === undefined) return [];
    const partner = edits.find((other, at) => at > index && keyOf(other.removed) === is && keyOf(other.added) === was);
    if (partner === undefined) return [];
    const [from, to] = [(one.added.at(-1) as Item).at + 1, (partner.added[0] as Item).at];
    const between = view.after.slice(from, to).map((_, at) => wordAt("after", from + at) ?? "");
    if (between.every((word) => JOINTS.test(word))) return [];
    // Pronouns change places where a sentence is said from the other side: "they met us", "we met them". Phrases that a word
    // of grammar leads may go anywhere: "from Monday", "after the break".
    const isNamed = removed.isContent && added.isContent;
    return [{ topic: "direction", severity: close || (near && isNamed) ? "hard" : "soft", removed, added }];
  });

/**
 * Two words or groups of words of one sentence that stand where the other stood. Where more of them do, or other facts came
 * in the place of some, whole clauses may have moved.
 */
export const exchangeIn = (stay: Stay, wordAt: WordAt, same: SameMeaning): Finding | null => {
  const { edits, view, close } = stay;
  // A sentence that was split, joined or turned to the passive moves its words without turning what it says.
  if (!isSingle(stay) || edits.some(({ added, removed }) => [...added, ...removed].some(({ word }) => word === "by")))
    return null;
  const at = close ? edits.findIndex((one, index) => index > 0 && isTurned(edits[index - 1] as Edit, one)) : -1;
  if (at > 0) {
    const [removed, added] = [edits[at - 1]?.removed[0] as Item, edits[at]?.added.at(-1) as Item];
    return { topic: "direction", severity: "hard", removed, added };
  }
  const found = exchangesIn(stay, wordAt, same);
  const isMoved = view.match.some((left, right) => left >= 0 && wordAt("before", left) !== wordAt("after", right));
  return found.length > 1 || isMoved ? null : (found[0] ?? null);
};
