import type { RegisterId } from "../registers/register.ts";

/**
 * What a text shows itself to be. People lay out a `document` and write a `message` without headings; of `prose` nothing
 * is known but its words.
 */
export type TextKind = "message" | "document" | "prose";

const GREETING = /^\s*(?:subject:|(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b|@\w)/i;
const SIGN_OFF =
  /\n\W{0,2}(?:(?:(?:kind|best|warm|many|with) ?(?:\w+ )?)?(?:regards|wishes|thanks)|thank you|best|cheers|(?:yours )?(?:sincerely|faithfully))\b[^\n]{0,20}\n[^\n]{1,60}(?:\n[^\n]{1,60}){0,3}\s*$/i;
/** A row of hashtags that ends a post. */
const HASHTAG_ROW = /\n\s*#[a-z]\w*(?:\s+#[a-z]\w*)+\s*$/i;
const LAYOUT = /^#{1,6} |`|\]\(/m;
const TAIL = 300;

/** The kind of a text, by the register that it is written for or by its own marks. */
export const textKindOf = (text: string, register: RegisterId | undefined): TextKind => {
  if (register !== undefined && register !== "skip_level") return "message";
  const tail = text.slice(-TAIL);
  if (GREETING.test(text) || HASHTAG_ROW.test(tail) || SIGN_OFF.test(tail)) return "message";
  return LAYOUT.test(text) ? "document" : "prose";
};
