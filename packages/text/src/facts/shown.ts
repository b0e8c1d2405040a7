import { NAMED } from "./named-entities.ts";

/** A text as a reader sees it, and where each of its characters comes from. */
export interface Shown {
  text: string;
  /** Where the character at `index` of `text` begins in the original. */
  start(index: number): number;
  /** Where the character before `index` of `text` ends in the original. */
  end(index: number): number;
  /** How much of `text` lies before a place of the original for certain. */
  index(place: number): number;
}

// Cyrillic, Greek and small capital letters that look like Latin ones, each before the one that it looks like.
const LOOKALIKES = new Map(
  "ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpǫqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzАAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSаaеeоoрpсcхxуyіiјjѕsԁdһhԛqԝwΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνvгrυuօoոn"
    .match(/../g)
    ?.map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
);
// Marks that stand for another one in a figure or an address.
const MARKS = new Map(
  Object.entries({
    "⁄": "/",
    "∕": "/",
    "∶": ":",
    "÷": "/",
    "⧸": "/",
    "−": "-",
    "➖": "-",
    "‐": "-",
    "‑": "-",
    "٪": "%",
    "٫": ".",
    "٬": ",",
  }),
);
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,31}\d?\d?));/y;
const HIDDEN_MAX = 400;
const TAG = new RegExp(`</?[A-Za-z][^<>]{0,${HIDDEN_MAX}}>`, "y");
/** The longest open comment that is waited for. */
const COMMENT_MAX = 2_200;
const OPEN = new RegExp(`<(?:!(?:--?)?|/?(?:[A-Za-z][^<>]{0,${HIDDEN_MAX}})?)?$`);
// What is not seen, beside spaces and line breaks.
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]$/u;
const SPACE = /^[\p{Zs}\u2028\u2029\u0085]$/u;
const WORD = /[\p{L}\p{N}\p{Sc}%‰]/u;

// Signs beyond ASCII that are what they look like: letters of Western and Central Europe, curly quotation marks, dashes.
const AS_SEEN =
  "\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u0130\\u0134-\\u0137\\u0139-\\u013e\\u0141-\\u0148\\u014a-\\u017e\\u2013\\u2014\\u2018\\u2019\\u201c\\u201d";
