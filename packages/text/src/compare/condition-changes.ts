import { changeOf, type Change } from "./comparison.ts";
import { bindsBy, mayBind, mayRestate, turnsCondition } from "./lexicon/condition.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { COURTESY, FUNCTION, HIDDEN, isOf, NEGATION, POLITE } from "../document/word-classes.ts";
import { gapBefore, spanOf, type Row } from "./row.ts";
import type { View } from "./view.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

/** Judges the conditions of one pair of sentences. */
type Conditions = (view: View, rows: readonly [Row, Row]) => Change[];

// A condition reaches this many words, and no further than its punctuation.
const REACH = 12;
// Where less of the shorter sentence was kept it was rebuilt, and may say the condition in words that no table holds.
const KEPT_MIN = 0.6;
// A condition is missed for certain where its main clause stayed nearly word for word.
const STAYED_MIN = 0.8;
// "regardless of whether" for "if".
const TURN_WORDS_MAX = 3;
const STOPS = /[,;:.()\n–—]/;

const stopsBefore = (row: Row, at: number): boolean => STOPS.test(gapBefore(row, at));

const bindingAt = (row: Row, at: number): 0 | 1 | 2 => {
  const { words } = row;
  let stop = at + 1;
  while (stop < words.length && stop <= at + REACH && !stopsBefore(row, stop)) stop += 1;
  // "Should the tests pass" and "we ship should the tests pass", but not "what should the team do".
  if (words[at] === "should")
    return stopsBefore(row, at) ||
      (/^(?:the|an?|any|all|our|they|it)$/.test(words[at + 1] ?? "") && !/^(?:wh|how)/.test(words[at - 1] ?? ""))
      ? 2
      : 0;
  return bindsBy(words[at] as string, words.slice(at + 1, stop).join(" "));
};

/** The stretch of a condition that the other text has not, with the words that tell what it is. Null where nothing is told. */
const clauseAt = (row: Row, at: number): { stop: number; telling: string[] } | null => {
  const telling: string[] = [];
  let stop = at + 1;
  for (let next = at + 1; next < row.words.length && next <= at + REACH && !stopsBefore(row, next); next += 1) {
    const word = row.words[next] as string;
    const isFact = (row.reading.fact[row.tokens[next] as number] as number) >= 0;
    if (row.kept[next] === 1) {
      if (isFact || !isOf(word, FUNCTION)) break;
      continue;
    }
    stop = next + 1;
    if (!isFact && !isOf(word, FUNCTION | COURTESY | POLITE)) telling.push(word);
  }
  return telling.length === 0 ? null : { stop, telling };
};

// Every plain form that stands in a condition of a text.
const conditioned = (reading: TokenizedText, known: Vocabulary): Set<string> => {
  const forms = new Set<string>();
  const word = (token: number): string => known.words[reading.ids[token] as number] as string;
  for (let token = 0; token < reading.ids.length; token += 1) {
    const restates = mayRestate(word(token));
    if (!restates && bindsBy(word(token), token + 1 < reading.ids.length ? word(token + 1) : "") < 2) continue;
    for (
      let near = restates ? Math.max(0, token - REACH) : token;
      near <= token + REACH && near < reading.ids.length;
      near += 1
    )
      for (const form of lemmas(word(near))) forms.add(form);
  }
  return forms;
};

/** Conditions that were dropped, put in or turned round. Reads the conditions of a whole text when one is missing there. */
export const conditionsOf = (known: Vocabulary): Conditions => {
  const told: (Set<string> | undefined)[] = [];
  return (view, rows) => {
    const kept = view.match.reduce((sum, left) => sum + (left < 0 ? 0 : 1), 0);
    const least = Math.min(view.before.length, view.after.length);
    if (kept < KEPT_MIN * least) return [];
    const changes: Change[] = [];
    const judge = (row: Row, other: Row, side: number): void => {
      let loose: Set<string> | undefined;
      for (let at = 0; at + 1 < row.words.length; at += 1) {
        if (row.kept[at] === 1 || !mayBind(row.words[at] as string)) continue;
        const binding = bindingAt(row, at);
        if (binding === 0 || (binding === 1 && kept < least)) continue;
        const clause = clauseAt(row, at);
        if (clause === null) continue;
        const there = (told[side] ??= conditioned(other.reading, known));
        loose ??= new Set(other.words.flatMap((word, place) => (other.kept[place] === 1 ? [] : lemmas(word))));
        const said = clause.telling.filter((word) =>
          lemmas(word).some((form) => there.has(form) || loose?.has(form) === true),
        );
        if (2 * said.length >= clause.telling.length) continue;
        const span = spanOf(row, at, clause.stop);
        changes.push(
          side === 0
            ? changeOf(
                "wording",
                kept >= STAYED_MIN * least ? "hard" : "soft",
                span,
                null,
                "the condition was left out",
              )
            : changeOf("wording", "hard", null, span, "the draft makes no such condition"),
        );
        at = clause.stop - 1;
      }
    };
    judge(rows[0], rows[1], 0);
    judge(rows[1], rows[0], 1);
    // "Unless it fails" for "if it does not fail": what denies makes up for what turns.
    const denied = rows.some(({ words, kept: stays }) =>
      words.some((word, at) => stays[at] === 0 && !turnsCondition(word, "if") && isOf(word, NEGATION | HIDDEN)),
    );
    for (const hunk of denied ? [] : view.hunks) {
      const last = hunk.before[1] - 1;
      const was = last < hunk.before[0] ? undefined : rows[0].words[last];
      for (let at = Math.max(hunk.after[0], hunk.after[1] - TURN_WORDS_MAX); at < hunk.after[1]; at += 1) {
        const is = rows[1].words[at] as string;
        if (was === undefined || !turnsCondition(was, is)) continue;
        changes.push(changeOf("wording", "hard", null, spanOf(rows[1], at), `the draft does not say "${is}" here`));
        break;
      }
    }
    return changes;
  };
};
