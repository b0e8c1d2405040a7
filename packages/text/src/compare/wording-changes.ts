import type { Span } from "../document/span.ts";
import { changeOf, type Change, type Topic } from "./comparison.ts";
import { judgeBindings } from "./binding-changes.ts";
import { judgeLists } from "./list-changes.ts";
import { judgeNegation, type Lone } from "./negation-changes.ts";
import { judgeQualifiers } from "./qualifier-changes.ts";
import { judgeScope } from "./scope-changes.ts";
import { conditionsOf } from "./condition-changes.ts";
import { areOpposite, hasOpposite } from "./lexicon/antonyms.ts";
import { shareLemma } from "./lexicon/lemma.ts";
import { areContrasting, hasContrast } from "./lexicon/contrasts.ts";
import { deniedBy } from "./lexicon/negation.ts";
import { FUNCTION, isOf, NEGATION } from "../document/word-classes.ts";
import { areNear, forceOf, type Force } from "./lexicon/obligation.ts";
import { unitWord } from "./lexicon/unit-words.ts";
import { looseOf, rowsOf, spanOf, type Loose, type LooseWords, type Note } from "./row.ts";
import type { Hunk } from "./diff.ts";
import { wordPresence } from "./word-presence.ts";
import type { View } from "./view.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

// A sentence that turns more often than this is no sentence.
const TURNING_MAX = 40;
const PLACE_MAX = 0.35;
const PLACES_MAX = 200;
// Words of one kind exclude each other only where the rest of the sentence stayed.
const CONTRAST_MIN = 0.6;

const sameBeside = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && !isOf(one, FUNCTION) && shareLemma(one, other);

const UP_BACK = /^(?:up back|back up|forward out|out forward)$/;
const MOVING = /^(?:mov|push|pull|br[oi]|put|shift|slid|bump)/;
// A verb, its subject moved aside, and a word beside it.
const TENSE_WORDS_MAX = 3;
const PERSON_MIN = 0.6;

const forces = (list: readonly Loose[]): [Loose, Force][] => {
  const found: [Loose, Force][] = [];
  for (const item of list) {
    const force = forceOf(item.word, item.next, item.row.words.slice(item.at + 1, item.at + 5).join(" "));
    if (force !== undefined) found.push([item, force]);
  }
  return found;
};

const judgeObligation = (view: View, loose: LooseWords, note: Note): void => {
  const removed = forces(loose.removed);
  const added = forces(loose.added);
  const alone = removed.length === 1 && added.length === 1;
  for (const [item, force] of added) {
    const index = alone ? 0 : removed.findIndex(([other]) => other.hunk === item.hunk);
    if (index < 0) continue;
    const [other, was] = removed.splice(index, 1)[0] as [Loose, Force];
    // "Could you", "would you": a request, and not what is possible or what will be.
    const asks = item.next === "you" && (other.next === "you" || areNear(force, was));
    if (was === force || (asks && force !== "must")) continue;
    // Two that stand far apart bind different things, unless the same word follows.
    const apart = Math.abs(item.at / view.after.length - other.at / view.before.length) > PLACE_MAX;
    if (apart && !sameBeside(item.next, other.next) && !sameBeside(item.previous, other.previous)) continue;
    const hunk = view.hunks[item.hunk] as View["hunks"][number];
    const small = hunk.before[1] - hunk.before[0] <= 3 && hunk.after[1] - hunk.after[0] <= 3;
    const bound = sameBeside(item.previous, other.previous);
    const exact = bound || (hunk.before[1] - hunk.before[0] <= 2 && hunk.after[1] - hunk.after[0] <= 2);
    const isHard = areNear(force, was) ? exact : small && !WILLING.test(`${other.word} ${item.word}`);
    // Hopes are told in so many ways that a sentence made anew says nothing of them.
    if (!isHard && (force === "hope" || was === "hope")) continue;
    note("obligation", isHard ? "hard" : "soft", other, item, `"${other.word}" became "${item.word}"`);
  }
};

// "We will be hiring" and "we are hiring" are told for one another.
const isGoing = ({ row, at }: Loose): boolean => row.words[at + 2]?.endsWith("ing") === true;
const WILLING = /^(?:can will|ca will|will can|will ca|can wo|could will)$/;
const BEING = /^(?:is|are|was|were|am)$/;

// What will be done is not done yet: "will approve" for "approved", "is" for "will be".
const judgeTense = (view: View, loose: LooseWords, note: Note): void => {
  const judge = (will: Loose, mine: readonly Loose[], theirs: readonly Loose[]): void => {
    const here = theirs.filter((item) => item.hunk === will.hunk);
    if (
      here.length === 0 ||
      here.length > TENSE_WORDS_MAX ||
      here.some(({ word, next }) => forceOf(word, next) !== undefined)
    )
      return;
    const done = here.find(
      ({ word, previous }) =>
        (will.word === "will" && will.next === "be" && BEING.test(word) && !isGoing(will)) ||
        (word !== will.next &&
          (will.word === "will" || /^ha(?:ve|s|d)$/.test(previous ?? "")) &&
          /(?:ed|t|nt|de|d)$/.test(word) &&
          shareLemma(word, will.next ?? "")),
    );
    if (done === undefined || mine.filter((item) => item.hunk === will.hunk).length > TENSE_WORDS_MAX) return;
    const [removed, added] = mine === loose.removed ? [will, done] : [done, will];
    note("wording", "hard", removed, added, `"${removed.word}" became "${added.word}"`);
  };
  if (view.likeness < CONTRAST_MIN) return;
  for (const [mine, theirs] of [
    [loose.removed, loose.added],
    [loose.added, loose.removed],
  ] as const) {
    const will = mine.find(({ word }) => word === "will" || word === "can");
    if (will !== undefined) judge(will, mine, theirs);
  }
};

