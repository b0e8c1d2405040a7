import { inflate } from "./inflate.ts";
import { textToBytes } from "./text-code.ts";

/**
 * A text as short as we can carry it: a mark, which means that the letter behind it is a capital; the characters beyond
 * ASCII, which stand as the bytes from 128 on; how many bytes there are; and the bytes deflated (RFC 1951) and written as
 * `text-code.ts` writes them.
 */
export type Packed = readonly [mark: string, beyond: string, length: number, code: string];

/** Bytes that are made into a string at once. */
const CHUNK = 8192;
export const ASCII = 128;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text that was packed by `pack`. Throws a RangeError where the code is damaged. */
export const unpack = ([mark, beyond, length, code]: Packed): string => {
  const bytes = inflate(textToBytes(code), length);
  let text = "";
  for (let at = 0; at < length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  const [first = "", ...rest] = text
    .replace(/[\u0080-\u00ff]/g, (byte) => beyond.charAt(byte.charCodeAt(0) - ASCII))
    .split(mark);
  return first + rest.map(upperFirst).join("");
};
