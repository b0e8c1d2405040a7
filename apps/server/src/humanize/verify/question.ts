import { compareDrafts, sentences, type Change } from "@rewrite-service/text";

/** The two texts that a judge is asked about. */
export interface Texts {
  before: string;
  after: string;
  /** Whether `before` is notes. */
  fromNotes: boolean;
}

/** A place where the comparison is unsure, which the judge may call meaningless. */
export type Doubt = Pick<Change, "before" | "after" | "reason">;

export interface Question extends Texts {
  /** Number n of the prompt stands for entry n - 1. */
  doubts: readonly Doubt[];
}

const DOUBTS_MAX = 40;

/** Compares the texts and gathers the places that a judge may withdraw: the soft ones. */
export const questionOf = (texts: Texts): Question => {
  const { changes } = compareDrafts(texts.before, texts.after, { fromNotes: texts.fromNotes });
  return { ...texts, doubts: changes.filter(({ severity }) => severity === "soft").slice(0, DOUBTS_MAX) };
};

/** The text with a label before each sentence, such as [B1]; all else is as it was. */
export const numbered = (text: string, letter: string): string => {
  let labelled = "";
  let at = 0;
  for (const [index, { start }] of sentences(text).entries()) {
    labelled += `${text.slice(at, start)}[${letter}${index + 1}] `;
    at = start;
  }
  return labelled + text.slice(at);
};
