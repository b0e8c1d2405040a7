import { registerById, type RegisterId, type TellFinding } from "@rewrite-service/text";
import { reviewWords as words } from "../words/review.ts";
import type { Alignment, Passage } from "../alignment/passages.ts";

/** Why a change may have been made, or what speaks against it. Every reason comes from a rule, none from a model. */
export interface Reason {
  kind: "fact" | "tell" | "register" | "form";
  text: string;
  /** What was measured, where the rule has evidence. */
  evidence: string | null;
}

const within = (finding: TellFinding, passage: Passage, side: "draftSpans" | "resultSpans"): boolean =>
  passage[side].some(({ start, end }) => start <= finding.start && finding.end <= end);

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const form = (text: string): Reason => ({ kind: "form", text, evidence: null });

// A difference of fewer words is not what the change is about.
const SHORTER_MIN = 3;

const formReasons = ({ status, draft, result, draftSpans, resultSpans }: Passage): Reason[] => {
  if (status === "new" || status === "left-out") return [];
  const reasons: Reason[] = [];
  const [from, to] = [wordCount(draft), wordCount(result)];
  if (resultSpans.length > draftSpans.length) reasons.push(form(words.reasons.split(from, resultSpans.length)));
  if (resultSpans.length < draftSpans.length) reasons.push(form(words.reasons.joined(draftSpans.length)));
  if (from - to >= SHORTER_MIN) reasons.push(form(words.reasons.shorter(from - to)));
  if (to - from >= SHORTER_MIN) reasons.push(form(words.reasons.longer(to - from)));
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  if (status === "reworded" && letters(draft).trim() === letters(result).trim())
    reasons.push(form(words.reasons.marks));
  return reasons;
};

const COURTESY_WORDS_MAX = 8;

const registerReasons = (passage: Passage, { passages, slots }: Alignment, register: RegisterId): Reason[] => {
  const { guidance, name } = registerById(register);
  const fromGuidance = (pattern: RegExp): Reason[] =>
    guidance
      .filter((line) => pattern.test(line))
      .map((line) => ({ kind: "register", text: words.reasons.register(name, line), evidence: null }));
  const inDraft = passages
    .filter(({ draftSpans }) => draftSpans.length > 0)
    .sort((x, y) => (x.draftSpans[0]?.start ?? 0) - (y.draftSpans[0]?.start ?? 0));
  const edge = passage === inDraft[0] || passage === inDraft.at(-1);
  if (passage.status === "left-out" && edge && wordCount(passage.draft) <= COURTESY_WORDS_MAX)
    return fromGuidance(/greet|sign|closing/i);
  const opening = slots.find(({ kind }) => kind === "result");
  const opens = opening?.passage === passage.id && passage !== inDraft[0];
  return opens ? fromGuidance(/first line|first,|^lead|^open/i) : [];
};

/** What the check found in the draft and in the result. */
export interface BothFindings {
  draft: readonly TellFinding[];
  result: readonly TellFinding[];
}

const tellReasons = (passage: Passage, findings: BothFindings): Reason[] => {
  const before = findings.draft.filter((finding) => within(finding, passage, "draftSpans"));
  const after = findings.result.filter((finding) => within(finding, passage, "resultSpans"));
  const isIn = (list: readonly TellFinding[], { id, excerpt }: TellFinding): boolean =>
    list.some((other) => other.id === id && other.excerpt === excerpt);
  return [
    ...before
      .filter((finding) => !isIn(after, finding))
      .map(({ name, excerpt, evidence }): Reason => ({
        kind: "tell",
        text: words.reasons.cured(name, excerpt),
        evidence,
      })),
    ...after
      .filter((finding) => !isIn(before, finding))
      .map(({ name, excerpt, evidence }): Reason => ({
        kind: "tell",
        text: words.reasons.brought(name, excerpt),
        evidence,
      })),
  ];
};

/** Every reason that a rule gives for one change: its facts first, then tells, the register, and the form of the sentence. */
export const reasonsFor = (
  passage: Passage,
  alignment: Alignment,
  findings: BothFindings,
  register: RegisterId,
): Reason[] => {
  const facts = passage.changes.map(({ reason }): Reason => ({
    kind: "fact",
    text: words.reasons.fact(reason),
    evidence: null,
  }));
  const others = [
    ...tellReasons(passage, findings),
    ...registerReasons(passage, alignment, register),
    ...formReasons(passage),
  ];
  if (passage.status === "moved") others.push(form(words.reasons.moved));
  return facts.length + others.length === 0 ? [form(words.reasons.none)] : [...facts, ...others];
};
