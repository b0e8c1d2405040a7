import { checkTells, typosIn, type RegisterId, type TellFinding } from "@rewrite-service/text";

/** Asks for the tells of a draft, of its rewrite, and of the text that the person's decisions make of both. */
export interface TellsQuestion {
  before: string;
  after: string;
  now: string;
  register: RegisterId;
}

export interface TellsAnswer {
  question: TellsQuestion;
  /** Of the draft and of the rewrite as it came: reasons for and against changes. */
  draft: readonly TellFinding[];
  result: readonly TellFinding[];
  /** Of the text that can be used now; null for a text that is not English, which is not judged. */
  now: { phrases: readonly TellFinding[]; typos: readonly string[] } | null;
}

/** What the worker does with a question. */
export const answerTells = (question: TellsQuestion): TellsAnswer => {
  const { before, after, now, register } = question;
  const check = (text: string) => checkTells(text, { register });
  const { findings, score } = check(now);
  return {
    question,
    draft: check(before).findings,
    result: check(after).findings,
    now: score === null ? null : { phrases: findings, typos: typosIn(now).map(({ excerpt }) => excerpt) },
  };
};
