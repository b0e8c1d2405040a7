import { isFactTopic } from "@rewrite-service/text";
import { isChange, risksOf, type Decision } from "../alignment/mix.ts";
import type { Passage } from "../alignment/passage.ts";
import { isCode, isSpelling, lettersOf } from "../alignment/spelling.ts";
import { isSubject } from "../alignment/subject.ts";
import { reviewWords as words } from "../words/review.ts";
import { readsAsMoved } from "./change-pieces.ts";

const riskTitle = ({ status, risky, isPart, altersProtected }: Passage): string => {
  // A sentence that is gone says more than a word of it would.
  if (status === "left-out" && !isPart) return words.status["left-out"];
  if (altersProtected === true && risky.length === 1) return words.changesProtected;
  if (risky.length === 0) return status === "new" && !isPart ? words.addedSentence : words.changesFacts;
  const many = risky.length > 1 ? "many" : "one";
  const kinds = new Set(
    risky.map((change) => {
      const said = words.risks[change.status];
      if (change.topic === "negation") return said.negation;
      if (change.topic === "name") return said.name[many];
      return isFactTopic(change.topic) ? said.fact[many] : words.changesMeaning;
    }),
  );
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : words.changesFacts;
};

/** What was done to words that stayed the same but for capitals, marks and apostrophes. */
const markTitle = (draft: string, result: string): string => {
  const [own, other] = [draft, result].map((text) => text.replace(/[^\p{L}\p{N}'’]+/gu, "").replaceAll("’", "'")) as [
    string,
    string,
  ];
  if (own.toLowerCase() !== other.toLowerCase()) return words.spelling;
  if (own === other) return words.marks;
  return draft.toLowerCase() === result.toLowerCase() ? words.capitals : words.punctuation;
};

/** Whether each code of the draft is in the result as it is: with another capital it is another word. */
const keepsCodes = (draft: string, result: string): boolean =>
  (draft.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => !isCode(word) || result.includes(word));

/** Whether the words stayed in their place, with other capitals, marks or apostrophes. */
const keepsLetters = ({ status, draft, result, isPart }: Passage): boolean =>
  (isPart || status === "reworded") && lettersOf(draft) === lettersOf(result) && keepsCodes(draft, result);

/** Whether a change corrects spelling, capitals or marks, and does nothing else; nothing about a figure is a correction. */
export const isCorrection = (passage: Passage, decision: Decision | undefined): boolean => {
  const { status, draft, result } = passage;
  if (!isChange(passage) || risksOf(passage, decision).length > 0 || /\d/.test(draft)) return false;
  return keepsLetters(passage) || (status === "reworded" && isSpelling(draft, result) && keepsCodes(draft, result));
};

/** What a change does, in a word or two: what it does to a fact, else to the wording; once decided, what was decided. */
export const changeTitle = (passage: Passage, decision: Decision | undefined): string => {
  // What is asked about is not done yet: the draft's wording stands.
  if (decision !== undefined) return words.decided[decision.kind];
  if (!isChange(passage)) return words.status[passage.status];
  if (risksOf(passage, decision).length > 0) return riskTitle(passage);
  if (isSubject(passage)) return words.addedSubject;
  const { status, draft, result, isPart } = passage;
  if (keepsLetters(passage)) return markTitle(draft, result);
  // The end of a sentence that stands in the place of words says nothing for them.
  if (isPart && (status === "left-out" || /^[.!?…]$/.test(result))) return words.dropped;
  if (status !== "reworded" && (status !== "moved" || readsAsMoved(passage))) return words.status[status];
  if (isSpelling(draft, result) && keepsCodes(draft, result)) return words.spelling;
  return words.status.reworded;
};

/** The same as it is said of a place in the text: of a sentence that moved, which way it went; `up` tells. */
export const changeStatus = (passage: Passage, decision: Decision | undefined, up: boolean): string => {
  if (decision !== undefined || !readsAsMoved(passage)) return changeTitle(passage, decision);
  return up ? words.movedUp : words.movedDown;
};
