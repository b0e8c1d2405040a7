import { once } from "../document/once.ts";
import type { Group } from "./align.ts";
import { changeOf, type Change } from "./comparison.ts";
import { shareLemma } from "./lexicon/lemma.ts";
import { deniedBy } from "./lexicon/negation.ts";
import { EMPTY, FUNCTION, HIDDEN, isOf, NEGATION } from "../document/word-classes.ts";
import { gapBefore, spanOf, type Loose, type Row } from "./row.ts";
import type { Hunk } from "./diff.ts";
import type { View } from "./view.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

/*
 * A denial is known by the word it denies. Where that word stands in the other text too and nothing there takes the denial over, the
 * statement was turned round, which is an alarm. Where the word does not return, the clause was said in other words: a note at most.
 */

const FAILING = /^fail(?:s|ed|ing)?$/;
// What says no without denying: "three rather than four", "hold it until Monday", "keep them off the desks".
const AGAINST =
  /^(?:rather|instead|hold|holds|held|stop|stops|wait|off|beyond|unless|apart|aside|otherwise|against|reverse|opposite)$/;
// What may say it where the denied word does not return: "it stays as it is" for "it does not change".
const STAYING = /^(?:keep|keeps|kept|leave|leaves|left|ignore|skip|drop|omit|remains?|stays?|same)$/;
const UN_WORD = /^(?:un(?!der|til|it|ion|iv|less)|dis(?!c|pl|t|h|k)|non-?)[a-z]{4}/;
// A denial of these denies what follows them: "I don't think we should ship", "we are not able to ship".
const RAISING =
  /^(?:think|believe|expect|want|feel|seem|appear|able|going|allowed|plan|need|have|get|got|sure|certain|do|does|let|use|used|make|going|supposed|likely|willing|quite|really|ever|yet|even|any|anything|anyone|longer|more|to|be|been)$/;
const COMPARED =
  /^(?:longer|more|less|fewer|later|earlier|sooner|higher|lower|bigger|greater|over|above|under|below|beyond|exceed)$/;
const RAISED = /^(?:allowed|possible|able|permitted|needed)$/;
const OF_THINGS = /^(?:no|none|nothing|nobody|neither)$/;
const REACH = 6;
const REBUILT_MAX = 0.25;
const COMPOUND = 2;
const NEAR_HUNKS = 1;
// Above it a sentence stayed, and what denies there was put in or left out.
const LIKE_MIN = 0.7;
const ALIKE_MIN = 0.85;
const STOPS = /[,;:.!?()\n–—]/;

const stopsAt = (row: Row, at: number): boolean => at > 0 && STOPS.test(gapBefore(row, at));

/** The words that a denial at `at` denies: the next telling ones of its clause, or the last one before it where the clause ends ("dinner is not"). */
const deniedAt = (row: Row, at: number): string[] => {
  const tells = (place: number): boolean => {
    const word = row.words[place] as string;
    return (
      (row.reading.fact[row.tokens[place] as number] as number) < 0 && !isOf(word, FUNCTION) && !RAISING.test(word)
    );
  };
  const denied: string[] = [];
  // "No mail was lost" denies both the mail and that it was lost.
  const most = OF_THINGS.test(row.words[at] as string) ? 2 : 1;
  let raised = false;
  for (let next = at + 1; next <= at + REACH && !stopsAt(row, next); next += 1) {
    // Of a compound either word may be told alone: "the opening hours".
    const joined = denied.length > 0 && tells(next - 1) && !/(?:ing|ed)$/.test(row.words[next] as string);
    if (denied.length >= (joined ? COMPOUND : most)) break;
    if (tells(next)) denied.push(row.words[next] as string);
    raised ||= RAISED.test(row.words[next] as string);
  }
  // "Setting up before 7 is not allowed" denies what stands before it.
  if (denied.length > 0 && !raised) return denied;
  for (let last = at - 1; last >= Math.max(0, at - REACH); last -= 1) {
    if (tells(last)) denied.push(row.words[last] as string);
    else if (denied.length > 0 && !raised) break;
    if (stopsAt(row, last) || denied.length >= COMPOUND + 1) break;
  }
  return denied;
};

/** Whether a word denies, or may stand for a denial in another sentence. */
const standsForDenial = (word: string): boolean =>
  isOf(word, NEGATION | HIDDEN) || AGAINST.test(word) || STAYING.test(word);

/** Whether a word has anything of a denial in it, if only in its letters. */
export const mayDeny = (word: string): boolean => standsForDenial(word) || UN_WORD.test(word);

/** For each text whether its sentences without a partner hold a denial. */
export type Lone = readonly [() => boolean, () => boolean];

interface Denial {
  item: Loose;
  denied: string[];
}

const denialsOf = (list: readonly Loose[]): Denial[] =>
  list
    .filter(
      ({ word, next }) =>
        (isOf(word, NEGATION) || (next === "to" && FAILING.test(word))) &&
        !isOf(next ?? "", EMPTY) &&
        !COMPARED.test(next ?? "") &&
        // "Nothing else" is "only".
        next !== "else",
    )
    .map((item) => ({ item, denied: deniedAt(item.row, item.at) }));

const CLAUSE_REACH = 7;
const CLAUSE_SHARED_MIN = 2;

