import { changeOf, type Change } from "./comparison.ts";
import { shareLemma } from "./lexicon/lemma.ts";
import { forceOf } from "./lexicon/obligation.ts";
import { differInShare, isShare, qualifierOf, type Qualifier } from "./lexicon/qualifier.ts";
import { unitWord } from "./lexicon/unit-words.ts";
import { FUNCTION, isOf, NEGATION } from "../document/word-classes.ts";
import { spanOf, type Loose } from "./row.ts";
import type { View } from "./view.ts";

// In a sentence made anew a qualifier is told in words that no table holds.
const LIKENESS_MIN = 0.5;
const NEAR_FIGURE = /^(?:half|third|quarter|dozen|noon|midday|midnight|hundreds|thousands|millions)$/;
const MEASURED = /^an?$/;
const ARTICLE = /^(?:an?|the|one|two|three)$/;

const isFigureAt = ({ row, at }: Loose): boolean => {
  const beside = at + (ARTICLE.test(row.words[at + 1] ?? "") ? 2 : 1);
  const fact = row.reading.facts[row.reading.fact[row.tokens[at + 1] as number] ?? -1];
  if (MEASURED.test(row.words[at + 1] ?? "") && unitWord(row.words[at + 2] ?? "") !== undefined) return true;
  return (
    fact?.amount !== undefined ||
    fact?.kind === "time" ||
    fact?.kind === "date" ||
    NEAR_FIGURE.test(row.words[beside] ?? "")
  );
};

// What is qualified has to stand on both sides: a qualifier of something new came with it.
const REACH = 4;
const staysBeside = ({ row, at }: Loose, others: readonly Loose[]): boolean => {
  for (let beside = at + 1; beside <= at + REACH && beside < row.words.length; beside += 1) {
    const word = row.words[beside] as string;
    if (!isOf(word, FUNCTION)) return row.kept[beside] === 1 || others.some((other) => shareLemma(other.word, word));
  }
  return row.kept[at + 1] === 1 || (at + 1 >= row.words.length && row.kept[at - 1] === 1);
};

type Qualified = readonly [Loose, Qualifier];

const qualifiersOf = (list: readonly Loose[]): Qualified[] =>
  list.flatMap((item) => {
    const kind = qualifierOf(item.word, item.previous, item.next, isFigureAt(item));
    return kind === undefined ? [] : [[item, kind] as const];
  });

// "Usually" may be told as "probably", and both as "may" or "should".
const CERTAINTY = /^(?:likely|often)$/;

const unanswered = (mine: readonly Qualified[], theirs: readonly Qualified[], loose: readonly Loose[]): Loose[] => {
  const left = [...theirs];
  const forced = loose.some(({ word, next }) => forceOf(word, next) !== undefined);
  return mine.flatMap(([item, kind]) => {
    const answer = left.findIndex(([, other]) => other === kind || (CERTAINTY.test(kind) && CERTAINTY.test(other)));
    if (answer >= 0) left.splice(answer, 1);
    return answer >= 0 || (forced && CERTAINTY.test(kind)) ? [] : [item];
  });
};

/** "About", "probably", "usually" and "some" that were dropped or put in, which is told as a note; "all" for "most" is a change. */
export const judgeQualifiers = (view: View, removed: readonly Loose[], added: readonly Loose[]): Change[] => {
  if (view.likeness < LIKENESS_MIN) return [];
  const changes: Change[] = [];
  const [before, after] = [qualifiersOf(removed), qualifiersOf(added)];
  const denies = [...removed, ...added].some(
    ({ word, previous }) => isOf(word, NEGATION) || isOf(previous ?? "", NEGATION),
  );
  // One share on each side is the same share, wherever it went.
  const lone = [removed, added].every((list) => list.filter(({ word }) => isShare(word)).length === 1);
  for (const item of denies ? [] : added) {
    const other =
      removed.find((one) => one.hunk === item.hunk && differInShare(one.word, item.word)) ??
      removed.find((one) => isShare(one.word) && isShare(item.word) && lone && differInShare(one.word, item.word));
    if (other === undefined) continue;
    const reason = `"${other.word}" became "${item.word}"`;
    changes.push(changeOf("wording", "hard", spanOf(other.row, other.at), spanOf(item.row, item.at), reason));
  }
  if (changes.length > 0) return changes;
  const stays =
    (others: readonly Loose[]) =>
    (item: Loose): boolean =>
      staysBeside(item, others);
  for (const item of unanswered(before, after, added).filter(stays(added)))
    changes.push(changeOf("wording", "soft", spanOf(item.row, item.at), null, `the draft says "${item.word}" here`));
  for (const item of unanswered(after, before, removed).filter(stays(removed)))
    changes.push(
      changeOf("wording", "soft", null, spanOf(item.row, item.at), `the draft does not say "${item.word}" here`),
    );
  return changes;
};
