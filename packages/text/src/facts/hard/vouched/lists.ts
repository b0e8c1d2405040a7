// The text between the ends of a range or the members of a list, but never between the two ends of a change.
const RANGE = /^ ?(?:[-–—/&,]|to|and|or|of|out of|till|until|through|, ?(?:and|or)) ?$/i;
const LIST = /^[^.;:!?\n]{0,48}(?:,| and | or )[^.;:!?\n]{0,40}$/i;
const CHANGE = /\b(?:from|down|up|was|were|than|versus|vs|against|instead|previously|before|to|by|not|then|now)\b/i;

/** Whether the words between two figures make them the ends of a range. */
export const isRange = (gap: string): boolean => RANGE.test(gap);

/** Whether they make them members of one list, or the two ends of a change. */
export const isListed = (gap: string): boolean => LIST.test(gap);

/** Whether they make them members of one list. */
export const isList = (gap: string): boolean => isListed(gap) && !CHANGE.test(gap);