// All but those and printable ASCII and line breaks with single spaces.
const UNLIKE = `[^\\n -~${AS_SEEN}]| {2}|&[#A-Za-z]|[[(]\\.[\\])]`;
const NEEDS_CHARACTERS = new RegExp(UNLIKE);
const NEEDS_MARKUP = /[<*`\\]|~~|_/;
const NEEDS_ANY = new RegExp(`${UNLIKE}|[<*\`\\\\_]|~~`);

/** Whether a text is seen as it is written, character for character. */
export const isPlain = (text: string): boolean => !NEEDS_ANY.test(text);

interface Folding {
  text: string;
  /** The end of `text`, which is dear to look up while `text` is put together. */
  last: string;
  starts: number[];
  ends: number[];
}

const emit = (to: Folding, written: string, start: number, end: number): void => {
  for (let index = 0; index < written.length; index += 1) {
    to.starts.push(start);
    to.ends.push(end);
  }
  to.text += written;
  if (written !== "") to.last = written.slice(-1);
};

const emitAsWritten = (to: Folding, text: string, start: number, end: number): void => {
  for (let at = start; at < end; at += 1) {
    to.starts.push(at);
    to.ends.push(at + 1);
  }
  to.text += text.slice(start, end);
  to.last = text.charAt(end - 1);
};

const emitSpace = (to: Folding, start: number, end: number): void => {
  if (to.last !== " ") emit(to, " ", start, end);
};

// A digit of any script as the ASCII digit: its place in its run of ten.
const digitOf = (point: number): string => {
  let first = point;
  while (point - first < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String(point - first);
};

const foldedSign = (sign: string, before: string): string => {
  const mark = MARKS.get(sign) ?? LOOKALIKES.get(sign);
  if (mark !== undefined) return mark;
  if (/^\p{Nl}$/u.test(sign)) return sign;
  const plain = sign.normalize("NFKC");
  if (/^\p{No}$/u.test(sign) && /\d$/.test(before))
    return plain.includes("⁄") ? ` ${plain.replace("⁄", "/")}` : `^${plain}`;
  return plain
    .replace("⁄", "/")
    .replace(/\p{Nd}/gu, (digit) => (digit < "\u0080" ? digit : digitOf(digit.codePointAt(0) as number)));
};

const emitSign = (to: Folding, sign: string, start: number, end: number): void => {
  if (sign === "\u2028" || sign === "\u2029") emit(to, "\n", start, end);
  else if (SPACE.test(sign)) emitSpace(to, start, end);
  else if (UNSEEN.test(sign)) return;
  else if (/^\p{M}$/u.test(sign)) {
    // A mark that makes a letter of the one before it; others only dress it.
    const { last } = to;
    const whole = /^\p{L}$/u.test(last) ? (last + sign).normalize("NFC") : "";
    if (whole.length === 1) {
      to.text = to.text.slice(0, -1) + whole;
      to.last = whole;
      to.ends[to.ends.length - 1] = end;
    } else if (last > "\u007f") emit(to, sign, start, end);
  } else emit(to, foldedSign(sign, to.last), start, end);
};

const emitEach = (to: Folding, written: string, start: number, end: number): void => {
  for (const sign of written) {
    if (sign === " " || sign === "\t" || sign === "\r") emitSpace(to, start, end);
    else if (sign === "\n" || (sign >= "!" && sign <= "~")) emit(to, sign, start, end);
    else emitSign(to, sign, start, end);
  }
};

const decoded = ([, decimal, hex, name]: RegExpExecArray): string | undefined => {
  if (name !== undefined) return NAMED.get(name);
  const point = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return point <= 0x10ffff ? String.fromCodePoint(point).replace("\n", " ") : undefined;
};

const hiddenAt = (text: string, at: number): number => {
  const end = text.startsWith("<!--", at) ? text.indexOf("-->", at + 4) : -1;
  return end < 0 ? matchEnd(TAG, text, at) : end + 3;
};

const POINT_BEFORE = /(?:^|\n)[ \t]*$/;

// How often a mark occurs in the run of characters without white space around it.
const timesInWord = (text: string, at: number, mark: string): number => {
  const before = /\S*$/.exec(text.slice(Math.max(0, at - 60), at))?.[0] ?? "";
  const behind = /^\S*/.exec(text.slice(at, at + 60))?.[0] ?? "";
  return (before + behind).split(mark).length - 1;
};

// Whether a mark of emphasis is only that: at the edge of a word, or one of several in it. "2*3" and "snake_case" keep theirs.
const isEmphasis = (text: string, at: number, mark: string): boolean => {
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  const opensPoint = mark === "*" && /^[ \t]/.test(after) && POINT_BEFORE.test(text.slice(Math.max(0, at - 8), at));
  if (opensPoint) return false;
  const inWord = WORD.test(before) && WORD.test(after);
  return !inWord || timesInWord(text, at, mark) > 1;
};

const ESCAPED = /[*_~`$%#.\-+!()[\]{}&@<>|=:,]/;

const isDecoration = (text: string, at: number, mark: string): boolean => {
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  switch (mark) {
    case "`":
      return true;
    case "~":
      return before === "~" || after === "~";
    case "\\":
      return ESCAPED.test(after) && !/[\\\p{L}\p{N}:]/u.test(before);
    case "*":
      return isEmphasis(text, at, mark);
    case "_":
      // Inside a word it is a part of a name: no Markdown reads it as emphasis there.
      return !(WORD.test(before) && WORD.test(after));
    default:
      return false;
  }
};

const DEFANGED = /[[(]\.[\])]/y;

const matchEnd = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

// Writes what a reader sees at one place; gives where the next begins.
const foldOne = (to: Folding, text: string, at: number, markup: boolean): number => {
  const sign = String.fromCodePoint(text.codePointAt(at) as number);
  const next = at + sign.length;
  if (sign === "&") {
    ENTITY.lastIndex = at;
    const entity = ENTITY.exec(text);
    const letters = entity === null ? undefined : decoded(entity);
    if (entity !== null && letters !== undefined) {
      emitEach(to, letters, at, at + entity[0].length);
      return at + entity[0].length;
    }
  }
  if (markup) {
    const hidden = sign === "<" ? hiddenAt(text, at) : at;
    if (hidden > at) return hidden;
    if (isDecoration(text, at, sign)) return next;
  }
  // A full stop of Chinese inside a word of Latin letters is that of a host.
  if (/[。｡]/.test(sign) && /\w$/.test(to.last) && /\w/.test(text.charAt(next))) {
    emit(to, ".", at, next);
    return next;
  }
  const dot = matchEnd(DEFANGED, text, at);
  if (dot > at) emit(to, ".", at, dot);
  else emitEach(to, sign, at, next);
  return Math.max(next, dot);
};

// Words that are seen as they are written, with single spaces between them: most of any text.
const WORDS = /[!-%')-Z\\-~\n]+(?: [!-%')-Z\\-~\n]+)*/y;
/** The same where marks of markup may be taken away. */
const UNMARKED = /[!-%')+-;=-Z\]^a-}\n]+(?: [!-%')+-;=-Z\]^a-}\n]+)*/y;

const foldedSlowly = (text: string, markup: boolean): Shown => {
  const to: Folding = { text: "", last: "", starts: [], ends: [] };
  for (let at = 0; at < text.length;) {
    const end = matchEnd(markup ? UNMARKED : WORDS, text, at);
    if (end > at) emitAsWritten(to, text, at, end);
    at = end > at ? end : foldOne(to, text, at, markup);
  }
  return {
    text: to.text,
    start: (index) => to.starts[index] ?? text.length,
    end: (index) => (index === 0 ? 0 : (to.ends[index - 1] ?? text.length)),
    index: (place) =>
      Math.max(
        0,
        to.ends.findIndex((end) => end > place),
      ),
  };
};

/** A text that is seen as it is written. */
export const asWritten = (text: string): Shown => ({
  text,
  start: (index) => index,
  end: (index) => index,
  index: (place) => place,
});

/**
 * A text with every character as it is read: spaces of all kinds are one space, what nobody sees is gone, entities are
 * decoded, digits and letters of other shapes are the plain ones.
 */
export const shownCharacters = (text: string): Shown =>
  NEEDS_CHARACTERS.test(text) ? foldedSlowly(text, false) : asWritten(text);

/** The same without tags, comments and marks of emphasis; null where there are none. */
export const shownMarkup = (text: string): Shown | null => (NEEDS_MARKUP.test(text) ? foldedSlowly(text, true) : null);

/** Where a tag or a comment begins that the end of `text` leaves open, or the length of the text. */
export const openTagStart = (text: string): number => {
  const comment = text.lastIndexOf("<!--");
  if (comment >= 0 && text.length - comment <= COMMENT_MAX && !text.includes("-->", comment + 4)) return comment;
  const at = OPEN.exec(text.slice(-HIDDEN_MAX - 8))?.index;
  return at === undefined ? text.length : Math.max(0, text.length - HIDDEN_MAX - 8) + at;
};
