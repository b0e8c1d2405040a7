const STRONG = new Set("not never no none nobody nothing neither nor nowhere hardly scarcely barely".split(" "));
// Words that deny without saying "not": they make up for a negation that was reworded.
const HIDDEN = new Set(
  (
    "without unable lack lacks lacked lacking fail fails failed failing failure refuse refuses refused refusing deny denies denied denying decline declines declined absent absence devoid false regardless except " +
    "impossible miss misses missed missing avoid avoids avoided avoiding prevent prevents prevented stop stops stopped cease ceased exclude excludes excluded excluding rarely seldom little few minus free against reject rejects rejected " +
    "forget forgot neglect neglects neglected instead rather despite yet unless until only prohibited forbidden banned cannot zero ineligible invalid unlikely unclear empty void ended lost"
  ).split(" "),
);
const DENYING_PREFIX = /^(?:un|in|im|ir|il|dis|non|mis)[a-z]{4,}/;

/** Whether a folded word negates its clause. */
export const isNegation = (word: string): boolean => STRONG.has(word);

/** Whether a folded word can stand in for a negation. */
export const isHiddenNegation = (word: string): boolean => HIDDEN.has(word) || DENYING_PREFIX.test(word);
