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

// What stands before the second end of a change; "to" does behind "from" alone, or the two are a range.
const TURN =
  /(?:(?<!\p{L})(?:down|up) (?:from|to)|(?<![\p{L}]|[.!?;] )from|(?:[,(–-]|now,?) ?(?:was|were|is|now)|→|[-–=]>) ?$/iu;
const TO = /^ ?(?:to|till|until|[-–—]) ?$/i;
const FROM = /(?<!\p{L})from $/iu;
/** A change says both of its ends within so many UTF-16 units. */
const TURN_MAX = 40;

/** Whether two figures are the ends of a change, which share no unit, currency or scale. `before` is the text before the first. */
export const isChange = (before: string, gap: string): boolean =>
  gap.length < TURN_MAX && (TURN.test(gap) || (TO.test(gap) && FROM.test(before)));
