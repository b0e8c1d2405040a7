import { changeOf, type Change } from "./comparison.ts";

const SHARE = /\b(?:half|(?:a|one|two|three) (?:third|quarter)s?)(?= (?:of|the|our)\b)/gi;
// A text with more of them is no prose.
const READ_MAX = 20;

/** The shares that a text names in words and the other does not. */
const ownShares = (text: string, other: string): { start: number; end: number; share: string }[] => {
  const there = ` ${other}`.toLowerCase();
  return [...text.matchAll(SHARE)].slice(0, READ_MAX).flatMap(({ 0: share, index }) => {
    const named = share.toLowerCase().replace(/^(?:a|one) /, "");
    return there.includes(` ${named} `) ? [] : [{ start: index, end: index + share.length, share }];
  });
};

/** "Half of the staff" that became "a third of the staff", however its sentence was made anew. */
export const judgeShares = (before: string, after: string): Change[] => {
  const come = ownShares(after, before);
  return ownShares(before, after).flatMap((was, at) => {
    const is = come[at];
    return is === undefined ? [] : [changeOf("wording", "hard", was, is, `"${was.share}" became "${is.share}"`)];
  });
};
