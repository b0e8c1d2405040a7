/** What follows each other here, either way, is a run: an alphabet, the figures, the rows and columns of a keyboard. */
const RUNS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const COLUMNS = ["1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm", "8ik", "9ol", "0p"];

const pairsOf = (run: string): string[] => Array.from(run.slice(1), (next, at) => `${run[at]}${next}`);
const STEPS = new Set([...RUNS, ...COLUMNS].flatMap(pairsOf).flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]));

const REPEAT_MIN = 3;
const READ_MAX = 400;

/**
 * How many pieces somebody would have to guess: a character that goes on with a run or says the one before again counts
 * nothing, and a stretch of three or more that came before counts as one. Letters count alike in either case. Random
 * text has about as many pieces as characters, `secretsecretsecret` six.
 */
export const variety = (text: string): number => {
  const plain = text.toLowerCase().slice(0, READ_MAX);
  let pieces = 0;
  for (let at = 0; at < plain.length;) {
    const repeated = repeatAt(plain, at);
    const step = at > 0 && (plain[at] === plain[at - 1] || STEPS.has(plain.slice(at - 1, at + 1)));
    if (!step) pieces += 1;
    at += step ? 1 : Math.max(1, repeated);
  }
  return pieces;
};

/** Length of the longest stretch from here that also begins earlier; 0 where it is shorter than three. */
const repeatAt = (text: string, at: number): number => {
  let length = REPEAT_MIN;
  if (text.indexOf(text.slice(at, at + length)) >= at || at + length > text.length) return 0;
  while (at + length < text.length && text.indexOf(text.slice(at, at + length + 1)) < at) length += 1;
  return length;
};
