import { isApostrophe, isDigit, isLetter, isSpace, isUpper, wordEnd } from "./character.ts";
import { monthFirstDatesAt, monthNames } from "./kinds/date.ts";
import type { Fact, FactMatch } from "./fact.ts";
import { figuresAt, moneyAt, spelledFigureAt } from "./kinds/figure.ts";
import { channelAt, handleAt } from "./kinds/handle.ts";
import { dottedAt, emailAt, rootedPathAt, schemedLinkAt } from "./kinds/link.ts";
import { codedMoneyAt, currencyCodes, isCurrencySign } from "./kinds/money.ts";
import { nameAt } from "./kinds/name.ts";
import { numberWords } from "./number.ts";
import { phoneAt } from "./kinds/phone.ts";
import { codeSpanAt, quoteAt } from "./kinds/quote.ts";
import { codeAt, namedVersionAt } from "./kinds/ticket.ts";
import { namedTimeAt, pastHourAt } from "./kinds/time.ts";
import { dayNames, relativeDateAt, relativeWords, weekdayAt } from "./kinds/weekday.ts";

const ADDRESS_TRIES_MAX = 6;

/** How far the walk is, and what it has learned about the run of text without white space that it stands in. */
interface Walk {
  chunkStart: number;
  tries: number;
  nextAt: number;
}

const LIST_NUMBER = /\d{1,3}[.)](?=\s)/y;
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

const addressAt = (text: string, at: number, end: number, walk: Walk): FactMatch | null => {
  const next = text.charCodeAt(end);
  if (next === 58) {
    return text.startsWith("//", end + 1) || /^(?:mailto|tel)$/i.test(text.slice(at, end))
      ? schemedLinkAt(text, at)
      : null;
  }
  if (walk.tries >= ADDRESS_TRIES_MAX) return null;
  if (walk.nextAt < at) {
    walk.nextAt = text.indexOf("@", at);
    if (walk.nextAt < 0) walk.nextAt = text.length + 1;
  }
  if (walk.nextAt - at <= 64 && (next === 64 || next === 46 || next === 43 || next === 45 || next === 37)) {
    walk.tries += 1;
    const email = emailAt(text, at);
    if (email !== null) return email;
  }
  const after = text.charCodeAt(end + 1);
  if ((next === 46 && (isLetter(after) || isDigit(after))) || next === 47 || next === 45) {
    if (next === 46 && end - at === 3 && /^www$/i.test(text.slice(at, end))) return schemedLinkAt(text, at);
    walk.tries += 1;
    return dottedAt(text, at);
  }
  return null;
};

type Keyword = (
  text: string,
  word: string,
  lower: string,
  start: number,
  end: number,
) => FactMatch | FactMatch[] | null;

// Words that can be more than words, by their spelling in small letters, with what reads them.
const KEYWORDS = new Map<string, Keyword>();
const keywords = (words: Iterable<string>, read: Keyword): void => {
  for (const word of words) KEYWORDS.set(word, read);
};
keywords(["noon", "midday", "midnight"], (_text, _word, lower, start, end) => namedTimeAt(lower, start, end));
keywords(["half", "quarter"], (text, _word, lower, start, end) => pastHourAt(text, lower, start, end));
keywords(["version", "release"], (text, _word, _lower, _start, end) => namedVersionAt(text, end));
keywords([...currencyCodes].join(" ").toLowerCase().split(" "), (text, word, _lower, start, end) =>
  currencyCodes.has(word) ? codedMoneyAt(text, word, start, end) : null,
);
keywords(relativeWords, relativeDateAt);
keywords(dayNames, weekdayAt);
keywords(monthNames, (text, word, _lower, start, end) => monthFirstDatesAt(text, word, start, end));
keywords(numberWords, (text, _word, lower, start, end) => spelledFigureAt(text, lower, start, end));

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
const namedFactsAt = (text: string, at: number, end: number): readonly FactMatch[] | null => {
  const keyword = keywordAt(text, at, end);
  if (keyword.length > 0) return keyword;
  const name = isUpper(text.charCodeAt(at)) ? nameAt(text, at, end) : null;
  return name === null ? null : [name];
};

