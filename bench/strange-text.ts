// Text of made words, for measuring what two texts cost that have nothing to do with each other.
const SYLLABLES = "ba ce di fo gu ha le mi no pu ra se ti vo wu ya ze".split(" ");

/** Sentences of made words and a figure here and there: two seeds share their small words and little else. */
export const strangeText = (characters: number, seed: number): string => {
  let state = seed;
  const next = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
  const word = (): string =>
    Array.from({ length: 2 + next(3) }, () => SYLLABLES[(next(SYLLABLES.length) * seed) % SYLLABLES.length]).join("");
  let text = "";
  while (text.length < characters) {
    const words = Array.from({ length: 6 + next(14) }, (_, at) => (at % 3 === 0 ? "the" : word()));
    if (next(4) === 0) words.push(String(next(9000)));
    text += `We ${words.join(" ")}.${next(6) === 0 ? "\n\n" : " "}`;
  }
  return text.slice(0, characters);
};
