/** What one pass over a text has counted, outside its masks. */
export class Tally {
  words = 0;
  /** Units in words. */
  letters = 0;
  longWords = 0;
  numbers = 0;
  /** Words with a capital that do not open a sentence. */
  capitals = 0;
  contractions = 0;
  commas = 0;
  sentences = 0;
  /** Sum and sum of squares of sentence lengths, in words. */
  sentenceWords = 0;
  sentenceSquares = 0;
  /** Sentences that open without a capital. */
  lowerStarts = 0;
  ingTails = 0;
  ellipses = 0;
  exclaims = 0;
  questions = 0;
  parens = 0;
  colons = 0;
  dashes = 0;
  hyphens = 0;
  listLines = 0;
  /** Sum of the points of the profile's words. */
  points = 0;
  ly = 0;
  ing = 0;
  ed = 0;
  abstractNouns = 0;

  // The hits, in the order in which they end: rule, range, and the number of words before it.
  readonly hitRules: number[] = [];
  readonly hitStarts: number[] = [];
  readonly hitEnds: number[] = [];
  readonly hitWords: number[] = [];

  /** Counts a word of the profile. */
  credit(_word: number, points: number): void {
    this.points += points;
  }

  /**
   * Adds a hit; a longer one takes the place of those inside it, and one that only overlaps the last gives way. Where
   * the rule `joins` its hits, one that overlaps or follows the last of the same rule lengthens that one instead.
   */
  hit(rule: number, start: number, end: number, joins = false): void {
    let last = this.hitRules.length - 1;
    while (last >= 0 && (this.hitStarts[last] as number) >= start && (this.hitEnds[last] as number) <= end) last -= 1;
    const reach = last < 0 ? -1 : (this.hitEnds[last] as number);
    if (joins && start <= reach + 1 && end > reach && this.hitRules[last] === rule) {
      this.keep(last + 1);
      this.hitEnds[last] = end;
      return;
    }
    if (reach > start) return;
    this.keep(last + 1);
    this.hitRules.push(rule);
    this.hitStarts.push(start);
    this.hitEnds.push(end);
    this.hitWords.push(this.words);
  }

  /** Takes back the hits that start at or after a place. */
  dropFrom(start: number): void {
    let count = this.hitRules.length;
    while (count > 0 && (this.hitStarts[count - 1] as number) >= start) count -= 1;
    this.keep(count);
  }

  private keep(count: number): void {
    if (count === this.hitRules.length) return;
    this.hitRules.length = count;
    this.hitStarts.length = count;
    this.hitEnds.length = count;
    this.hitWords.length = count;
  }
}
