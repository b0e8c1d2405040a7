import { changeOf, type Change } from "./comparison.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { FUNCTION, isOf } from "./lexicon/word-classes.ts";
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

const UPPER = /(?:\bup to|\bunder|\bbelow|\b(?:less|fewer|lower|shorter|smaller|cheaper) than|\bat most|[<≤])$/;
const LOWER =
  /(?:\bover|\babove|\bbeyond|\b(?:more|greater|higher|larger|bigger|longer) than|\bat least|\b(?:exceed|surpass|top)\w*|[>≥])$/;
const UPPER_BEHIND = /^(?:[\w-]+ )?or (?:less|fewer|under|below)\b|^at most\b/;
const LOWER_BEHIND = /^(?:[\w-]+ )?or (?:more|above|over)\b|^(?:and|or) up\b|^at least\b/;
const LIKE_MIN = 0.85;
const REBUILT_MAX = 0.5;
const STEP = /\b(?:by|to)$/;

/** How a figure is bound: "<" at most, ">" at least, "by" or "to" as a step, "" as it stands. */
const boundOf = (row: Row, at: number): string => {
  const { reading, tokens, words } = row;
  const start = reading.starts[tokens[at] as number] as number;
  const mark = reading.text.slice(Math.max(0, start - 2), start).trim();
  const ahead = `${words.slice(Math.max(0, at - 3), at).join(" ")}${/[<>≤≥]$/.test(mark) ? mark : ""}`;
  const behind = words.slice(at + 1, at + 4).join(" ");
  if (/\b(?:no|not)\b/.test(ahead)) return "";
  if (UPPER.test(ahead) || UPPER_BEHIND.test(behind)) return "<";
  if (LOWER.test(ahead) || LOWER_BEHIND.test(behind)) return ">";
  return STEP.exec(ahead)?.[0] ?? "";
};

const judgeBounds = (view: View, [one, other]: readonly [Row, Row], changes: Change[]): void => {
  if (view.likeness < REBUILT_MAX) return;
  view.match.forEach((left, right) => {
    if (left < 0 || !isFact(other, right) || one.words[left] !== other.words[right]) return;
    const fact = other.reading.facts[other.reading.fact[other.tokens[right] as number] as number];
    if (fact?.amount === undefined) return;
    const [was, is] = [boundOf(one, left), boundOf(other, right)];
    const isStep = was.length === 2 || is.length === 2;
    if (was === is || (isStep && was.length !== is.length)) return;
    // "Over 50,000" told as "50,000" in a sentence made anew is what short texts do.
    if (is === "" && view.likeness < LIKE_MIN) return;
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
