import type { TellFinding, Topic } from "@rewrite-service/text";
import { reviewWords as words, type Passage } from "@rewrite-service/review";

/** Why a change may have been made, or what speaks against it. Every reason comes from a rule, none from a model. */
export interface Reason {
  kind: "fact" | "tell" | "form";
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

/** Ends of sentences inside a text; that of its last one may go without a mark. */
const endsIn = (text: string): number => text.match(/[.!?…]+(?=["'”’)]*\s+\S)/gu)?.length ?? 0;

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const formReasons = ({ status, draft, result, draftSpans, resultSpans }: Passage): Reason[] => {
  if (status === "new" || status === "left-out") return [];
  const reasons: Reason[] = [];
  const [from, to] = [wordCount(draft), wordCount(result)];
  // A mark that was wanting parts two sentences that the draft had parted in another way.
  const isParted = endsIn(result) > endsIn(draft);
  const isJoined = endsIn(result) < endsIn(draft);
  if (isParted && resultSpans.length > draftSpans.length) reasons.push(form(words.reasons.split(resultSpans.length)));
  if (isJoined && resultSpans.length < draftSpans.length) reasons.push(form(words.reasons.joined(draftSpans.length)));
  if (status === "reworded" && lettersOf(draft) === lettersOf(result)) reasons.push(form(words.reasons.marks));
  if (from - to >= SHORTER_MIN) reasons.push(form(words.reasons.shorter(from - to)));
  if (to - from >= SHORTER_MIN) reasons.push(form(words.reasons.longer(to - from)));
  return reasons;
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

// What turns the sense round is worth a look even where it is not certain; another word for the same is none.
const TURNS: ReadonlySet<Topic> = new Set(["negation", "obligation", "direction"]);

const doubts = ({ changes }: Passage): Reason[] =>
  changes
    .filter(({ severity, topic }) => severity === "soft" && TURNS.has(topic))
    .map(({ reason }) => ({ kind: "fact", text: words.reasons.fact(reason), evidence: null }));

/**
 * Why one change was made, or what speaks against it: every fact that it touches, else the first thing that a rule says of
 * it. Empty where nothing is sure: no reason is better than a wrong one.
 */
export const reasonsFor = (passage: Passage, findings: BothFindings): Reason[] => {
  const facts = passage.risks.map((risk): Reason => ({ kind: "fact", text: words.reasons.fact(risk), evidence: null }));
  if (facts.length > 0) return facts;
  return [
    ...doubts(passage),
    ...(passage.status === "moved" ? [form(words.reasons.moved)] : []),
    ...tellReasons(passage, findings),
    ...formReasons(passage),
  ].slice(0, 1);
};
