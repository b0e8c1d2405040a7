import { isApostrophe, isDigit, isLetter, isSpace, isUpper, wordEnd } from "./character.ts";
import type { Fact, FactMatch, KeywordReader } from "./fact.ts";
import { figuresAt, moneyAt } from "./kinds/figure.ts";
import { channelAt, handleAt } from "./kinds/handle.ts";
import { factFamilies } from "./kinds/index.ts";
import { dottedAt, emailAt, rootedPathAt, schemedLinkAt } from "./kinds/link.ts";
import { isCurrencySign } from "./kinds/money.ts";
import { nameAt } from "./kinds/name.ts";
import { phoneAt } from "./kinds/phone.ts";
import { codeSpanAt, quoteAt } from "./kinds/quote.ts";
import { codeAt } from "./kinds/ticket.ts";

const ADDRESS_TRIES_MAX = 6;

/** What the walk has learned: addresses tried in this run of text without white space, where the next "@" is, and where the last code span ends. */
interface Walk {
  tries: number;
  nextAt: number;
  codeEnd: number;
}

const LIST_NUMBER = /\d{1,3}[a-z]?[.)](?=\s)/y;
const isListNumber = (text: string, at: number): boolean => {
  LIST_NUMBER.lastIndex = at;
  if (!LIST_NUMBER.test(text)) return false;
  for (let back = at - 1; back >= 0 && at - back < 40; back -= 1) {
    const unit = text.charCodeAt(back);
    if (unit === 10) return true;
    if (unit !== 32 && unit !== 9 && unit !== 62 && unit !== 13 && unit !== 45 && unit !== 42 && unit !== 0x2022)
      return false;
  }
  return true;
};

/** Where the ASCII letters end that start at a place, or the place where they do not. */
const plainEnd = (text: string, at: number): number => {
  let end = at;
  for (let unit = text.charCodeAt(end) | 32; unit >= 97 && unit <= 122; unit = text.charCodeAt(end) | 32) end += 1;
  return end;
};

/** Whether an "@" comes soon enough behind a place for the word there to open an address of mail. */
const isNearAt = (text: string, at: number, walk: Walk): boolean => {
  if (walk.nextAt < at) {
    walk.nextAt = text.indexOf("@", at);
    if (walk.nextAt < 0) walk.nextAt = text.length + 1;
  }
  return walk.nextAt - at <= 64;
};

const mailAt = (text: string, at: number, next: number, walk: Walk): FactMatch | null => {
  if (!isNearAt(text, at, walk)) return null;
  if (next !== 64 && next !== 46 && next !== 43 && next !== 45 && next !== 37) return null;
  walk.tries += 1;
  return emailAt(text, at);
};

/** The file, path or host that opens with the word from `at` to `end`. */
const pathOrHostAt = (text: string, at: number, end: number, next: number, walk: Walk): FactMatch | null => {
  const after = text.charCodeAt(end + 1);
  const joins = next === 46 ? isLetter(after) || isDigit(after) : next === 47 || next === 45;
  if (!joins) return null;
  if (next === 46 && end - at === 3 && /^www$/i.test(text.slice(at, end))) return schemedLinkAt(text, at);
  walk.tries += 1;
  return dottedAt(text, at);
};

const addressAt = (text: string, at: number, end: number, walk: Walk): FactMatch | null => {
  const next = text.charCodeAt(end);
  if (next === 58) {
    return text.startsWith("//", end + 1) || /^(?:mailto|tel)$/i.test(text.slice(at, end))
      ? schemedLinkAt(text, at)
      : null;
  }
  if (walk.tries >= ADDRESS_TRIES_MAX) return null;
  return mailAt(text, at, next, walk) ?? pathOrHostAt(text, at, end, next, walk);
};

// Words that can be more than words, by their spelling in small letters, with what reads them.
const KEYWORDS = new Map<string, KeywordReader>(
  factFamilies.flatMap(({ keywords = [] }) =>
    keywords.flatMap(([words, read]) => [...words].map((word): [string, KeywordReader] => [word, read])),
  ),
);

