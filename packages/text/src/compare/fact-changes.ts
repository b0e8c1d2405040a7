import type { Span } from "../document/span.ts";
import { isInside } from "./address.ts";
import { changeOf, type Change } from "./comparison.ts";
import type { Fact } from "../facts/fact.ts";
import { FUNCTION, isOf } from "../document/word-classes.ts";
import { LOOKS_PLAIN } from "../facts/kinds/name.ts";
import { supportedBy } from "../facts/support.ts";
import { judgeCounted } from "./counted-changes.ts";
import { sideOf, type Side } from "./fact-side.ts";
import type { View } from "./view.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

export interface FactJudgement {
  changes: Change[];
  kept: number;
  /** Facts counted in the first and the second text, and those of the second that the first backs. */
  beforeTotal: number;
  afterTotal: number;
  afterBacked: number;
}

const keyOf = (fact: Fact): string => `${fact.kind}:${fact.value}`;
const says = (one: Fact, other: Fact): boolean =>
  keyOf(one) === keyOf(other) || supportedBy([one])(other) || supportedBy([other])(one);
const quoted = (fact: Fact): string => `"${fact.text.replace(/\s+/g, " ")}"`;
// A writer may count to two what the draft only names.
const COUNTED_MAX = 2;
const isWeak = (fact: Fact): boolean => fact.spelled === true && fact.kind === "number" && Number(fact.amount) <= 10;
const isNote = (fact: Fact): boolean =>
  (fact.kind === "name" && LOOKS_PLAIN.test(fact.value)) ||
  fact.kind === "relative-date" ||
  (fact.kind === "ordinal" && fact.spelled === true);

const shareWords = (one: string, other: string): boolean => {
  const words = new Set(one.split(" "));
  const parts = other.split(" ");
  return 2 * parts.filter((word) => words.has(word)).length >= Math.min(parts.length, words.size);
};

const sameClass = (one: Fact, other: Fact): boolean => {
  const figure = (fact: Fact): boolean => fact.amount !== undefined && fact.kind !== "ticket";
  const date = (fact: Fact): boolean =>
    fact.kind === "date" || fact.kind === "weekday" || fact.kind === "relative-date";
  if (one.kind === "quote" && other.kind === "quote") return shareWords(one.value, other.value);
  return one.kind === other.kind || (figure(one) && figure(other)) || (date(one) && date(other));
};

const changed = (one: Fact, other: Fact, severity: Change["severity"], note = ""): Change =>
  changeOf(other.kind, severity, one, other, `${quoted(one)} became ${quoted(other)}${note}`);

// A fact that stands on one side alone; `adding` says that it is the second.
const alone = (fact: Fact, adding: boolean, severity: Change["severity"], note: string): Change =>
  changeOf(fact.kind, severity, adding ? null : fact, adding ? fact : null, `${quoted(fact)} ${note}`);

// The tokens before or after both places are the same on both sides.
const framed = (view: View, left: number, right: number): number => {
  let sides = 0;
  if ((right === 0 && left === 0) || (right > 0 && view.match[right - 1] === left - 1 && left > 0)) sides += 1;
  const atEnd = right === view.match.length - 1;
  if ((atEnd && left === view.before.length - 1) || (!atEnd && view.match[right + 1] === left + 1)) sides += 1;
  return sides;
};

const factsOf = (side: Side, tokens: readonly number[]): number[] =>
  tokens.map((token) => side.reading.fact[token] as number).filter((index) => index >= 0);