/** Whether two places stand among words of which some are the same: the same statement, and not only the same word. */
const sharesClause = (one: Row, at: number, other: Row, place: number): boolean => {
  const near = (row: Row, from: number): string[] =>
    row.words.slice(Math.max(0, from - CLAUSE_REACH), from + CLAUSE_REACH + 1).filter((word) => !isOf(word, FUNCTION));
  const [mine, theirs] = [near(one, at), near(other, place)];
  const shared = mine.filter((word) => theirs.some((each) => shareLemma(word, each))).length;
  return shared > Math.min(CLAUSE_SHARED_MIN, Math.min(mine.length, theirs.length) - 1);
};

const same = (one: Denial, other: Denial): boolean =>
  one.denied.some((word) => other.denied.some((denied) => shareLemma(word, denied)));

/**
 * Denials that were put in, left out or turned to another word. `lone` says for each text whether a sentence without a partner
 * denies: it may be told here.
 */
export const judgeNegation = (
  view: View,
  rows: readonly [Row, Row],
  loose: { removed: readonly Loose[]; added: readonly Loose[] },
  lone: Lone,
): Change[] => {
  const changes: Change[] = [];
  let [removed, added] = [denialsOf(loose.removed), denialsOf(loose.added)];
  const returns = ({ item, denied }: Denial, row: Row): boolean =>
    (OF_THINGS.test(item.word) ? denied : denied.slice(0, 1)).some((each) =>
      row.words.some((word, at) => shareLemma(word, each) && sharesClause(item.row, item.at, row, at)),
    );
  const pair = (agree: (one: Denial, other: Denial) => boolean): void => {
    for (const one of removed) {
      const other = added.find((candidate) => agree(one, candidate));
      if (other === undefined) continue;
      removed = removed.filter((each) => each !== one);
      added = added.filter((each) => each !== other);
    }
  };
  pair(same);
  pair((one, other) => !returns(one, rows[1]) || !returns(other, rows[0]));
  // What is left denies on each side a word that the other side does not deny.
  for (const one of removed) {
    const other = added[0];
    if (other === undefined) break;
    added = added.slice(1);
    removed = removed.filter((each) => each !== one);
    const reason = `"${one.item.word}" stands elsewhere now`;
    changes.push(changeOf("negation", "hard", spanOf(rows[0], one.item.at), spanOf(rows[1], other.item.at), reason));
  }
  const answersTo = (
    denial: Denial,
    denials: readonly Denial[],
    returned: boolean,
    mine: readonly Loose[],
    theirs: readonly Loose[],
  ): Loose | undefined =>
    theirs.find((other) => {
      if (spent.has(other)) return false;
      const base = deniedBy(other.word);
      if (isOf(other.word, HIDDEN) || UN_WORD.test(other.word)) {
        // "Without a minimum" answers "no minimum" and no other denial beside it.
        const own = deniedAt(other.row, other.at);
        return !denials.some((each) => each !== denial && same(each, { item: other, denied: own }));
      }
      if (other.word === "yet" && other.next === "to") return true;
      if (base !== null && mine.some(({ word }) => shareLemma(base, word))) return true;
      if (Math.abs(other.hunk - denial.item.hunk) > NEAR_HUNKS) return false;
      return AGAINST.test(other.word) || (STAYING.test(other.word) && !returned);
    });
  const spent = new Set<Loose>();
  const judge = (denials: readonly Denial[], side: 0 | 1, mine: readonly Loose[], theirs: readonly Loose[]): void => {
    for (const denial of denials) {
      const returned = returns(denial, rows[1 - side] as Row);
      const answer = answersTo(denial, denials, returned, mine, theirs);
      if (answer !== undefined) spent.add(answer);
      const { item } = denial;
      // What is denied in words of its own was said otherwise; what the draft denies nowhere was put in.
      const hunk = view.hunks[item.hunk] as Hunk;
      const isPut =
        side === 1
          ? (view.likeness >= REBUILT_MAX || !rows[0].words.some(mayDeny)) && !lone[0]()
          : hunk.after[0] === hunk.after[1] && view.likeness >= LIKE_MIN;
      const turned =
        (denial.denied.length > 0 || view.likeness >= ALIKE_MIN) &&
        (returned || isPut || (side === 1 && view.likeness >= LIKE_MIN));
      if (answer !== undefined) continue;
      const reason = side === 0 ? `the draft says "${item.word}" here` : `the draft does not say "${item.word}" here`;
      const span = spanOf(rows[side], item.at);
      changes.push(
        changeOf("negation", turned ? "hard" : "soft", side === 0 ? span : null, side === 0 ? null : span, reason),
      );
    }
  };
  judge(removed, 0, loose.removed, loose.added);
  judge(added, 1, loose.added, loose.removed);
  return changes;
};

/** Whether the sentences of a text that have no partner in the other hold a word that denies, or one that may stand for a denial. */
export const loneDenials = (
  reading: TokenizedText,
  groups: readonly Group[],
  side: "before" | "after",
  known: Vocabulary,
): (() => boolean) =>
  once(() =>
    groups.some(
      (group) =>
        group[side === "before" ? "after" : "before"].length === 0 &&
        group[side].some((sentence) => {
          const [from, to] = [reading.bounds[sentence] as number, reading.bounds[sentence + 1] as number];
          return reading.ids.subarray(from, to).some((id) => standsForDenial(known.words[id] as string));
        }),
    ),
  );
