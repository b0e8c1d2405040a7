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

/** Reads a text token by token into parallel arrays. */
class Tokenizer {
  private readonly text: string;
  private readonly stop: number;
  private readonly kind: Uint8Array;
  private readonly shape: Uint8Array;
  private readonly hash: Uint32Array;
  private readonly start: Int32Array;
  private readonly end: Int32Array;
  private count = 0;
  private at = 0;
  /** Whether the next word opens a sentence. */
  private starts = true;

  constructor(text: string, stop: number) {
    this.text = text;
    this.stop = stop;
    this.kind = new Uint8Array(stop);
    this.shape = new Uint8Array(stop);
    this.hash = new Uint32Array(stop);
    this.start = new Int32Array(stop);
    this.end = new Int32Array(stop);
  }

  read(): Tokens {
    const { text, stop } = this;
    let breaks = 0;
    while (this.at < stop) {
      const unit = text.charCodeAt(this.at);
      if (isSpace(unit)) {
        if (unit === 10) {
          breaks += 1;
          if (breaks > 1) this.starts = true;
        }
        this.at += 1;
        continue;
      }
      if (unit === 91 || unit === 60 || unit === 38) {
        const after = skipMarkup(text, this.at);
        if (after > this.at) {
          this.at = after;
          continue;
        }
      }
      breaks = 0;
      if (isLetter(unit)) this.word();
      else if (isDigit(unit)) this.number();
      else this.mark(unit);
    }
    const { count, kind, shape, hash, start, end } = this;
    return { count, kind, shape, hash, start, end };
  }

  private push(kind: number, hash: number, from: number, to: number, shape: number): void {
    const { count } = this;
    this.kind[count] = kind;
    this.hash[count] = hash;
    this.start[count] = from;
    this.end[count] = to;
    this.shape[count] = shape | (this.starts && kind !== MARK ? SENTENCE_START : 0);
    if (kind !== MARK) this.starts = false;
    else if (SENTENCE_MARKS.has(hash)) this.starts = true;
    this.count = count + 1;
  }

  private word(): void {
    const { text, stop } = this;
    const from = this.at;
    let at = from;
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
    this.at = after;
    if (after !== at) return;
    const letters = at - from;
    if (letters !== 1 || !this.joinsNegation(from)) {
      const flags = (first ? CAPITAL : 0) | (capitals === letters && letters > 1 ? ALL_CAPITALS : 0);
      this.push(WORD, value >>> 0, from, at, flags);
    }
    this.contraction();
  }

  // "do n't", as tokenised text has it, becomes "don" and "'t", as every other contraction is read.
  private joinsNegation(from: number): boolean {
    const { text, at, hash, end } = this;
    const last = this.count - 1;
    if (text.charCodeAt(from) !== 110 || last < 0 || this.kind[last] !== WORD || end[last] !== from - 1) return false;
    if (!/^ ?['’] ?t\b/i.test(text.slice(at, at + 5))) return false;
    hash[last] = Math.imul((hash[last] as number) ^ 110, FNV_PRIME) >>> 0;
    end[last] = at;
    return true;
  }

  // "don't", "don’t", "don ' t" and "do n't" are one form: the word, then its contracted ending as a second token.
  private contraction(): void {
    const { text, stop } = this;
    let look = this.at;
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
    this.push(WORD, Math.imul(value ^ 39, FNV_PRIME) >>> 0, this.at, look, CONTRACTION);
    this.at = look;
  }

  private number(): void {
    const { text, stop } = this;
    const from = this.at;
    let { at } = this;
    while (at < stop) {
      const unit = text.charCodeAt(at);
      const joins = (unit === 44 || unit === 46 || unit === 58) && isDigit(text.charCodeAt(at + 1));
      if (!isDigit(unit) && !joins) break;
      at += 1;
    }
    this.at = at;
    this.push(NUMBER, NUMBER_HASH, from, at, 0);
  }

  private mark(unit: number): void {
    const from = this.at;
    this.at += 1;
    const plain = MARKS.get(unit);
    if (plain === undefined) return;
    const value = this.runOf(unit, from, plain);
    if (value === null || (value === DASH && (this.starts || this.count === 0))) return;
    this.push(MARK, value, from, this.at, 0);
  }

  /** Steps over a run of one mark; the hash of what it stands for, or null for a ruled line. */
  private runOf(unit: number, from: number, plain: number): number | null {
    const { text, stop } = this;
    let { at } = this;
    while (at < stop && text.charCodeAt(at) === unit) at += 1;
    this.at = at;
    const run = at - from;
    // Where the limit cuts a row of full stops, the one before it stands for the row.
    if (unit === 46) return run > 1 || text.charCodeAt(at) === 46 ? ELLIPSIS : plain;
    if (unit !== 45) return plain;
    if (run > 3) return null;
    const spaced = isSpace(text.charCodeAt(from - 1)) && isSpace(text.charCodeAt(at));
    return run > 1 || spaced ? DASH : plain;
  }
}

/** Tokens of the first `limit` UTF-16 units of `text`. Linear in that length. */
export const tokensOf = (text: string, limit: number = text.length): Tokens =>
  new Tokenizer(text, Math.min(text.length, limit)).read();
