const STRONG = new Set("not non never no none nobody nothing neither nor nowhere hardly scarcely barely".split(" "));
// Words that deny without saying "not": they make up for a negation that was reworded.
const HIDDEN = new Set(
  (
    "without unable lack lacks lacked lacking fail fails failed failing failure refuse refuses refused refusing deny denies denied denying decline declines declined absent absence devoid false regardless except " +
    "impossible miss misses missed missing avoid avoids avoided avoiding prevent prevents prevented stop stops stopped cease ceased exclude excludes excluded excluding rarely seldom minus reject rejects rejected " +
    "forget forgot neglect neglects neglected unless prohibited forbidden banned cannot zero ineligible invalid unlikely unclear"
  ).split(" "),
);
const DENYING_PREFIX = /^(?:un|in|im|ir|il|dis|non-?|mis)(?=[a-z]{4})/;

/** Whether a folded word negates its clause. */
export const isNegation = (word: string): boolean => STRONG.has(word);

/** Whether a folded word can stand in for a negation. */
export const isHiddenNegation = (word: string): boolean => HIDDEN.has(word);

/** The word that a denying prefix turns round ("unhappy", "non-binding"), or null. */
export const deniedBy = (word: string): string | null => {
  const prefix = DENYING_PREFIX.exec(word);
  return prefix === null ? null : word.slice(prefix[0].length);
};

const EMPTY = new Set("only just simply merely later less more fewer doubt problem matter worries".split(" "));

/** Whether a negation before this folded word denies nothing: "not only", "no later". */
export const isEmptyNegation = (next: string): boolean => EMPTY.has(next);
