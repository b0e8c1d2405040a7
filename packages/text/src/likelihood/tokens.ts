// Words, numbers and punctuation of a text as parallel arrays of numbers. Marks of layout (Markdown, entities, tags,
// placeholders, links) leave no trace: they tell where a text was stored, not who wrote it.

export const WORD = 0;
export const NUMBER = 1;
export const MARK = 2;

export const CAPITAL = 1;
export const ALL_CAPITALS = 2;
export const CONTRACTION = 4;
export const SENTENCE_START = 8;

/** Parallel arrays, one entry per token, in order; `start` and `end` are UTF-16 indexes into the text. */
export interface Tokens {
  count: number;
  kind: Uint8Array;
  shape: Uint8Array;
  /** Hash of the lower-case word, or of the class of the mark. */
  hash: Uint32Array;
  start: Int32Array;
  end: Int32Array;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over UTF-16 units; the same hash the tokens carry. */
export const hashOf = (word: string): number => {
  let hash = FNV_OFFSET;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
};

export const NUMBER_HASH = hashOf("0");

const isLetter = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) ||
  (unit >= 65 && unit <= 90) ||
  (unit >= 0xc0 && unit < 0x2000 && unit !== 0xd7 && unit !== 0xf7);
const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;
const isUpper = (unit: number): boolean =>
  (unit >= 65 && unit <= 90) || (unit >= 0xc0 && unit <= 0xde && unit !== 0xd7);
const isSpace = (unit: number): boolean => unit <= 32 || unit === 0xa0 || unit === 0x2028 || unit === 0x2029;
const isApostrophe = (unit: number): boolean => unit === 39 || unit === 0x2019 || unit === 0x2018;

// Each mark stands for its class: typographic and plain forms are one.
const MARKS = new Map<number, number>(
  Object.entries({
    ".": ".",
    ",": ",",
    ";": ";",
    ":": ":",
    "!": "!",
    "?": "?",
    "(": "(",
    ")": ")",
    "-": "-",
    "–": "—",
    "—": "—",
    "…": "…",
    '"': '"',
    "“": '"',
    "”": '"',
    "'": "'",
    "‘": "'",
    "’": "'",
    $: "$",
    "%": "%",
    "/": "/",
    "&": "&",
  }).map(([mark, kind]) => [mark.charCodeAt(0), hashOf(kind)]),
);
const DASH = hashOf("—");
const ELLIPSIS = hashOf("…");
const SENTENCE_MARKS = new Set([hashOf("."), hashOf("!"), hashOf("?"), ELLIPSIS]);
const CONTRACTED = new Set(["s", "t", "m", "d", "re", "ve", "ll"].map(hashOf));

/** End of a bracketed placeholder, tag or entity that opens at `at`, or `at` when there is none. */
const skipMarkup = (text: string, at: number): number => {
  const unit = text.charCodeAt(at);
  const close = unit === 91 ? "]" : unit === 60 ? ">" : ";";
  const reach = unit === 38 ? 8 : 40;
  const next = text.charCodeAt(at + 1);
  if (!isLetter(next) && !(unit !== 91 && (next === 47 || next === 35))) return at;
  for (let end = at + 1; end < at + reach && end < text.length; end += 1) {
    if (text[end] === close) return end + 1;
    if (unit === 38 && !isLetter(text.charCodeAt(end)) && !isDigit(text.charCodeAt(end)) && text[end] !== "#")
      return at;
  }
  return at;
};

const skipLink = (text: string, start: number, end: number): number => {
  const length = end - start;
  const opens = text[end] === ":" ? text[end + 1] === "/" && length <= 5 : text[end] === "." && length === 3;
  if (!opens || !/^(?:https?|ftp|www)$/i.test(text.slice(start, end))) return end;
  let at = end;
  while (at < text.length && at < end + 2000 && !isSpace(text.charCodeAt(at))) at += 1;
  return at;
};