const PERSONS = new Map(
  [
    "i me my mine we us our ours myself ourselves",
    "you your yours yourself",
    "he him his she her hers they them their theirs",
  ].flatMap((row, person) => row.split(" ").map((word): [string, number] => [word, person])),
);

// Whether the writers speak of themselves: "our" for "your" in a sentence that stayed. "They" and "you" both stand for anybody.
const judgePerson = (view: View, loose: LooseWords, note: Note): void => {
  if (view.likeness < PERSON_MIN) return;
  for (const item of loose.added) {
    const hunk = view.hunks[item.hunk] as Hunk;
    if (hunk.before[1] - hunk.before[0] !== 1 || hunk.after[1] - hunk.after[0] !== 1) continue;
    const other = loose.removed.find((candidate) => candidate.hunk === item.hunk);
    const [was, is] = [PERSONS.get(other?.word ?? ""), PERSONS.get(item.word)];
    if (other !== undefined && was !== undefined && is !== undefined && was !== is && was * is === 0)
      note("wording", "hard", other, item, `"${other.word}" became "${item.word}"`);
  }
};

/** Whether a loose word can turn what a sentence says: it names a unit, has an opposite or is one of a kind. Asked once for each word of both texts. */
type Turns = (item: Loose) => boolean;

const turnsOf = (known: Vocabulary): Turns => {
  const answers = new Uint8Array(known.words.length);
  return ({ word, row: { reading, tokens }, at }) => {
    const id = reading.ids[tokens[at] as number] as number;
    if (answers[id] === 0) {
      answers[id] = unitWord(word) !== undefined || hasOpposite(word) || hasContrast(word) ? 2 : 1;
    }
    return answers[id] === 2;
  };
};

const judgePairs = (view: View, loose: LooseWords, turns: Turns, note: Note): void => {
  // Opposites far apart in a rebuilt sentence are about different things, unless the word beside them is the same.
  const besides = (one: Loose, other: Loose): boolean =>
    sameBeside(one.next, other.next) ||
    sameBeside(one.previous, other.previous) ||
    (!isOf(other.word, FUNCTION) && Math.abs(one.at / view.before.length - other.at / view.after.length) < PLACE_MAX);
  // A word that only moved or changed its form turned nothing.
  const turning = (list: readonly Loose[], against: readonly Loose[]): Loose[] => {
    const near = against.slice(0, PLACES_MAX);
    const denied = new Set(near.map(({ word }) => deniedBy(word)));
    return list
      .filter((item) => turns(item) || denied.has(item.word))
      .slice(0, TURNING_MAX)
      .filter((item) => !near.some((other) => shareLemma(item.word, other.word)));
  };
  const removed = turning(loose.removed, loose.added);
  const denies = [...loose.removed, ...loose.added].some((item) => isOf(item.word, NEGATION));
  const used = new Set<Loose>();
  const topicOf = (one: Loose, other: Loose): Topic | null => {
    // "Moved up" is sooner, "pushed back" later.
    if (one.hunk === other.hunk && UP_BACK.test(`${one.word} ${other.word}`))
      return MOVING.test(one.previous ?? "") && MOVING.test(other.previous ?? "") ? "direction" : null;
    // "Infact" for "in fact" mends a slip.
    if (one.word === `${other.previous}${other.word}` || other.word === `${one.previous}${one.word}`) return null;
    // "not happy" for "unhappy" turns twice and says the same; the negation is judged by itself.
    if (areOpposite(one.word, other.word)) {
      return !denies && (one.hunk === other.hunk || besides(one, other)) ? "direction" : null;
    }
    if (one.hunk !== other.hunk) return null;
    const [was, is] = [unitWord(one.word), unitWord(other.word)];
    if (was !== undefined && is !== undefined && was !== is) return "unit";
    return view.likeness >= CONTRAST_MIN && areContrasting(one.word, other.word) ? "wording" : null;
  };
  for (const item of turning(loose.added, loose.removed)) {
    for (const candidate of removed) {
      const topic = used.has(candidate) ? null : topicOf(candidate, item);
      if (topic === null) continue;
      used.add(candidate);
      note(topic, "hard", candidate, item, `"${candidate.word}" became "${item.word}"`);
      break;
    }
  }
};

/** Changes of meaning that are no facts: negation, obligation, direction, units in words, conditions. */
export const judgeWording = (
  before: TokenizedText,
  after: TokenizedText,
  views: readonly View[],
  known: Vocabulary,
  lone: Lone,
): Change[] => {
  const changes: Change[] = [];
  const note: Note = (topic, severity, removed, added, reason) => {
    const span = (loose: Loose | null): Span | null => loose && spanOf(loose.row, loose.at);
    changes.push(changeOf(topic, severity, span(removed), span(added), reason));
  };
  const turns = turnsOf(known);
  const judgeConditions = conditionsOf(known);
  const told = [wordPresence(before, known), wordPresence(after, known)] as const;
  for (const view of views) {
    if (view.hunks.length === 0) continue;
    const first = changes.length;
    const rows = rowsOf(view, before, after, known);
    const loose = { removed: looseOf(rows[0], view, "before"), added: looseOf(rows[1], view, "after") };
    changes.push(...judgeNegation(view, rows, loose, lone));
    judgeScope(view, loose, note);
    judgeObligation(view, loose, note);
    judgePairs(view, loose, turns, note);
    judgeTense(view, loose, note);
    judgePerson(view, loose, note);
    changes.push(
      ...judgeQualifiers(view, loose.removed, loose.added),
      ...judgeBindings(view, rows, changes.slice(first)),
      ...judgeConditions(view, rows),
      ...judgeLists(view, rows, told),
    );
  }
  return changes;
};
