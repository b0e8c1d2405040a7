import { isFactTopic } from "@rewrite-service/text";
import { risksOf, type Decision } from "../alignment/mix.ts";
import type { Passage } from "../alignment/passage.ts";
import { rawHunks } from "../alignment/raw-difference.ts";
import { reviewWords as words } from "../words/review.ts";

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

// A slip leaves most of a word as it is: so many letters may differ between its common beginning and its common end.
const SLIP_MAX = 2;
// Of shorter words as much makes another word, but for two letters that changed places.
const SLIP_WORD_MIN = 5;

/** Words that people write for one another. */
const CONFUSED: ReadonlySet<string> = new Set(
  ["then than", "your youre", "to too", "of off", "lose loose", "were where", "whos whose"].flatMap((pair) => [
    pair,
    pair.split(" ").toReversed().join(" "),
  ]),
);

const isSlip = (one: string, other: string): boolean => {
  if (CONFUSED.has(`${one} ${other}`)) return true;
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [own, there] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (shorter < SLIP_WORD_MIN) return own.length === 2 && own[0] === there[1] && own[1] === there[0];
  return Math.max(own.length, there.length) <= SLIP_MAX;
};

/** Whether two sentences differ in how words are spelled, and in marks, alone. */
const isSpelling = (draft: string, result: string): boolean =>
  rawHunks(draft, result).every(({ before, after }) => {
    const [own, other] = [draft.slice(before.start, before.end), result.slice(after.start, after.end)].map((text) =>
      text.split(/\s+/).map(lettersOf).filter(Boolean),
    ) as [string[], string[]];
    if (own.join("") === other.join("")) return true;
    // A figure that differs is never a slip.
    const isWord = (word: string, at: number): boolean => !/\d/.test(word) && isSlip(word, other[at] ?? "");
    return own.length === other.length && own.every((word, at) => word === other[at] || isWord(word, at));
  });

const riskTitle = ({ status, risky, unwritten, isPart }: Passage): string => {
  if (unwritten) return words.partlyWritten;
  // A sentence that is gone says more than a word of it would.
  if (status === "left-out" && !isPart) return words.status["left-out"];
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

/** What a change does, in a word or two: what it does to a fact, else to the wording; once decided, what was decided. */
export const changeTitle = (passage: Passage, decision: Decision | undefined): string => {
  if (decision !== undefined && decision.kind !== "asked") return words.decided[decision.kind];
  if (risksOf(passage, decision).length > 0) return riskTitle(passage);
  const { status, draft, result, isPart } = passage;
  if ((isPart || status === "reworded") && lettersOf(draft) === lettersOf(result)) return markTitle(draft, result);
  if (status === "left-out" && isPart) return words.dropped;
  if (status !== "reworded") return words.status[status];
  if (isSpelling(draft, result)) return words.spelling;
  return words.status.reworded;
};

/** The same as it is said of a place in the text: of a sentence that moved, which way it went; `up` tells. */
export const changeStatus = (passage: Passage, decision: Decision | undefined, up: boolean): string => {
  if (decision !== undefined || passage.status !== "moved") return changeTitle(passage, decision);
  return up ? words.movedUp : words.movedDown;
};
