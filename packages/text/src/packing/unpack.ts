import { walkSymbols } from "./text-model.ts";

/**
 * A text as short as we can carry it: its characters, how many there are of them, and the text in an arithmetic code
 * whose digits are the 93 printable ASCII characters but `"` and `\`. The first character is a mark and means that the
 * letter behind it is a capital.
 */
export type Packed = readonly [characters: string, length: number, code: string];

export const RADIX = 93;
/** The interval of the code is kept as five digits. */
export const TOP = RADIX ** 4;

/** Bits that tell so many characters apart, and which of them make words. */
export const alphabetOf = (characters: string): { width: number; isLetter: boolean[] } => ({
  width: 32 - Math.clz32(characters.length - 1),
  isLetter: characters.split("").map((character) => /[\p{L}']/u.test(character)),
});

const SPACE = 0x20;
const digitOf = (unit: number): number => unit - SPACE - (unit > 0x22 ? 1 : 0) - (unit > 0x5c ? 1 : 0);

/** The text that was packed by `pack`. Takes about 1 ms for 2,000 characters: open a table once, when it is asked for. */
export const unpack = ([characters, length, code]: Packed): string => {
  const { width, isLetter } = alphabetOf(characters);
  let at = 0;
  const next = (): number => digitOf(at < code.length ? code.charCodeAt(at++) : SPACE);
  let value = 0;
  for (let digit = 0; digit < 5; digit += 1) value = value * RADIX + next();
  let low = 0;
  let high = TOP * RADIX - 1;
  const symbols = walkSymbols(length, width, isLetter, (chance) => {
    const middle = low + Math.floor(((high - low) * chance) / 65_536);
    const bit = value <= middle ? 1 : 0;
    if (bit === 1) high = middle;
    else low = middle + 1;
    while (Math.floor(low / TOP) === Math.floor(high / TOP)) {
      low = (low % TOP) * RADIX;
      high = (high % TOP) * RADIX + RADIX - 1;
      value = (value % TOP) * RADIX + next();
    }
    return bit;
  });
  let text = "";
  let isCapital = false;
  for (const symbol of symbols) {
    const character = characters.charAt(symbol);
    if (symbol !== 0) text += isCapital ? character.toUpperCase() : character;
    isCapital = symbol === 0;
  }
  return text;
};
