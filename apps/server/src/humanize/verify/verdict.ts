import { FINDING_TYPES, type FindingType, type MeaningFinding, type WithdrawnPlace } from "@rewrite-service/contract";
import { readJudgeAnswer, type SaidFinding } from "./judge-answer.ts";
import type { Question } from "./question.ts";
import { occurrencesOf, quotationsOf } from "./quotation.ts";

/** What is left of a judge's answer once it was held against the texts. */
export interface Verdict {
  /** False where the answer was not usable: nothing is known of the meaning then. */
  verified: boolean;
  findings: MeaningFinding[];
  withdrawn: WithdrawnPlace[];
}

export const UNVERIFIED: Verdict = { verified: false, findings: [], withdrawn: [] };

const FINDINGS_MAX = 20;
const QUOTED_MAX = 400;
const WHY_MAX = 300;

/**
 * Reads a judge's answer and keeps what the texts support: findings whose quotations occur in them, and doubts that exist
 * and that no finding speaks of. An answer of which every quotation is made up is not usable.
 */
export const verdictOf = (question: Question, answer: string): Verdict => {
  const said = readJudgeAnswer(answer);
  if (said === null) return UNVERIFIED;
  const read = said.findings.map(findingOf(question));
  if (read.length > 0 && read.every((finding) => finding === "untrue")) return UNVERIFIED;
  const findings = unique(read.filter((finding) => typeof finding !== "string")).slice(0, FINDINGS_MAX);
  return { verified: true, findings, withdrawn: withdrawnBy(said.withdrawn, question, findings) };
};

/** `untrue` is what the texts do not bear out, `same` what quotes the same words of both and so shows no change. */
const findingOf = ({ before, after }: Question): ((said: SaidFinding) => MeaningFinding | "untrue" | "same") => {
  const inBefore = quotationsOf(before);
  const inAfter = quotationsOf(after);
  return (said) => {
    const [left, right] = [quoted(said.before, inBefore), quoted(said.after, inAfter)];
    if (left === null || right === null || left + right === "") return "untrue";
    if (left.toLowerCase() === right.toLowerCase()) return "same";
    // Words that were removed or added occur less often on the other side.
    if (right === "" && occurrencesOf(left, before) <= occurrencesOf(left, after)) return "untrue";
    if (left === "" && occurrencesOf(right, after) <= occurrencesOf(right, before)) return "untrue";
    return { type: typeOf(said.type, left, right), before: left, after: right, why: oneLine(said.why) };
  };
};

const quoted = (words: string, find: (words: string) => string | null): string | null => {
  if (words.trim() === "") return "";
  const found = find(words);
  return found === null || found.length <= QUOTED_MAX ? found : cut(found, QUOTED_MAX).trimEnd();
};

// Never between the halves of one character.
const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, "");

// A judge's words may be steered by the texts, so nothing in them may steer a terminal or turn the writing around.
const oneLine = (text: string): string => cut(text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim(), WHY_MAX);

const OTHER_NAMES: Readonly<Record<string, FindingType>> = {
  number: "figure",
  amount: "figure",
  date: "time",
  tense: "time",
  order: "direction",
  actor: "role",
  modality: "obligation",
  exception: "condition",
  scope: "quantity",
  promise: "commitment",
  request: "commitment",
  omission: "dropped",
  lost: "dropped",
  addition: "added",
  invented: "added",
};

const typeOf = (said: string, before: string, after: string): FindingType => {
  const name = said.trim().toLowerCase();
  const type = FINDING_TYPES.find((known) => known === name) ?? OTHER_NAMES[name];
  if (before === "") return type === undefined || type === "dropped" ? "added" : type;
  if (after === "") return type === undefined || type === "added" ? "dropped" : type;
  return type ?? "subject";
};

const unique = (findings: readonly MeaningFinding[]): MeaningFinding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify([finding.before, finding.after]), finding])).values(),
];

const withdrawnBy = (
  numbers: readonly number[],
  { before, after, doubts }: Question,
  findings: readonly MeaningFinding[],
): WithdrawnPlace[] =>
  [...new Set(numbers)].flatMap((number) => {
    const doubt = doubts[number - 1];
    if (doubt === undefined) return [];
    const places = (["before", "after"] as const).flatMap((side) => {
      const span = doubt[side];
      return span === null ? [] : [{ side, start: span.start, end: span.end }];
    });
    const spokenOf = places.some(({ side, start, end }) => {
      const text = side === "before" ? before : after;
      return findings.some((finding) => stands(finding[side], text, start, end));
    });
    return spokenOf ? [] : places;
  });

/** Whether the words occur in the text at a place that touches this passage. */
const stands = (words: string, text: string, start: number, end: number): boolean => {
  if (words === "") return false;
  for (let at = text.indexOf(words); at >= 0 && at < end; at = text.indexOf(words, at + 1)) {
    if (at + words.length > start) return true;
  }
  return false;
};
