const commonPrefix = (one: string, other: string): number => {
  const max = Math.min(one.length, other.length);
  let at = 0;
  while (at < max && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
};

const commonSuffix = (one: string, other: string, max: number): number => {
  let at = 0;
  while (at < max && one.charCodeAt(one.length - 1 - at) === other.charCodeAt(other.length - 1 - at)) at += 1;
  return at;
};

// Less than this of the shorter text at both ends together: somebody has begun another one.
const SHARED_MIN = 0.3;

/** Whether `text` is another draft than `known`, not the same one after some work on it. Linear in the texts. */
export const isOtherDraft = (text: string, known: string): boolean => {
  const [one, other] = [text.trim(), known.trim()];
  const shorter = Math.min(one.length, other.length);
  if (shorter === 0) return one.length !== other.length;
  const prefix = commonPrefix(one, other);
  return prefix + commonSuffix(one, other, shorter - prefix) < SHARED_MIN * shorter;
};

/** Whether `text` is another draft than all of `known`. A part that was worked on is somewhere in the whole draft. */
export const isOtherThanAll = (text: string, known: readonly string[]): boolean =>
  known.every((one) => !text.includes(one.trim()) && isOtherDraft(text, one));