// By their first two letters the lengths of the keywords, a bit for each: most words of a text are none and stop here.
const LENGTHS = new Uint16Array(26 * 26);
const openingOf = (text: string, at: number): number =>
  ((text.charCodeAt(at) | 32) - 97) * 26 + (text.charCodeAt(at + 1) | 32) - 97;
for (const word of KEYWORDS.keys()) {
  const opening = openingOf(word, 0);
  LENGTHS[opening] = (LENGTHS[opening] as number) | (1 << word.length);
}

const hasKeywordLength = (text: string, at: number, end: number): boolean =>
  end - at < 16 && (((LENGTHS[openingOf(text, at)] ?? 0) >> (end - at)) & 1) === 1;

const NONE: readonly FactMatch[] = [];

const keywordAt = (text: string, at: number, wordStop: number): readonly FactMatch[] => {
  // "Monday's" and "today's" name the day.
  const isOwner = (text.charCodeAt(wordStop - 1) | 32) === 115 && isApostrophe(text.charCodeAt(wordStop - 2));
  const end = isOwner ? wordStop - 2 : wordStop;
  if (!hasKeywordLength(text, at, end)) return NONE;
  const word = text.slice(at, end);
  const lower = word.toLowerCase();
  const found = KEYWORDS.get(lower)?.(text, word, lower, at, end) ?? NONE;
  return "kind" in found ? [found] : found;
};

/** Facts that open with a word of letters alone. */
const namedFactsAt = (text: string, at: number, end: number): readonly FactMatch[] => {
  const keyword = keywordAt(text, at, end);
  if (keyword.length > 0) return keyword;
  const name = isUpper(text.charCodeAt(at)) ? nameAt(text, at, end) : null;
  return name === null ? NONE : [name];
};

const wordFactsAt = (text: string, at: number, end: number, walk: Walk): readonly FactMatch[] => {
  const next = text.charCodeAt(end);
  if (next === 58 || next === 64 || next === 46 || next === 47 || next === 45 || next === 43) {
    const address = addressAt(text, at, end, walk);
    if (address !== null) return [address];
  }
  for (let index = at; index < end; index += 1) {
    if (!isDigit(text.charCodeAt(index))) continue;
    const code = codeAt(text, at);
    return code === null ? NONE : [code];
  }
  if (next === 45 && isUpper(text.charCodeAt(at))) {
    const code = codeAt(text, at);
    if (code !== null) return [code];
  }
  return namedFactsAt(text, at, end);
};

const opensPath = (text: string, at: number, unit: number): boolean => {
  const next = text.charCodeAt(at + 1);
  if (unit !== 47 && unit !== 126 && !(unit === 46 && (next === 47 || next === 46))) return false;
  const before = at === 0 ? 32 : text.charCodeAt(at - 1);
  return isSpace(before) || before === 40 || before === 96 || before === 34;
};

const markFactAt = (text: string, at: number, unit: number): FactMatch | null => {
  if (isCurrencySign(unit)) return moneyAt(text, at);
  if (unit === 64) return handleAt(text, at);
  if (unit === 35) return channelAt(text, at);
  if ((unit === 43 || unit === 40) && isDigit(text.charCodeAt(at + 1))) return phoneAt(text, at);
  return opensPath(text, at, unit) ? rootedPathAt(text, at) : null;
};

const markFactsAt = (text: string, at: number, unit: number): readonly FactMatch[] => {
  const found = markFactAt(text, at, unit);
  return found === null ? NONE : [found];
};

// A minus sign belongs to the figure only where it cannot be a hyphen, a range or a bullet.
const isNegative = (text: string, at: number): boolean => {
  const sign = text.charCodeAt(at - 1);
  if (sign !== 45 && sign !== 0x2212) return false;
  const before = text.charCodeAt(at - 2);
  if (before !== 32 && before !== 40) return false;
  const earlier = text.charCodeAt(at - 3);
  return isLetter(earlier) || earlier === 44 || before === 40;
};

