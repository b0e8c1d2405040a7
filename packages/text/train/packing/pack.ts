import { deflateRawSync } from "node:zlib";
import { ASCII, PAIR_BITS, RADIX, type Packed } from "../../src/packing/unpack.ts";

// What may mark a capital where the text itself does not hold it.
const MARKS = "~^`@#%_<>{}&*;+=!";

const digit = (value: number): string => {
  const unit = 0x20 + value + (value >= 2 ? 1 : 0);
  return String.fromCharCode(unit + (unit >= 0x5c ? 1 : 0));
};

/** Bytes in printable ASCII, 13 bits in two characters. */
export const digitsOf = (bytes: Uint8Array): string => {
  let code = "";
  let held = 0;
  let heldBits = 0;
  const emit = (): void => {
    const pair = held & (2 ** PAIR_BITS - 1);
    code += digit(Math.floor(pair / RADIX)) + digit(pair % RADIX);
    held >>>= PAIR_BITS;
    heldBits -= PAIR_BITS;
  };
  for (const byte of bytes) {
    held |= byte << heldBits;
    heldBits += 8;
    if (heldBits >= PAIR_BITS) emit();
  }
  if (heldBits > 0) emit();
  return code;
};

/** Packs a text of at most 128 different characters beyond ASCII; `unpack` gives it back. The same code each time. */
export const pack = (text: string): Packed => {
  const mark = MARKS.split("").find((each) => !text.includes(each));
  if (mark === undefined) throw new Error(`the text holds every one of ${MARKS}`);
  const small = text.replace(/[A-Z]/g, (letter) => mark + letter.toLowerCase());
  const beyond = Array.from(new Set(small.split("").filter((each) => each.charCodeAt(0) >= ASCII))).sort();
  if (beyond.length > ASCII) throw new Error(`the text holds more than ${ASCII} characters beyond ASCII`);
  const bytes = Uint8Array.from(small.split(""), (character) =>
    character.charCodeAt(0) < ASCII ? character.charCodeAt(0) : ASCII + beyond.indexOf(character),
  );
  return [mark, beyond.join(""), bytes.length, digitsOf(deflateRawSync(bytes, { level: 9, memLevel: 9 }))];
};
