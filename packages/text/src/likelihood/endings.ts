// Endings of content words: what is left of a word's meaning when its topic is taken away.

/** The endings that are told apart; index + 1 is the ending's number, 0 stands for none. */
export const ENDINGS =
  "ing ed ly tion ity ment ness ive ous al er s ance ence sion est ful less able ible ize ise ism ist ship".split(" ");

/** Words shorter than this have no ending. */
const UNITS_MIN = 4;
const ENDING_MAX = 4;

const step = (hash: number, unit: number): number => Math.imul(hash ^ (unit | 32), 0x01000193);

/** The number of the longest ending that the word between `start` and `end` carries. */
export type EndingOf = (text: string, start: number, end: number) => number;

export const createEndings = (): EndingOf => {
  const numbers = new Map<number, number>();
  ENDINGS.forEach((ending, index) => {
    let hash = 0;
    for (let at = ending.length - 1; at >= 0; at -= 1) hash = step(hash, ending.charCodeAt(at));
    numbers.set(hash, index + 1);
  });
  return (text, start, end) => {
    if (end - start < UNITS_MIN) return 0;
    let hash = 0;
    let found = 0;
    for (let back = 1; back <= ENDING_MAX; back += 1) {
      hash = step(hash, text.charCodeAt(end - back));
      found = numbers.get(hash) ?? found;
    }
    return found;
  };
};