const signed = (readings: readonly FactMatch[]): FactMatch[] =>
  readings.map((reading, index) =>
    index === 0 && reading.amount !== undefined
      ? { ...reading, value: `-${reading.value}`, amount: `-${reading.amount}`, start: reading.start - 1 }
      : reading,
  );

// The point of "rev.2" is none of the figure's.
const opensFigure = (text: string, at: number, unit: number): boolean =>
  isDigit(unit) || (unit === 46 && isDigit(text.charCodeAt(at + 1)) && !/\w/.test(text.charAt(at - 1)));

const figureFactsAt = (text: string, at: number): readonly FactMatch[] =>
  isNegative(text, at) ? signed(figuresAt(text, at)) : figuresAt(text, at);

/** Whether a unit opens a quotation or a code span, which cover the facts inside them. */
const opensCover = (unit: number): boolean => unit === 34 || unit === 0x201c || unit === 0xab || unit === 96;

const coverAt = (text: string, at: number, unit: number, walk: Walk): FactMatch | null => {
  if (unit !== 96) return quoteAt(text, at);
  // The mark that closes a code span opens none.
  const code = at < walk.codeEnd ? null : codeSpanAt(text, at);
  if (code !== null) walk.codeEnd = code.end;
  return code;
};

const addFact = (text: string, match: FactMatch, facts: Fact[]): void => {
  const found = match as Fact;
  found.text = text.slice(match.start, match.end);
  facts.push(found);
};

/** Adds what was read at one place; returns where it ends, or null for a word that opens a sentence. */
const takeMatches = (
  text: string,
  matches: readonly FactMatch[],
  facts: Fact[],
  openers: Fact[] | undefined,
): number | null => {
  const { kind, value, start, end, opens } = matches[0] as FactMatch;
  if (opens === true) {
    openers?.push({ kind, value, start, end, text: text.slice(start, end) });
    return null;
  }
  for (const match of matches) addFact(text, match, facts);
  return (matches.at(-1) as FactMatch).end;
};

export interface ExtractOptions {
  /** Numbers that count the items of a list are read as figures too; they are left out otherwise. */
  listNumbers?: boolean;
  /** Another version of the text, which tells the language of one too short to tell. */
  beside?: string;
}

/**
 * Every fact of `text` that its own characters make certain, in order of its start. Capitalised words that open a
 * sentence, which may be names, are added to `openers` instead.
 */
export const scanFacts = (text: string, options: ExtractOptions = {}, openers?: Fact[]): Fact[] => {
  const facts: Fact[] = [];
  const walk: Walk = { tries: 0, nextAt: -1, codeEnd: 0 };
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (isSpace(unit)) {
      walk.tries = 0;
      at += 1;
      continue;
    }
    let matches = NONE;
    let end = at + 1;
    if (isLetter(unit)) {
      end = plainEnd(text, at);
      const next = text.charCodeAt(end);
      // Most words are letters alone with a space or a comma behind them, and no facts.
      if (next === 32 || next === 44) {
        if (unit < 97 || hasKeywordLength(text, at, end)) matches = namedFactsAt(text, at, end);
      } else {
        end = wordEnd(text, at);
        matches = wordFactsAt(text, at, end, walk);
      }
    } else if (opensFigure(text, at, unit)) {
      if (options.listNumbers !== true && isListNumber(text, at)) end = LIST_NUMBER.lastIndex;
      else matches = figureFactsAt(text, at);
    } else if (opensCover(unit)) {
      const cover = coverAt(text, at, unit, walk);
      if (cover !== null) addFact(text, cover, facts);
    } else matches = markFactsAt(text, at, unit);
    if (matches.length > 0) {
      const stop = takeMatches(text, matches, facts, openers);
      if (stop !== null) end = Math.max(Math.min(end, at + 1), stop);
    }
    at = end;
  }
  return facts;
};

/** What was scanned: a text, its facts, and the words that open its sentences. */
export interface Scanned {
  text: string;
  facts: Fact[];
  openers: Fact[];
}

export const scanned = (text: string, options?: ExtractOptions): Scanned => {
  const openers: Fact[] = [];
  return { text, facts: scanFacts(text, options, openers), openers };
};