/** Tokens of the first `limit` UTF-16 units of `text`. Linear in that length. */
export const tokensOf = (text: string, limit: number = text.length): Tokens => {
  const stop = Math.min(text.length, limit);
  const kind = new Uint8Array(stop);
  const shape = new Uint8Array(stop);
  const hash = new Uint32Array(stop);
  const start = new Int32Array(stop);
  const end = new Int32Array(stop);
  let count = 0;
  let starts = true;
  let breaks = 0;
  let at = 0;

  const push = (tokenKind: number, tokenHash: number, from: number, to: number, tokenShape: number): void => {
    kind[count] = tokenKind;
    hash[count] = tokenHash;
    start[count] = from;
    end[count] = to;
    shape[count] = tokenShape | (starts && tokenKind !== MARK ? SENTENCE_START : 0);
    if (tokenKind !== MARK) starts = false;
    else if (SENTENCE_MARKS.has(tokenHash)) starts = true;
    count += 1;
  };

  const word = (): void => {
    const from = at;
    let value = FNV_OFFSET;
    let capitals = 0;
    const first = isUpper(text.charCodeAt(at));
    while (at < stop) {
      const unit = text.charCodeAt(at);
      if (!isLetter(unit)) break;
      const upper = isUpper(unit);
      if (upper) capitals += 1;
      value = Math.imul(value ^ (upper ? unit + 32 : unit), FNV_PRIME);
      at += 1;
    }
    const after = skipLink(text, from, at);
    if (after !== at) {
      at = after;
      return;
    }
    const letters = at - from;
    if (letters === 1 && joinsNegation(from)) return contraction();
    const flags = (first ? CAPITAL : 0) | (capitals === letters && letters > 1 ? ALL_CAPITALS : 0);
    push(WORD, value >>> 0, from, at, flags);
    contraction();
  };

  // "do n't", as tokenised text has it, becomes "don" and "'t", as every other contraction is read.
  const joinsNegation = (from: number): boolean => {
    const last = count - 1;
    if (text.charCodeAt(from) !== 110 || last < 0 || kind[last] !== WORD || end[last] !== from - 1) return false;
    if (!/^ ?['’] ?t\b/i.test(text.slice(at, at + 5))) return false;
    hash[last] = Math.imul((hash[last] as number) ^ 110, FNV_PRIME) >>> 0;
    end[last] = at;
    return true;
  };

  // "don't", "don’t", "don ' t" and "do n't" are one form: the word, then its contracted ending as a second token.
  const contraction = (): void => {
    let look = at;
    if (text.charCodeAt(look) === 32) look += 1;
    if (!isApostrophe(text.charCodeAt(look))) return;
    look += 1;
    if (text.charCodeAt(look) === 32) look += 1;
    const from = look;
    let value = FNV_OFFSET;
    while (look < stop && look - from < 3 && isLetter(text.charCodeAt(look))) {
      const unit = text.charCodeAt(look);
      value = Math.imul(value ^ (isUpper(unit) ? unit + 32 : unit), FNV_PRIME);
      look += 1;
    }
    if (look === from || isLetter(text.charCodeAt(look)) || !CONTRACTED.has(value >>> 0)) return;
    push(WORD, Math.imul(value ^ 39, FNV_PRIME) >>> 0, at, look, CONTRACTION);
    at = look;
  };

  const number = (): void => {
    const from = at;
    while (at < stop) {
      const unit = text.charCodeAt(at);
      const joins = (unit === 44 || unit === 46 || unit === 58) && isDigit(text.charCodeAt(at + 1));
      if (!isDigit(unit) && !joins) break;
      at += 1;
    }
    push(NUMBER, NUMBER_HASH, from, at, 0);
  };

  const mark = (unit: number): void => {
    const from = at;
    at += 1;
    let value = MARKS.get(unit);
    if (value === undefined) return;
    if (unit === 46 && text.charCodeAt(at) === 46) {
      while (at < stop && text.charCodeAt(at) === 46) at += 1;
      value = ELLIPSIS;
    } else if (unit === 45) {
      let run = 1;
      while (at < stop && text.charCodeAt(at) === 45) {
        at += 1;
        run += 1;
      }
      if (run > 3) return;
      const spaced = isSpace(text.charCodeAt(from - 1)) && isSpace(text.charCodeAt(at));
      if (run > 1 || spaced) value = DASH;
    } else {
      while (at < stop && text.charCodeAt(at) === unit) at += 1;
    }
    if (value === DASH && (starts || count === 0)) return;
    push(MARK, value, from, at, 0);
  };

  while (at < stop) {
    const unit = text.charCodeAt(at);
    if (isSpace(unit)) {
      if (unit === 10) {
        breaks += 1;
        if (breaks > 1) starts = true;
      }
      at += 1;
      continue;
    }
    if (unit === 91 || unit === 60 || unit === 38) {
      const after = skipMarkup(text, at);
      if (after > at) {
        at = after;
        continue;
      }
    }
    breaks = 0;
    if (isLetter(unit)) word();
    else if (isDigit(unit)) number();
    else mark(unit);
  }
  return { count, kind, shape, hash, start, end };
};