const wordFactsAt = (text: string, at: number, end: number, walk: Walk): readonly FactMatch[] | null => {
  const next = text.charCodeAt(end);
  if (next === 58 || next === 64 || next === 46 || next === 47 || next === 45 || next === 43) {
    const address = addressAt(text, at, end, walk);
    if (address !== null) return [address];
  }
  for (let index = at; index < end; index += 1) {
    if (!isDigit(text.charCodeAt(index))) continue;
    const code = codeAt(text, at);
    return code === null ? null : [code];
  }
  if (next === 45 && isUpper(text.charCodeAt(at))) {
    const code = codeAt(text, at);
    if (code !== null) return [code];
  }
  return namedFactsAt(text, at, end);
};

const markFactsAt = (text: string, at: number, unit: number): FactMatch | null => {
  const next = text.charCodeAt(at + 1);
  if (isCurrencySign(unit)) return moneyAt(text, at);
  if (unit === 64) return handleAt(text, at);
  if (unit === 35) return channelAt(text, at);
  if ((unit === 43 || unit === 40) && isDigit(next)) return phoneAt(text, at);
  if (unit === 47 || unit === 126 || (unit === 46 && (next === 47 || next === 46))) {
    const before = at === 0 ? 32 : text.charCodeAt(at - 1);
    return isSpace(before) || before === 40 || before === 96 || before === 34 ? rootedPathAt(text, at) : null;
  }
  return null;
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

export interface ExtractOptions {
  /** Numbers that count the items of a list are read as figures too; they are left out otherwise. */
  listNumbers?: boolean;
}

/**
 * Every fact of `text`, in order of its start. Quotes and code spans cover the facts inside them; no other two overlap.
 * Ranges are UTF-16 and slice back to `fact.text`. Linear in the length of the text.
 */
export const extractFacts = (text: string, options: ExtractOptions = {}): Fact[] => {
  const facts: Fact[] = [];
  const walk: Walk = { chunkStart: 0, tries: 0, nextAt: -1 };
  const add = (reading: FactMatch): void => {
    const found = reading as Fact;
    found.text = text.slice(reading.start, reading.end);
    facts.push(found);
  };
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (isSpace(unit)) {
      walk.tries = 0;
      at += 1;
      continue;
    }
    let readings: readonly FactMatch[] | null = null;
    let end = at + 1;
    if (isLetter(unit)) {
      end = plainEnd(text, at);
      const next = text.charCodeAt(end);
      // Most words are letters alone with a space or a comma behind them, and no facts.
      if (next === 32 || next === 44) {
        if (unit < 97 || hasKeywordLength(text, at, end)) readings = namedFactsAt(text, at, end);
      } else {
        end = wordEnd(text, at);
        readings = wordFactsAt(text, at, end, walk);
      }
    } else if (
      isDigit(unit) ||
      (unit === 46 && isDigit(text.charCodeAt(at + 1)) && !isDigit(text.charCodeAt(at - 1)))
    ) {
      if (unit !== 46 && options.listNumbers !== true && isListNumber(text, at)) end = LIST_NUMBER.lastIndex;
      else {
        readings = figuresAt(text, at);
        if (isNegative(text, at)) readings = signed(readings);
      }
    } else if (unit === 34 || unit === 0x201c || unit === 0xab) {
      const quote = quoteAt(text, at);
      if (quote !== null) add(quote);
    } else if (unit === 96) {
      const code = codeSpanAt(text, at);
      if (code !== null) add(code);
    } else {
      const found = markFactsAt(text, at, unit);
      if (found !== null) readings = [found];
    }
    if (readings !== null && readings.length > 0) {
      for (const reading of readings) add(reading);
      end = Math.max(end > at + 1 ? at + 1 : end, (readings.at(-1) as FactMatch).end);
    }
    at = end;
  }
  return facts;
};
