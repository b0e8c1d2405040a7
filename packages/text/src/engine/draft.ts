import { once } from "../document/once.ts";
import { sentences, type Sentence } from "../document/sentences.ts";
import type { RegisterId } from "../registers/register.ts";
import { openPlaces, type Places } from "../tells/places.ts";
import { policyInForce } from "../tells/policy.ts";
import { openingWords } from "./wording-tables.ts";

/** What the transforms see of a text: where its tells and certain words stand, and which marks it holds. */
export interface Draft extends Places {
  text: string;
  register: RegisterId;
  readonly sentences: () => readonly Sentence[];
}

/** Words that a transform looks for, beside those that open wordings. */
const SIGNS = {
  /** In front of each request that `plain-asks.ts` knows. */
  ask: ["if", "whether", "possible", "there", "quick", "heads", "advance"],
  /** In "not just". */
  only: ["just", "only", "merely", "simply"],
};

const markedWords = once(() => [...new Set([...openingWords(), ...SIGNS.ask, ...SIGNS.only])]);

const signs = once(() => {
  const places = (words: readonly string[]): Uint8Array =>
    Uint8Array.from(markedWords(), (word) => (words.includes(word) ? 1 : 0));
  return { ask: places(SIGNS.ask), only: places(SIGNS.only) };
});

const reader = once(() => openPlaces(policyInForce(), markedWords()));

export const openDraft = (text: string, register: RegisterId): Draft => ({
  text,
  register,
  ...reader()(text),
  sentences: once(() => sentences(text)),
});

/** Where the words of one kind start, in order. */
export const signsIn = ({ marked }: Draft, kind: keyof typeof SIGNS): number[] => {
  const known = signs()[kind];
  const found: number[] = [];
  for (let at = 0; at < marked.length; at += 3)
    if (known[marked[at + 2] as number] === 1) found.push(marked[at] as number);
  return found;
};

/** Whether the text holds a mark of one of the kinds of `units.ts`. */
export const holdsMark = ({ kinds }: Draft, ...any: readonly number[]): boolean =>
  any.some((kind) => ((kinds >> kind) & 1) === 1);
