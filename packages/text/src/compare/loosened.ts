import { changeOf, type Change } from "./comparison.ts";

/* What a text says around its figures, and in the place of one, however its sentences were made anew. */

const SHARE = /\b(?:half|(?:a|one|two|three) (?:third|quarter)s?)(?= (?:of|the|our)\b)/gi;
const BOUND = /\b(up to|at (?:least|most)|(?:no )?(?:more|less|fewer) than) (\D?\d+)/gi;
const ANY_BOUND = /\b(?:up to|least|most|more|less|over|under|than|max|min|limit|only|nearly)/i;
const AROUND = 40;
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

/** "Half of the staff" that became "a third of the staff", and "up to 5 million" that became "5 million". */
export const judgeLoosened = (before: string, after: string): Change[] => {
  const come = ownShares(after, before);
  const shares = ownShares(before, after).flatMap((was, at) => {
    const is = come[at];
    return is === undefined ? [] : [changeOf("wording", "hard", was, is, `"${was.share}" became "${is.share}"`)];
  });
  const bounds = [...before.matchAll(BOUND)].slice(0, READ_MAX).flatMap(({ 1: bound = "", 2: figure = "", index }) => {
    const at = after.indexOf(figure);
    if (at < 0 || ANY_BOUND.test(after.slice(Math.max(0, at - AROUND), at + AROUND))) return [];
    return [changeOf("wording", "soft", { start: index, end: index + bound.length }, null, `"${bound}" was dropped`)];
  });
  return shares.concat(bounds);
};
