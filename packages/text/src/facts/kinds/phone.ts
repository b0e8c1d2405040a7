import { fact, matchAt, type FactMatch, type FactFamily } from "../fact.ts";

const INTERNATIONAL = /(?:\+|00 ?)[1-9]\d{0,2}(?:[ .\-\u00a0]?\(?\d{1,5}\)?){2,6}(?!\d)/y;
const BRACKETED = /\(\d{2,5}\)[ .\-\u00a0]?\d{3,4}[ .\-\u00a0]\d{3,5}(?!\d)/y;
const NATIONAL =
  /(?:1[ .-])?\d{3}[ .-]\d{3}[ .-]\d{4}(?![\d-])|\d{3}[-.]\d{4}(?![\d-]|\.\d)|0\d{2,4}[ -]\d{3,4}(?:[ -]\d{3,4})?(?![\d-])/y;
/** "0200-0400": two times of a day. */
const CLOCKS = /(?:[01]\d|2[0-3])[0-5]\d-(?:[01]\d|2[0-4])[0-5]\d(?!\d)/y;
const EXTENSION = /(?:,? ?(?:ext\.?|x|extension) ?\d{1,6})(?!\d)/iy;

/** A telephone number, as its digits. */
export const phoneAt = (text: string, at: number): FactMatch | null => {
  const first = text[at];
  const isAbroad = first === "+" || text.startsWith("00", at);
  const pattern = isAbroad ? INTERNATIONAL : first === "(" ? BRACKETED : NATIONAL;
  const match = matchAt(pattern, text, at);
  if (match === null || matchAt(CLOCKS, text, at)?.[0] === match[0]) return null;
  // "+44 (0)20": the bracketed zero is for callers at home, and 0044 is +44.
  const digits = match[0]
    .replace(/^(\+.*)\(0\)/, "$1")
    .replace(/^00/, "")
    .replace(/\D/g, "");
  if (digits.length < 7 || digits.length > 15) return null;
  const end = at + match[0].length;
  const extension = matchAt(EXTENSION, text, end)?.[0];
  return extension === undefined
    ? fact("phone", at, end, digits)
    : fact("phone", at, end + extension.length, `${digits}x${extension.replace(/\D/g, "")}`);
};

export const phones: FactFamily = { name: "phone", kinds: { phone: "hard" } };
