/** What one pass over a text has counted, outside its masks. */
export class Tally {
  words = 0;
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
  questions = 0;
  parens = 0;
  dashes = 0;
  listLines = 0;
  /** Sum of the points of the profile's words. */
  points = 0;

  /** How many entries of the arrays below are hits: rule, range, and number of words read, in the order of their ends. */
  hits = 0;
  readonly hitRules: number[] = [];
  readonly hitStarts: number[] = [];
  readonly hitEnds: number[] = [];
  readonly hitWords: number[] = [];
  /** Which of the matcher's replacements may take a hit's place, 0 for none. */
  readonly hitUses: number[] = [];

  /** A bit for each kind of unit between words that was read (`units.ts`). */
  kinds = 0;

  /** Three numbers for each marked word: its start, the end of its letters up to an apostrophe, its place in the list. */
  readonly marked: number[] = [];

  /** Marks of people's writing: rule and start of each. They are kept beside the hits. */
  readonly creditRules: number[] = [];
  readonly creditStarts: number[] = [];
  private readonly isHuman: Uint8Array;

  /** `isHuman` holds 1 for the rules whose hits speak for a person. */
  constructor(isHuman: Uint8Array) {
    this.isHuman = isHuman;
  }

  /**
   * Adds a hit; a longer one takes the place of those inside it, and one that only overlaps the last gives way. Where
   * the rule `joins` its hits, one that overlaps or follows the last of the same rule lengthens that one instead.
   */
  hit(rule: number, start: number, end: number, use: number, joins: boolean): void {
    if (this.isHuman[rule] === 1) {
      this.creditRules.push(rule);
      this.creditStarts.push(start);
      return;
    }
    let count = this.hits;
    while (count > 0 && (this.hitStarts[count - 1] as number) >= start && (this.hitEnds[count - 1] as number) <= end)
      count -= 1;
    const reach = count === 0 ? -1 : (this.hitEnds[count - 1] as number);
    if (joins && start <= reach + 1 && end > reach && this.hitRules[count - 1] === rule) {
      this.hits = count;
      this.hitEnds[count - 1] = end;
      return;
    }
    if (reach > start) return;
    this.hitRules[count] = rule;
    this.hitStarts[count] = start;
    this.hitEnds[count] = end;
    this.hitWords[count] = this.words;
    this.hitUses[count] = use;
    this.hits = count + 1;
  }

  /** Takes back the hits that reach past a place. */
  dropFrom(start: number): void {
    while (this.hits > 0 && (this.hitEnds[this.hits - 1] as number) > start) this.hits -= 1;
  }
}
