import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PREFIX = "svc_";
const SECRET_BYTES = 32;
const SECRET_CHARACTERS = 43;
const CHECKSUM_CHARACTERS = 6;

/** What a key looks like; published for secret scanners in docs/security.md. */
export const KEY_PATTERN = /^svc_[0-9A-Za-z]{49}$/;

/** A number in base 62, most significant first, with leading zeros up to the width. */
const base62 = (value: bigint, width: number): string => {
  let text = "";
  for (let rest = value; text.length < width; rest /= 62n) text = (ALPHABET[Number(rest % 62n)] ?? "") + text;
  return text;
};

const checksum = (body: string): string => {
  let text = "";
  for (let rest = crc32(body); text.length < CHECKSUM_CHARACTERS; rest = Math.floor(rest / 62)) {
    text = (ALPHABET[rest % 62] ?? "") + text;
  }
  return text;
};

/** A new secret of 256 random bits: `svc_`, 43 characters, and a CRC32 of all that precedes it in 6. */
export const newKey = (): string => {
  const body = PREFIX + base62(BigInt(`0x${randomBytes(SECRET_BYTES).toString("hex")}`), SECRET_CHARACTERS);
  return body + checksum(body);
};

/** Whether a text is shaped like a key and its checksum fits, so that a typing error costs no look-up. */
export const isWellFormedKey = (text: string): boolean =>
  KEY_PATTERN.test(text) && text.endsWith(checksum(text.slice(0, -CHECKSUM_CHARACTERS)));

/** What the database keeps. The secret is 256 random bits, so a fast hash is enough: there is nothing to guess. */
export const hashKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/** Last four characters, to know keys apart in a list. */
export const hintOf = (key: string): string => key.slice(-4);
