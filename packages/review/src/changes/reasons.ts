import { isFactTopic, overlaps, type TellFinding } from "@rewrite-service/text";
import type { Passage } from "../alignment/passage.ts";
import { isSubject } from "../alignment/subject.ts";
import { reviewWords as words } from "../words/review.ts";
import { readsAsMoved } from "./change-pieces.ts";
import { hunksShown } from "./inline-diff.ts";

/** Why a change may have been made, or what speaks against it. Every reason comes from a rule, none from a model. */
export interface Reason {
  kind: "fact" | "tell" | "form";
  text: string;
  /** What was measured, where the rule has evidence. */
  evidence: string | null;
}

const within = (finding: TellFinding, passage: Passage, side: "draftSpans" | "resultSpans"): boolean =>
  passage[side].some((span) =>
    passage.isPart ? overlaps(span, finding) : span.start <= finding.start && finding.end <= span.end,
  );

const form = (text: string): Reason => ({ kind: "form", text, evidence: null });

// The text itself shows what is longer.
const EDIT_MAX = 60;

/** The words of an edit, which the text shows amid its sentence. */
const editReasons = ({ status, draft, result, isPart }: Passage): Reason[] =>
  status === "moved" || !isPart || draft.length > EDIT_MAX || result.length > EDIT_MAX
    ? []
    : [form(words.reasons.edit(draft, result))];

// What is a word or two longer or shorter is about as long.
const WORDS_MIN = 3;
const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Of a wording that is too long to name, how much shorter or longer it is. */
const lengthReasons = ({ draft, result }: Passage): Reason[] => {
  const more = wordsIn(result) - wordsIn(draft);
  const isNew = draft === "" || result === "";
  return isNew || Math.abs(more) < WORDS_MIN ? [] : [form(words.reasons.length(more))];
};

/** Of sentences that say the same words in another order, that they do. */
const orderReasons = ({ status, draft, result, isPart }: Passage): Reason[] => {
  if (status !== "reworded" || isPart) return [];
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [own, other] = [wordsOf(draft), wordsOf(result)];
  const isTurned = own.join(" ") !== other.join(" ") && own.toSorted().join(" ") === other.toSorted().join(" ");
  return isTurned ? [form(words.reasons.order)] : [];
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

// Where more words than these changed, one that is missing is only a part of it.
const LONE_WORDS_MAX = 3;

/**
 * What the comparison is not certain of; the writer is told, as Compare tells it. That a word went is told where it is nearly
 * all that changed: in a new wording it says nothing.
 */
const doubts = ({ changes, risky, draft, result, isPart }: Passage): Reason[] => {
  // Of a whole sentence that went without a loss the title says that it did.
  if (result === "" && !isPart) return [];
  const isSmall = Math.max(...[draft, result].map((text) => text.split(/\s+/).length)) <= LONE_WORDS_MAX;
  return changes
    .filter(({ severity, topic }) => severity === "soft" && !isFactTopic(topic) && (topic !== "wording" || isSmall))
    .filter((change) => !risky.includes(change))
    .map(({ reason }) => form(words.reasons.doubt(reason)));
};

// More than these would be the text once more.
const EDITS_MAX = 4;

/** Where no rule says anything, what can be seen for sure; of another wording the few edits that it is made of. */
const plainReasons = ({ draft, result }: Passage): Reason[] => {
  if (result === "") return [form(words.reasons.gone)];
  if (draft === "") return [form(words.reasons.added)];
  const edits = hunksShown(draft, result)
    .map(({ before, after }) => [draft.slice(before.start, before.end), result.slice(after.start, after.end)])
    .map((texts) => texts.map((text) => text.trim()) as [string, string])
    .filter(([from, to]) => from !== to);
  const isLong = edits.length > EDITS_MAX || edits.flat().some(({ length }) => length > EDIT_MAX);
  return isLong || edits.length === 0 ? [] : [form(edits.map((edit) => words.reasons.edit(...edit)).join(" "))];
};

/**
 * Why one change was made, or what speaks against it: every fact that it touches, else the first thing that a rule says of it
 * and the words that it is made of, or how long it is; where nothing is sure, what can be seen of it.
 */
export const reasonsFor = (passage: Passage, findings: BothFindings): Reason[] => {
  const facts = passage.risks.map((risk): Reason => ({ kind: "fact", text: words.reasons.fact(risk), evidence: null }));
  if (facts.length > 0) return facts;
  if (isSubject(passage)) return [form(words.reasons.subject)];
  const [first] = [
    ...doubts(passage),
    ...(readsAsMoved(passage) ? [form(words.reasons.moved)] : []),
    ...orderReasons(passage),
    ...tellReasons(passage, findings),
  ];
  const edits = editReasons(passage);
  const reasons = [...(first === undefined ? [] : [first]), ...(edits.length > 0 ? edits : lengthReasons(passage))];
  return reasons.length > 0 ? reasons : plainReasons(passage);
};
