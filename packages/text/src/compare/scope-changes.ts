import type { Hunk } from "./diff.ts";
import { isOf, NARROWING } from "../document/word-classes.ts";
import type { Loose, LooseWords, Note } from "./row.ts";
import type { View } from "./view.ts";

// Words of one kind exclude each other only where the rest of the sentence stayed.
const CONTRAST_MIN = 0.6;
// What people write for a word that narrows.
const NARROWED =
  /^(?:but|al?though|though|however|excluding|apart|aside|besides|other|regardless|just|merely|alone|unless|until|not)$/;
const WIDENED = /^(?:only|solely|exclusively)$/;
const WITH = /^(?:with|of|by|for|at|in)$/;
// A word dropped from a sentence said in another way may be told by another.
const WIDENED_MIN = 0.8;

const BINDING = /^(?:if|when|where)$/;
const EXCEPTING = /^(?:unless|except|excluding|otherwise|if|apart|barring)$/;

// "Even if it fails" for "unless it fails" takes an exception back, and "even if" a condition.
const judgeEven = (loose: LooseWords, note: Note): void => {
  const even = loose.added.find(({ word, next }) => word === "even" && BINDING.test(next ?? ""));
  const excepted = loose.removed.find(({ word }) => EXCEPTING.test(word));
  if (even === undefined || loose.removed.some(({ word }) => word === "even")) return;
  if (excepted !== undefined) note("wording", "hard", excepted, even, `"${excepted.word}" became "even ${even.next}"`);
  else if (even.next === "if") note("wording", "hard", null, even, `the draft does not say "even" here`);
};

/** What a word narrows, widens or excepts: "only" put in, unless another word narrowed before, or left out, and "even if". */
export const judgeScope = (view: View, loose: LooseWords, note: Note): void => {
  judgeEven(loose, note);
  if (view.likeness < CONTRAST_MIN) return;
  // "Only then" and "only 2 bugs" weigh what they stand before, and exclude nothing.
  const narrows = ({ word, next, row, at }: Loose): boolean =>
    isOf(word, NARROWING) &&
    next !== "then" &&
    row.reading.facts[row.reading.fact[row.tokens[at + 1] as number] ?? -1]?.amount === undefined;
  const others = (item: Loose): boolean => isOf(item.word, NARROWING) || NARROWED.test(item.word);
  const added = loose.added.find(narrows);
  if (added !== undefined && !loose.removed.some(others))
    note("wording", "hard", null, added, `the draft does not say "${added.word}" here`);
  const removed = loose.removed.find(({ word, hunk, previous }) => {
    const { before, after } = view.hunks[hunk] as Hunk;
    return WIDENED.test(word) && !WITH.test(previous ?? "with") && before[1] - before[0] === 1 && after[0] === after[1];
  });
  if (removed !== undefined && !loose.added.some(others) && view.likeness >= WIDENED_MIN)
    note("wording", "hard", removed, null, `the draft says "${removed.word}" here`);
};
