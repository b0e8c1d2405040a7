import { recogniseLanguage } from "../document/language.ts";
import { calibrate, type Knot } from "./calibrate.ts";
import { hasMessageForm } from "../document/message-form.ts";
import { checkTells } from "../tells/check.ts";
import { evidenceOf, type Evidence } from "./evidence.ts";
import { createModel, rowsOf, type Model, type Weights } from "./model.ts";
import { createTellOdds, type TellOdds } from "./tell-odds.ts";
import { CONTRACTION, SENTENCE_START, tokensOf, WORD, type Tokens } from "./tokens.ts";
import { verdictOf, WORDS_MIN, type Verdict } from "./verdict.ts";
import { weights as shipped } from "./weights.ts";

export interface Likelihood {
  /** How much the text reads as machine-written, 0 to 100: a probability in per cent where both kinds are equally common. */
  score: number;
  /** Bounds of the score, 0 to 100: its error at this length on sources the model never saw. */
  low: number;
  high: number;
  /** True under the length where the score cannot be relied on; it is computed all the same. */
  tooShort: boolean;
  /** The stretches that moved the score most, in the order of the text. */
  evidence: Evidence[];
  /** What people are told; `unclear` for short texts and those that were not judged. */
  verdict: Verdict;
  /** The verdict as one plain sentence, with how often it is wrong. */
  sentence: string;
  /** One plain sentence on what the verdict must not be used for. */
  caution: string;
  /** Why the text was not judged, as when it is not English; the score then says nothing and the band is everything. */
  declined: string | null;
}

// Longer texts are read in windows of the length the model was trained on, up to this many UTF-16 units.
const UNITS_MAX = 60_000;
const WINDOW_WORDS = 700;

// English prose has half its words from the list of function words; another language, or a list of names, next to none.
const FUNCTIONAL_SHARE_MIN = 0.25;

const CAUTION = "An estimate from style alone, never proof: do not use it to judge who wrote a text.";

const ENGLISH = { english: true, reason: null };
const UNKNOWN: Likelihood = {
  score: 50,
  low: 0,
  high: 100,
  tooShort: true,
  evidence: [],
  verdict: "unclear",
  sentence: "There is no English text here to judge.",
  caution: CAUTION,
  declined: null,
};

interface Window {
  from: number;
  to: number;
  words: number;
}

const isWord = (tokens: Tokens, at: number): boolean =>
  tokens.kind[at] === WORD && ((tokens.shape[at] as number) & CONTRACTION) === 0;

// Cuts at the first sentence start past the window's length; a last stretch under half a window joins the one before.
const windowsOf = (tokens: Tokens): Window[] => {
  const windows: Window[] = [];
  let open: Window = { from: 0, to: 0, words: 0 };
  for (let at = 0; at < tokens.count; at += 1) {
    const starts = ((tokens.shape[at] as number) & SENTENCE_START) !== 0;
    if (open.words >= WINDOW_WORDS && (starts || open.words >= 2 * WINDOW_WORDS)) {
      windows.push({ ...open, to: at });
      open = { from: at, to: at, words: 0 };
    }
    if (isWord(tokens, at)) open.words += 1;
  }
  const last = windows.at(-1);
  if (last !== undefined && open.words < WINDOW_WORDS / 2) {
    last.to = tokens.count;
    last.words += open.words;
  } else windows.push({ ...open, to: tokens.count });
  return windows;
};

const percent = (probability: number): number => Math.round(probability * 1000) / 10;

/**
 * A scorer over the given weights, which are unpacked once, at the first text; `tellOdds` is what the tell checker says.
 */
export const createLikelihood = (
  weights: Weights,
  tellOdds: TellOdds = createTellOdds(checkTells),
): ((text: string) => Likelihood) => {
  const knots = rowsOf(weights.lengths) as unknown as Knot[];
  let model: Model | undefined;
  return (text) => {
    model ??= createModel(weights);
    const tokens = tokensOf(text, UNITS_MAX);
    const windows = windowsOf(tokens);
    const words = windows.reduce((sum, window) => sum + window.words, 0);
    const moved = new Float64Array(tokens.count);
    let logit = 0;
    let functional = 0;
    for (const { from, to, words: own } of windows) {
      const reading = model(text, tokens, from, to);
      const share = own / Math.max(1, words);
      logit += reading.logit * share;
      functional += reading.functional;
      for (let at = from; at < to; at += 1) moved[at] = (reading.moved[at - from] as number) * share;
    }
    const tooShort = words < WORDS_MIN;
    const isDoubtful = words === 0 || functional < FUNCTIONAL_SHARE_MIN * words;
    const language = isDoubtful ? recogniseLanguage(text) : ENGLISH;
    if (!language.english || words === 0)
      return { ...UNKNOWN, tooShort, sentence: language.reason ?? UNKNOWN.sentence, declined: language.reason };
    logit += weights.tellShare * tellOdds(text, tokens);
    const { probability, low, high } = calibrate(logit, words, knots);
    const score = percent(probability);
    return {
      score,
      low: percent(low),
      high: percent(high),
      tooShort,
      evidence: evidenceOf(tokens, moved),
      ...verdictOf(score, words, hasMessageForm(text.slice(0, UNITS_MAX))),
      caution: CAUTION,
      declined: null,
    };
  };
};

/** How much `text` reads as machine-written, with its band and evidence. About 2 ms for 1,000 words; reads the first 60,000 units. */
export const scoreLikelihood: (text: string) => Likelihood = createLikelihood(shipped);
