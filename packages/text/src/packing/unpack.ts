import { inflate } from "./inflate.ts";

/**
 * A text as short as we can carry it: a mark, which means that the letter behind it is a capital; the characters beyond
 * ASCII, which stand as the bytes from 128 on; how many bytes there are; and the bytes deflated (RFC 1951) and written
 * in printable ASCII without `"` and `\`, 13 bits in two characters, the first bit of a byte the lowest.
 */
export type Packed = readonly [mark: string, beyond: string, length: number, code: string];

export const RADIX = 93;
export const PAIR_BITS = 13;

/** Bytes that are made into a string at once. */
const CHUNK = 8192;
export const ASCII = 128;

const digitOf = (unit: number): number => unit - 0x20 - (unit > 0x22 ? 1 : 0) - (unit > 0x5c ? 1 : 0);

const bytesOf = (code: string): Uint8Array => {
  const bytes = new Uint8Array(((code.length >> 1) * PAIR_BITS) >> 3);
  let held = 0;
  let heldBits = 0;
  let size = 0;
  for (let at = 0; at < code.length; at += 2) {
    held |= (digitOf(code.charCodeAt(at)) * RADIX + digitOf(code.charCodeAt(at + 1))) << heldBits;
    heldBits += PAIR_BITS;
    for (; heldBits >= 8; heldBits -= 8, held >>>= 8) bytes[size++] = held & 255;
  }
  return bytes;
};

/** The text that was packed by `pack`. Throws a RangeError where the code is damaged. */
export const unpack = ([mark, beyond, length, code]: Packed): string => {
  const bytes = inflate(bytesOf(code), length);
  let text = "";
  for (let at = 0; at < length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  const [first = "", ...rest] = text
    .replace(/[\u0080-\u00ff]/g, (byte) => beyond.charAt(byte.charCodeAt(0) - ASCII))
    .split(mark);
  return first + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
};
