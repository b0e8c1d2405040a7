import { isFactTopic, type TellFinding } from "@rewrite-service/text";
import type { Passage } from "../alignment/passages.ts";
import { reviewWords as words } from "../words/review.ts";
import { editsOf } from "./edits.ts";

/** Why a change may have been made, or what speaks against it. Every reason comes from a rule, none from a model. */
export interface Reason {
  kind: "fact" | "tell" | "form";
  text: string;
  /** What was measured, where the rule has evidence. */
  evidence: string | null;
}

const within = (finding: TellFinding, passage: Passage, side: "draftSpans" | "resultSpans"): boolean =>
  passage[side].some(({ start, end }) => start <= finding.start && finding.end <= end);

const form = (text: string): Reason => ({ kind: "form", text, evidence: null });

const editReasons = ({ status, draft, result }: Passage): Reason[] => {
  if (status === "new" || status === "left-out") return [];
  const edits = editsOf(draft, result);
  return edits.length === 0 ? [] : [form(words.reasons.edits(edits))];
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

/** What the comparison is not certain of; the writer is told, as Compare tells it. */
const doubts = ({ changes, risky }: Passage): Reason[] =>
  changes
    .filter((change) => change.severity === "soft" && !isFactTopic(change.topic) && !risky.includes(change))
    .map(({ reason }) => form(words.reasons.doubt(reason)));

/**
 * Why one change was made, or what speaks against it: every fact that it touches, else the first thing that a rule says of
 * it and the small edits that it is made of. Empty where nothing is sure: no reason is better than a wrong one.
 */
export const reasonsFor = (passage: Passage, findings: BothFindings): Reason[] => {
  const facts = passage.risks.map((risk): Reason => ({ kind: "fact", text: words.reasons.fact(risk), evidence: null }));
  if (facts.length > 0) return facts;
  const [first] = [
    ...doubts(passage),
    ...(passage.status === "moved" ? [form(words.reasons.moved)] : []),
    ...tellReasons(passage, findings),
  ];
  return [...(first === undefined ? [] : [first]), ...editReasons(passage)];
};