// Two names that changed places are a harmless reordering where only names, commas and "and" stand between them.
const inOneList = (view: View, reading: TokenizedText, known: Vocabulary, from: number, to: number): boolean => {
  const [first, last] = [view.after[Math.min(from, to)] as number, view.after[Math.max(from, to)] as number];
  if (/[^\s,;&/\p{L}\p{M}.'’-]|-{2}/u.test(reading.text.slice(reading.ends[first], reading.starts[last]).slice(0, 400)))
    return false;
  for (let at = Math.min(from, to); at <= Math.max(from, to); at += 1) {
    const token = view.after[at] as number;
    const index = reading.fact[token] as number;
    const word = known.words[reading.ids[token] as number];
    if (
      index >= 0
        ? reading.facts[index]?.kind !== "name"
        : word !== "and" && word !== "or" && word !== "as" && word !== "well"
    )
      return false;
  }
  return true;
};

// Whether the tokens between two places are much the same row on both sides, so that hardly anything but the two facts can have turned.
const BETWEEN_MIN = 0.75;
const sameBetween = (view: View, from: [number, number], to: [number, number]): boolean => {
  const [first, last] = from[1] < to[1] ? [from, to] : [to, from];
  let kept = 0;
  for (let at = first[1]; at <= last[1]; at += 1) if (view.match[at] === first[0] + at - first[1]) kept += 1;
  return kept >= BETWEEN_MIN * Math.max(last[1] - first[1] + 1, last[0] - first[0] + 1);
};

const DERIVED = /^(?:a|e|y|o)?(?:n|an|ian|ans|ish|ese|ic|i|s)$/;

// "Jason Williams" for "Williams", "Russian" for "Russia": a name said shorter or longer.
const isShorter = (one: Fact, other: Fact): boolean => {
  if (one.kind !== "name" || other.kind !== "name") return false;
  const [less, more] = one.value.length < other.value.length ? [one, other] : [other, one];
  if (
    less.value.length > 4 &&
    more.value.startsWith(less.value.slice(0, -1)) &&
    DERIVED.test(more.value.slice(less.value.length - 1))
  )
    return true;
  const words = more.value.split(" ");
  return less.value.split(" ").every((word) => words.includes(word));
};

// Facts of one sentence that are tried as partners of a swap or a change; beyond it each is reported alone.
// Below this share of kept words a sentence was rebuilt, and places in it say little.
const LIKE_MIN = 0.75;
const SWAPS_MAX = 40;

const judgeAligned = (view: View, one: Side, other: Side, known: Vocabulary, changes: Change[]): void => {
  const mismatched: [number, number, number, number][] = [];
  view.match.forEach((left, right) => {
    if (left < 0) return;
    const j = one.reading.fact[view.before[left] as number] as number;
    const i = other.reading.fact[view.after[right] as number] as number;
    if (j < 0 || i < 0) return;
    const [x, y] = [one.reading.facts[j] as Fact, other.reading.facts[i] as Fact];
    if (!says(x, y)) mismatched.push([j, i, left, right]);
  });
  if (mismatched.length === 0) return;
  const inBefore = supportedBy(factsOf(one, view.before).map((index) => one.reading.facts[index] as Fact));
  const inAfter = supportedBy(factsOf(other, view.after).map((index) => other.reading.facts[index] as Fact));
  const swaps = mismatched.slice(0, SWAPS_MAX);
  for (const [j, i, left, right] of mismatched) {
    const [x, y] = [one.reading.facts[j] as Fact, other.reading.facts[i] as Fact];
    const frame = framed(view, left, right);
    const fromHere = inBefore(y);
    const stillHere = inAfter(x);
    const change = (note: string, severity: Change["severity"] = "hard"): void => {
      // "5 to 7 June" for "5 to 7 May": the word that changed stands beside, and tells of both days.
      if (x.text !== y.text || x.kind !== "date") changes.push(changed(x, y, severity, note));
      one.settled[j] = true;
      other.settled[i] = true;
    };
    if (isShorter(x, y)) continue;
    if (x.counts === true || y.counts === true) {
      // A list may be numbered anew, but inside a sentence the number belongs to what follows it.
      if (x.counts === y.counts && left > 0 && right > 0 && frame === 2) change("");
      continue;
    }
    if (other.backed[i] === false) {
      if (one.backed[j] === false || frame > 0) change("");
      continue;
    }
    const partner = swaps.find(
      (pair) =>
        pair[1] !== i && says(x, other.reading.facts[pair[1]] as Fact) && says(y, one.reading.facts[pair[0]] as Fact),
    );
    if (partner !== undefined) {
      if (!sameBetween(view, [left, right], [partner[2], partner[3]])) continue;
      const listed = inOneList(view, other.reading, known, right, partner[3]);
      change(": the two changed places", listed ? "soft" : "hard");
    } else if (one.backed[j] === false && !fromHere) change("");
    else if (view.likeness >= LIKE_MIN && (frame === 2 || (frame === 1 && !fromHere && !stillHere)))
      change(": it belongs elsewhere in the draft");
  }
};

// A quotation of which only articles and marks differ says the same.
const matterOf = (quote: Fact): string =>
  quote.value
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !isOf(word, FUNCTION))
    .join(" ");

const pairLeft = (lost: number[], invented: number[], one: Side, other: Side, changes: Change[]): void => {
  const candidates = lost.slice(0, SWAPS_MAX);
  for (const i of invented.slice(0, SWAPS_MAX)) {
    const y = other.reading.facts[i] as Fact;
    const j = candidates.find((index) => one.settled[index] !== true && sameClass(one.reading.facts[index] as Fact, y));
    if (j === undefined) continue;
    const x = one.reading.facts[j] as Fact;
    if (x.kind !== "quote" || matterOf(x) !== matterOf(y)) changes.push(changed(x, y, "hard"));
    one.settled[j] = true;
    other.settled[i] = true;
  }
};

const PUT_IN = "was put into a sentence that has it not";
const LEFT_OUT = "was left out of its sentence";

// A fact that the draft holds elsewhere, put into a sentence that has it not, counts when the text now says it more often than the draft.
const judgeRepeated = (view: View, one: Side, other: Side, changes: Change[]): void => {
  if (view.likeness < LIKE_MIN) return;
  for (const hunk of view.hunks) {
    if (hunk.before[0] !== hunk.before[1] && hunk.after[0] !== hunk.after[1]) continue;
    const adding = hunk.before[0] === hunk.before[1];
    const [from, to] = adding ? hunk.after : hunk.before;
    const [side, against] = adding ? [other, one] : [one, other];
    for (let at = from; at < to; at += 1) {
      const index = side.reading.fact[(adding ? view.after : view.before)[at] as number] as number;
      if (index < 0 || side.settled[index] === true) continue;
      const fact = side.reading.facts[index] as Fact;
      const key = side.reading.keys[index] as number;
      if ((side.count[key] as number) <= (against.count[key] as number)) continue;
      if (side.backed[index] !== true || isWeak(fact) || fact.counts === true) continue;
      // A line break may part a name that the other text writes on one line.
      const within =
        !adding &&
        fact.kind === "name" &&
        factsOf(against, view.after).some((other) => isShorter(fact, against.reading.facts[other] as Fact));
      if (within) continue;
      side.settled[index] = true;
      changes.push(alone(fact, adding, "hard", adding ? PUT_IN : LEFT_OUT));
    }
  }
};

/** Which facts of the first text the second keeps, changes, loses or invents, each bound to the sentence it stands in. */
export const judgeFacts = (
  before: TokenizedText,
  after: TokenizedText,
  views: readonly View[],
  known: Vocabulary,
  addresses: readonly Span[],
  lossSeverity: Change["severity"],
): FactJudgement => {
  const one = sideOf(before, after, known, true);
  const other = sideOf(after, before, known, false);
  const changes: Change[] = [];
  for (const view of views) {
    judgeAligned(view, one, other, known, changes);
    const open = (side: Side, tokens: readonly number[]): number[] =>
      factsOf(side, tokens).filter((index) => side.settled[index] !== true && side.backed[index] !== true);
    pairLeft(open(one, view.before), open(other, view.after), one, other, changes);
    judgeRepeated(view, one, other, changes);
    judgeCounted(view, one, other, known, changes);
  }
  // Quotations cover whole stretches and are no tokens, so an altered one is found by the words it keeps.
  const quotes = (side: Side): number[] =>
    side.reading.facts.flatMap((fact, index) => (fact.kind === "quote" && side.backed[index] !== true ? [index] : []));
  pairLeft(quotes(one), quotes(other), one, other, changes);
  let kept = 0;
  one.backed.forEach((backed, index) => {
    if (backed && one.settled[index] !== true) kept += 1;
    const fact = before.facts[index] as Fact;
    if (backed || one.settled[index] === true || (fact.kind === "name" && LOOKS_PLAIN.test(fact.value))) return;
    const addressed = isInside(fact, addresses);
    if (addressed && fact.kind === "name") return;
    const soft = addressed || isNote(fact) || isWeak(fact) || fact.kind === "quote";
    changes.push(alone(fact, false, soft ? "soft" : lossSeverity, "is missing"));
  });
  let afterBacked = 0;
  other.backed.forEach((backed, index) => {
    if (backed) afterBacked += 1;
    if (backed || other.settled[index] === true) return;
    const fact = after.facts[index] as Fact;
    const soft = isNote(fact) || (isWeak(fact) && Number(fact.amount) <= COUNTED_MAX);
    changes.push(alone(fact, true, soft ? "soft" : "hard", "is not in the draft"));
  });
  return { changes, kept, beforeTotal: before.facts.length, afterTotal: after.facts.length, afterBacked };
};
