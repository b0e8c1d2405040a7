// Bytes as printable text, 13 bits in every two characters.

// Printable ASCII from "#" on, without the backslash: safe inside a double-quoted string.
const ALPHABET_START = 35;
const BACKSLASH = 92;
const RADIX = 91;

const charOf = (digit: number): number => {
  const code = ALPHABET_START + digit;
  return code >= BACKSLASH ? code + 1 : code;
};
const digitOf = (code: number): number => (code > BACKSLASH ? code - 1 : code) - ALPHABET_START;

/** Text → bytes; the inverse of bytesToText. */
export const textToBytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(Math.floor(((text.length >> 1) * 13) / 8));
  let bits = 0;
  let held = 0;
  let count = 0;
  for (let at = 0; at + 1 < text.length; at += 2) {
    held = (held << 13) | (digitOf(text.charCodeAt(at)) * RADIX + digitOf(text.charCodeAt(at + 1)));
    bits += 13;
    while (bits >= 8) {
      bits -= 8;
      bytes[count++] = (held >>> bits) & 255;
    }
    held &= (1 << bits) - 1;
  }
  return bytes;
};

/** Bytes → text of 6.5 bits a character; zero bits fill the last pair. */
export const bytesToText = (bytes: Uint8Array): string => {
  let text = "";
  let bits = 0;
  let held = 0;
  const emit = (value: number): void => {
    text += String.fromCharCode(charOf(Math.floor(value / RADIX)), charOf(value % RADIX));
  };
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    if (bits >= 13) {
      bits -= 13;
      emit((held >>> bits) & 8191);
      held &= (1 << bits) - 1;
    }
  }
  if (bits > 0) emit((held << (13 - bits)) & 8191);
  return text;
};
