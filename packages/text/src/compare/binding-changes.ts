import { changeOf, type Change } from "./comparison.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { FUNCTION, isOf } from "../document/word-classes.ts";
import { spanOf, type Row } from "./row.ts";
import type { View } from "./view.ts";

// Between what stands before and behind these words nobody may change places: "the line stopped because the pump failed".
const CONNECTIVE = /^(?:because|than|by|from|to|after|before|if|unless|until)$/;
// A phrase of one noun: what changes its order inside it was only said otherwise.
const PHRASE = 4;
const STRANGE_MAX = 1;

const isFact = (row: Row, at: number): boolean => (row.reading.fact[row.tokens[at] as number] as number) >= 0;

/** Places of the words that stand once in a row; -1 for those that stand more often. */
const placesOf = ({ words }: Row): Map<string, number> => {
  const places = new Map<string, number>();
  words.forEach((word, at) => places.set(word, places.has(word) ? -1 : at));
  return places;
};

const boundWord = (row: Row, connective: number): number => {
  for (let at = connective + 1; at <= connective + PHRASE && at < row.words.length; at += 1)
    if (!isOf(row.words[at] as string, FUNCTION)) return isFact(row, at) ? -1 : at;
  return -1;
};

const judgeConnectives = ([one, other]: readonly [Row, Row], changes: Change[]): void => {
  const connectives = one.words.filter((word) => CONNECTIVE.test(word));
  if (connectives.length === 0) return;
  const [before, after] = [placesOf(one), placesOf(other)];
  // Only where hardly a word was left out or put in: a sentence made of other words is bound otherwise too.
  const strange = (row: Row, there: ReadonlyMap<string, number>): number =>
    row.words.filter((word) => !isOf(word, FUNCTION) && !there.has(word)).length;
  if (strange(one, after) + strange(other, before) > STRANGE_MAX) return;
  for (const word of connectives) {
    // "Drop it" after "to" is no place that something goes to.
    if (word === "to" && !before.has("from")) continue;
    const [left, right] = [before.get(word) ?? -1, after.get(word) ?? -1];
    if (left < 0 || right < 0) continue;
    const [was, is] = [boundWord(one, left), boundWord(other, right)];
    if (was < 0 || is < 0) continue;
    const [wasWord, isWord] = [one.words[was] as string, other.words[is] as string];
    const [wasThen, isThen] = [after.get(wasWord) ?? -1, before.get(isWord) ?? -1];
    if (lemmas(isWord).some((form) => lemmas(wasWord).includes(form)) || wasThen < 0 || isThen < 0) continue;
    if (Math.abs(wasThen - is) <= PHRASE - 2 || Math.abs(isThen - was) <= PHRASE - 2) continue;
    const reason = `"${word} ${wasWord}" became "${word} ${isWord}": the two changed places`;
    changes.push(changeOf("wording", "hard", spanOf(one, was), spanOf(other, is), reason));
  }
};

const UPPER =
  /(?:\bup to|\bunder|\bbelow|\bmost|\b(?:less|fewer|lower|shorter|smaller|cheaper) than|\bmax(?:imum)?(?: of)?)$/;
const LOWER =
  /(?:\bover|\babove|\bbeyond|\bleast|\b(?:more|greater|higher|larger|bigger|longer) than|\bmin(?:imum)?(?: of)?|\bupwards? of|\b(?:exceed|surpass|top)\w*)$/;
const UPPER_BEHIND = /^(?:[\w-]+ )?(?:or (?:less|fewer|under|below)|at most|max|tops|maximum(?! of))\b/;
const LOWER_BEHIND =
  /^(?:[\w-]+ )?(?:or (?:\w+ )?(?:more|above|over|longer|larger|earlier)|(?:and|or) up|at least|min|plus|minimum(?! of))\b/;
const LIKE_MIN = 0.85;
const REBUILT_MAX = 0.5;
const STEP = /\b(?:by|to)$/;
const DENIED = /\b(?:no|not) (?:\w+ than|over|above|under|below|beyond|exceed\w*)$/;
const TIMED = /\b(?:within|after)$/;
const OPPOSED = /^(?:within (?:after|>)|(?:after|>) within|after <|< after)$/;
const BOUND_WORDS_MAX = 3;

/** How a figure is bound: "<" at most, ">" at least, "by" or "to" as a step, "" as it stands. */
const boundOf = ({ words }: Row, at: number): string => {
  const ahead = words.slice(Math.max(0, at - 3), at).join(" ");
  const behind = words.slice(at + 1, at + 4).join(" ");
  const isLower = LOWER.test(ahead);
  const isUpper = UPPER.test(ahead);
  // "No more than 5" is at most 5, and so is "not over 5".
  if (DENIED.test(ahead)) return isLower ? "<" : isUpper ? ">" : "";
  if (isUpper || UPPER_BEHIND.test(behind)) return "<";
  if (isLower || LOWER_BEHIND.test(behind)) return ">";
  return TIMED.exec(ahead)?.[0] ?? STEP.exec(ahead)?.[0] ?? "";
};

/** How alike the two sides are but for the few words beside a figure, 0 to 1. */
const likenessAround = (view: View, rows: readonly [Row, Row], left: number, right: number): number => {
  let beside = 0;
  const count = (row: Row, from: number, step: number): void => {
    for (let at = from; Math.abs(at - from) < BOUND_WORDS_MAX && row.kept[at] === 0; at += step) beside += 1;
  };
  for (const [row, at] of [
    [rows[0], left],
    [rows[1], right],
  ] as const) {
    count(row, at - 1, -1);
    count(row, at + 1, 1);
  }
  const total = view.before.length + view.after.length;
  return (view.likeness * total) / Math.max(1, total - beside);
};

const judgeBounds = (view: View, rows: readonly [Row, Row], changes: Change[]): void => {
  const [one, other] = rows;
  const [before, after] = [placesOf(one), placesOf(other)];
  view.after.forEach((_, right) => {
    // A figure that stands once on both sides is the same wherever it went.
    const word = other.words[right] as string;
    const lone = after.get(word) === right ? (before.get(word) ?? -1) : -1;
    const left = lone >= 0 ? lone : (view.match[right] as number);
    if (left < 0 || !isFact(other, right) || one.words[left] !== word) return;
    const fact = other.reading.facts[other.reading.fact[other.tokens[right] as number] as number];
    if (fact?.amount === undefined) return;
    const [was, is] = [boundOf(one, left), boundOf(other, right)];
    const isStep = was.length === 2 || is.length === 2;
    if ((TIMED.test(was) || TIMED.test(is)) && !OPPOSED.test(`${was} ${is}`)) return;
    if ((was === "" || is === "" || isStep) && view.likeness < REBUILT_MAX) return;
    if (was === is || (isStep && was.length !== is.length)) return;
    // "Over 50,000" told as "50,000" in a sentence made anew is what short texts do.
    if (is === "" && likenessAround(view, rows, left, right) < LIKE_MIN) return;
    const reason = `"${fact.text}" is bound in another way`;
    changes.push(changeOf("wording", "hard", spanOf(one, left), spanOf(other, right), reason));
  });
};

/**
 * Words and figures that stayed but are bound otherwise: turned round a connective, or at most what was at least.
 * `judged` are the changes found in the pair so far: "less than" for "more than" is told once.
 */
export const judgeBindings = (view: View, rows: readonly [Row, Row], judged: readonly Change[]): Change[] => {
  const changes: Change[] = [];
  judgeConnectives(rows, changes);
  if (!judged.some(({ topic }) => topic === "direction")) judgeBounds(view, rows, changes);
  return changes;
};
