import { walkSymbols } from "../../src/packing/text-model.ts";
import { alphabetOf, RADIX, TOP, type Packed } from "../../src/packing/unpack.ts";

// What may mark a capital where the text itself does not hold it.
const MARKS = "~^`@#%_<>{}&*;+=!";

const digit = (value: number): string => {
  const unit = 0x20 + value + (value >= 2 ? 1 : 0);
  return String.fromCharCode(unit + (unit >= 0x5c ? 1 : 0));
};

/** Packs a text of fewer than 128 different characters; `unpack` gives it back. The same code each time. */
export const pack = (text: string): Packed => {
  const mark = MARKS.split("").find((each) => !text.includes(each));
  if (mark === undefined) throw new Error(`the text holds every one of ${MARKS}`);
  const small = text.replace(/[A-Z]/g, (letter) => mark + letter.toLowerCase());
  const characters =
    mark +
    Array.from(new Set(small.replaceAll(mark, "").split("")))
      .sort()
      .join("");
  if (characters.length > 128) throw new Error("the text holds more than 127 different characters");
  const { width, isLetter } = alphabetOf(characters);
  const symbols = Array.from({ length: small.length }, (_, at) => characters.indexOf(small.charAt(at)));
  let code = "";
  let low = 0;
  let high = TOP * RADIX - 1;
  let coded = 0;
  walkSymbols(symbols.length, width, isLetter, (chance) => {
    const symbol = symbols[Math.floor(coded / width)] as number;
    const bit = (symbol >> (width - 1 - (coded % width))) & 1;
    coded += 1;
    const middle = low + Math.floor(((high - low) * chance) / 65_536);
    if (bit === 1) high = middle;
    else low = middle + 1;
    while (Math.floor(low / TOP) === Math.floor(high / TOP)) {
      code += digit(Math.floor(low / TOP));
      low = (low % TOP) * RADIX;
      high = (high % TOP) * RADIX + RADIX - 1;
    }
    return bit;
  });
  // As few digits as lie between the two ends; what is read after them counts as 0.
  for (let unit = TOP, isShort = true; isShort; unit /= RADIX) {
    const value = Math.floor(high / unit) * unit;
    isShort = value < low;
    code += digit(Math.floor(high / unit) % RADIX);
  }
  return [characters, symbols.length, code];
};
