import type { Group } from "./align.ts";
import { once } from "../document/once.ts";
import type { Span } from "../document/span.ts";
import { isInside } from "./address.ts";
import { changeOf, type Change } from "./comparison.ts";
import { areOpposite } from "./lexicon/antonyms.ts";
import { mayRestate } from "./lexicon/condition.ts";
import { COURTESY, EMPTY, FUNCTION, NEGATION, SINGLE } from "../document/word-classes.ts";
import { mayDeny } from "./negation-changes.ts";
import { wordPresence, type HoldsWord } from "./word-presence.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

// Fixed turns of courtesy, whose second word cannot be turned round without a slip.
const FORMULAS: Readonly<Record<string, string>> = {
  heads: "up",
  note: "below",
  hi: "all",
  hey: "all",
  hello: "all",
  looking: "forward",
  doing: "well",
};

// Fewer words are a remark ("Not sure yet") and deny no sentence.
const DENYING_MIN = 4;

const noteAt = (reading: TokenizedText, token: number, topic: "direction" | "negation", reason: string): Change => {
  const span = { start: reading.starts[token] as number, end: reading.ends[token] as number };
  return changeOf(topic, "hard", null, span, reason);
};

const turnedFormula = (reading: TokenizedText, known: Vocabulary, from: number, to: number): Change | null => {
  for (let token = from + 1; token < to; token += 1) {
    const word = known.words[reading.ids[token - 1] as number] as string;
    const next = known.words[reading.ids[token] as number] as string;
    const usual = Object.hasOwn(FORMULAS, word) ? FORMULAS[word] : undefined;
    if (usual !== undefined && areOpposite(usual, next))
      return noteAt(reading, token, "direction", `"${word} ${next}" says the opposite of "${word} ${usual}"`);
  }
  return null;
};

/** The first denial of a sentence, which is told as put in: null where it has none. */
const denialIn = (reading: TokenizedText, sentence: number, known: Vocabulary): Change | null => {
  const [from, to] = [reading.bounds[sentence] as number, reading.bounds[sentence + 1] as number];
  const isOf = (token: number, bits: number): boolean =>
    ((known.classes[reading.ids[token] as number] as number) & bits) !== 0;
  if (to - from < DENYING_MIN) return null;
  for (let token = from; token + 1 < to; token += 1)
    if (isOf(token, NEGATION) && !isOf(token + 1, EMPTY))
      return noteAt(reading, token, "negation", "the draft denies nothing like this");
  return null;
};

// Share of the telling words of a sentence that the other text has nowhere; below it the sentence was built from known words.
const FRESH_MIN = 0.6;
const LOST_MIN = 0.4;
const TELLING_MIN = 0.4;

const MARKER_MAX = 12;

/** Whether a token opens an item of a list: its line starts with a bullet or a number. */
const isListItem = ({ text, starts }: TokenizedText, token: number): boolean => {
  const start = starts[token] ?? 0;
  return /(?:^|\n)[ \t]*(?:[-*+•–]|\d{1,3}[.)])[ \t]+$/.test(text.slice(Math.max(0, start - MARKER_MAX), start));
};

/**
 * What a sentence without a partner says that the other text does not: a new claim, a lost sentence, a courtesy turned round. Null where it says nothing.
 * `there` marks the words of the other text.
 */
const judgeAlone = (
  reading: TokenizedText,
  sentence: number,
  isNew: boolean,
  known: Vocabulary,
  there: Uint8Array,
  tells: HoldsWord,
  loss: Change["severity"],
): Change | null => {
  const [from, to] = [reading.bounds[sentence] as number, reading.bounds[sentence + 1] as number];
  let content = 0;
  let telling = 0;
  const strange: string[] = [];
  let knowsFact = false;
  let holdsFact = false;
  for (let token = from; token < to; token += 1) {
    const id = reading.ids[token] as number;
    const classes = known.classes[id] as number;
    const isFact = (reading.fact[token] as number) >= 0;
    if (isFact && there[id] !== 1) holdsFact = true;
    if (isFact && there[id] === 1) knowsFact = true;
    if ((classes & FUNCTION) !== 0 || ((classes & SINGLE) !== 0 && !isFact)) continue;
    content += 1;
    if ((classes & COURTESY) !== 0) continue;
    telling += 1;
    if (there[id] !== 1) strange.push(known.words[id] as string);
  }
  const least = isListItem(reading, from) ? 1 : 2;
  if (isNew && telling < least)
    // A courtesy that denies is none: "Hope you are not doing well".
    return denialIn(reading, sentence, known) ?? turnedFormula(reading, known, from, to);
  if (telling < least || telling < content * TELLING_MIN) return null;
  const fresh = telling * (isNew ? FRESH_MIN : LOST_MIN);
  // "Passing" was told where "pass" stands, and "that depends" is how a condition is made.
  if (strange.length < fresh || strange.filter((word) => !mayRestate(word) && !tells(word)).length < fresh) return null;
  // A known name or figure in a new sentence says that it was split off or said anew.
  if (isNew && knowsFact) return denialIn(reading, sentence, known);
  const span = reading.sentences[sentence] as Span;
  return isNew
    ? changeOf("claim", "hard", null, span, "the draft says nothing like this sentence")
    : changeOf("sentence", sentence === 0 && !holdsFact ? "soft" : loss, span, null, "this sentence is missing");
};

/** New claims and lost sentences. `addresses` are where the first text greets and is signed. */
export const judgeLone = (
  before: TokenizedText,
  after: TokenizedText,
  groups: readonly Group[],
  known: Vocabulary,
  addresses: readonly Span[],
  loss: Change["severity"],
): Change[] => {
  const holds = ({ ids }: TokenizedText): Uint8Array => {
    const marks = new Uint8Array(known.words.length);
    for (const id of ids) marks[id] = 1;
    return marks;
  };
  const [ofBefore, ofAfter] = [once(() => holds(before)), once(() => holds(after))];
  const [inBefore, inAfter] = [wordPresence(before, known), wordPresence(after, known)];
  // A sentence of known words may still deny what a draft without a denial says.
  const deniesNothing = once(() => {
    const there = ofBefore();
    return known.words.every((word, id) => there[id] !== 1 || !mayDeny(word));
  });
  const changes: Change[] = [];
  for (const group of groups) {
    const isNew = group.before.length === 0;
    if (!isNew && group.after.length > 0) continue;
    const change = isNew
      ? (judgeAlone(after, group.after[0] as number, true, known, ofBefore(), inBefore, loss) ??
        (deniesNothing() ? denialIn(after, group.after[0] as number, known) : null))
      : judgeAlone(before, group.before[0] as number, false, known, ofAfter(), inAfter, loss);
    if (change !== null && (change.before === null || !isInside(change.before, addresses))) changes.push(change);
  }
  return changes;
};
